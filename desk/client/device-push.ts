import type { PushDevice } from '#desk/contract/devices.ts'

/** What the browser really does: it knows no push messages, it was told to show none, none are asked for, or they come. */
export type DevicePushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** Push messages to this device. */
export type DevicePush = {
  state(): Promise<DevicePushState>
  /** Asks for permission and for an address; null: refused. To be called in a tap, else browsers refuse. Rejects without a push service. */
  turnOn(publicKey: string): Promise<PushDevice | null>
  /** The address that is there; null = none. */
  current(): Promise<PushDevice | null>
  /** Gives the address back; answers which it was. */
  turnOff(): Promise<string | null>
}

type PushPage = Window & { readonly Notification?: typeof Notification; readonly PushManager?: unknown }

/** Push messages by the worker of the desk. */
export function createDevicePush(page: PushPage): DevicePush {
  const { Notification: notices, navigator } = page
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  const worker = async () => (await serviceWorker?.getRegistration('/staff')) ?? null
  const subscription = async () => (await (await worker())?.pushManager.getSubscription()) ?? null
  const isKnown = Boolean(notices && page.PushManager && serviceWorker)

  return {
    async state() {
      if (!isKnown || !notices) return 'unsupported'
      if (notices.permission === 'denied') return 'blocked'
      return notices.permission === 'granted' && (await subscription()) ? 'on' : 'off'
    },
    async turnOn(publicKey) {
      if (!notices || (await notices.requestPermission()) !== 'granted') return null
      const registration = await worker()
      const options = { userVisibleOnly: true, applicationServerKey: publicKey }
      return registration ? deviceOf(await registration.pushManager.subscribe(options)) : null
    },
    async current() {
      const found = isKnown ? await subscription() : null
      return found && deviceOf(found)
    },
    async turnOff() {
      const found = await subscription()
      await found?.unsubscribe()
      return found?.endpoint ?? null
    },
  }
}

function deviceOf(subscription: PushSubscription): PushDevice | null {
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, p256dh: keys.p256dh, auth: keys.auth } : null
}
