import type { PushConfig } from '#src/contract/push.ts'

import { firebaseAddress } from './firebase-messaging.ts'
import type { PushAddress } from './firebase-messaging.ts'

type PushData = Readonly<Record<string, unknown>>
type FromWorker = { readonly comanda: string; readonly kind: 'push' | 'click'; readonly data: PushData }

// Absent in some browsers, and in pages without https.
type NotifyingWindow = Window & {
  readonly Notification?: typeof globalThis.Notification
  readonly PushManager?: typeof globalThis.PushManager
}

export type PushWish = {
  readonly view: Window
  readonly config: PushConfig
  /** Path of the worker on the page's own origin. */
  readonly worker: string
  readonly restaurantId: number
  /** Query parameter that carries a route into the page, for a notification nobody has a window for. */
  readonly routeParameter: string
  readonly onMessage: (data: PushData) => void
  /** A notification was pressed; the page has the focus. */
  readonly onClick: (data: PushData) => void
}

export type Push = {
  readonly token: string
  readonly notify: (title: string, options: NotificationOptions) => Promise<void>
  readonly stop: () => void
}

/** Whether the diner could be asked, or has been: not where there are no notifications, nor where they were refused. */
export function mayNotify(view: NotifyingWindow): boolean {
  const { Notification, PushManager, navigator } = view
  return Boolean(Notification && PushManager && 'serviceWorker' in navigator && Notification.permission !== 'denied')
}

/** Asks the diner; only ever from a click of theirs [PUSH-02]. */
export async function askToNotify({ Notification }: NotifyingWindow): Promise<boolean> {
  return (await Notification?.requestPermission()) === 'granted'
}

/**
 * Starts receiving push messages: a service worker with a scope of its own, so that one of the host page is not replaced,
 * and an address at the push service. Rejects when any step fails [PUSH-03].
 */
export async function connectPush(wish: PushWish, address = firebaseAddress): Promise<Push> {
  const { serviceWorker } = wish.view.navigator
  const registration = await register(wish)
  const { scope } = registration
  const given: PushAddress = await address({ ...wish.config, registration })

  const receive = ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.comanda !== scope) return
    if (data.kind === 'click') wish.onClick(data.data)
    else wish.onMessage(data.data)
  }
  serviceWorker.addEventListener('message', receive)
  // Messages wait until somebody listens this way.
  serviceWorker.startMessages()
  return {
    token: given.token,
    notify: (title, options) => registration.showNotification(title, options),
    stop() {
      serviceWorker.removeEventListener('message', receive)
      // The service forgets the address by itself: without a network this one is only unused.
      given.forget().catch(() => {})
    },
  }
}

/** The worker knows from its own address where a notification leads when no window is open any more. */
async function register({ view, worker, restaurantId, routeParameter }: PushWish): Promise<ServiceWorkerRegistration> {
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
