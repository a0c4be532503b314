import type { PushConfig } from '#src/contract/push.ts'

import { firebaseAddress } from './firebase-messaging.ts'
import type { PushAddress } from './firebase-messaging.ts'

type PushData = Readonly<Record<string, unknown>>
type FromWorker = { readonly comanda: string; readonly kind: 'push' | 'click'; readonly data: PushData }

// Missing in some browsers, and on pages without https.
type NotifyingWindow = Window & {
  readonly Notification?: typeof globalThis.Notification
  readonly PushManager?: typeof globalThis.PushManager
}

export type PushSetup = {
  readonly view: Window
  readonly config: PushConfig
  /** Path of the worker on the page's own origin. */
  readonly worker: string
  readonly restaurantId: number
  /** Query parameter with the route, for a notification that opens a new window. */
  readonly routeParameter: string
  readonly onMessage: (data: PushData) => void
  /** Called when the diner clicks a notification; the page has the focus. */
  readonly onClick: (data: PushData) => void
}

export type Push = {
  readonly token: string
  readonly notify: (title: string, options: NotificationOptions) => Promise<void>
  readonly stop: () => void
}

/** Whether push is possible: the browser supports it and the diner has not denied notifications. */
export function mayNotify(view: NotifyingWindow): boolean {
  const { Notification, PushManager, navigator } = view
  return Boolean(Notification && PushManager && 'serviceWorker' in navigator && Notification.permission !== 'denied')
}

/** Asks for permission; call it only in a click handler [PUSH-02]. */
export async function askToNotify({ Notification }: NotifyingWindow): Promise<boolean> {
  return (await Notification?.requestPermission()) === 'granted'
}

/**
 * Starts receiving push messages: registers a service worker with a scope of its own, so that it does not replace one
 * of the host page, and gets a token. Rejects when any step fails [PUSH-03].
 */
export async function connectPush(setup: PushSetup, address = firebaseAddress): Promise<Push> {
  const { serviceWorker } = setup.view.navigator
  const registration = await register(setup)
  const { scope } = registration
  const given: PushAddress = await address({ ...setup.config, registration })

  const receive = ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.comanda !== scope) return
    if (data.kind === 'click') setup.onClick(data.data)
    else setup.onMessage(data.data)
  }
  serviceWorker.addEventListener('message', receive)
  // Messages are queued until this call, because the listener is added by addEventListener.
  serviceWorker.startMessages()
  return {
    token: given.token,
    notify: (title, options) => registration.showNotification(title, options),
    stop() {
      serviceWorker.removeEventListener('message', receive)
      // Offline this fails; the service drops an unused token by itself.
      given.forget().catch(() => {})
    },
  }
}

/**
 * Registers the worker. Its address carries the page and the parameter that a notification opens without an open
 * window.
 */
async function register({ view, worker, restaurantId, routeParameter }: PushSetup): Promise<ServiceWorkerRegistration> {
  const url = new URL(worker, view.location.href)
  if (url.origin !== view.location.origin) throw new Error('the worker is not of this origin')
  url.searchParams.set('page', view.location.origin + view.location.pathname)
  url.searchParams.set('parameter', routeParameter)
  const scope = new URL(`comanda-push/${restaurantId}/`, url).pathname
  const registration = await view.navigator.serviceWorker.register(url, { scope })
  await isActive(registration)
  return registration
}

function isActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const coming = waiting ?? installing
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('the worker was not installed'))
    })
  })
}
