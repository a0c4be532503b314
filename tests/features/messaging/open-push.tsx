import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

import { pushTokensOf } from '#server/platform/outbox/push-tokens.ts'

import { openMessages } from './open-messages.tsx'

// The SDK of Firebase is not ours, and asks Google.
const firebase = vi.hoisted(() => ({ token: 'fcm-1', isBroken: false, asked: [] as unknown[], forgotten: 0 }))
vi.mock('firebase/app', () => ({
  initializeApp: (config: unknown, name: string) => ({ config, name }),
  deleteApp: () => Promise.resolve(),
}))
vi.mock('firebase/messaging', () => ({
  getMessaging: (app: unknown) => app,
  getToken: (app: unknown, options: { vapidKey: string }) => {
    firebase.asked.push({ app, vapidKey: options.vapidKey })
    return firebase.isBroken ? Promise.reject(new Error('no push here')) : Promise.resolve(firebase.token)
  },
  deleteToken: () => {
    firebase.forgotten += 1
    return Promise.resolve(true)
  },
}))

/** What the browser of these tests has for push: a service worker that can post to the page, and notifications. */
function aBrowser() {
  const worker = new EventTarget()
  const registered: { url: string; scope: string | undefined }[] = []
  const notifications: { title: string; options: NotificationOptions }[] = []
  const asked = vi.fn<() => Promise<NotificationPermission>>(() => Promise.resolve('granted'))
  const scope = (path: string) => new URL(path, location.href).href
  const container = Object.assign(worker, {
    startMessages() {},
    register: (url: URL, options: RegistrationOptions) => {
      registered.push({ url: url.href, scope: options.scope })
      return Promise.resolve({
        active: {},
        scope: scope(options.scope ?? '/'),
        showNotification: (title: string, shown: NotificationOptions) => {
          notifications.push({ title, options: shown })
          return Promise.resolve()
        },
      })
    },
  })
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked })
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  return {
    asked,
    registered,
    notifications,
    /** The worker tells the page of a message, or of a press on a notification. */
    tell: (kind: 'push' | 'click', data: object, at = registered[0]?.scope ?? '') =>
      act(() => void worker.dispatchEvent(new MessageEvent('message', { data: { comanda: scope(at), kind, data } }))),
  }
}

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  Object.assign(firebase, { isBroken: false, asked: [], forgotten: 0 })
  browser = aBrowser()
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const withPush = { service: { restaurant: { pushConfig: 'demo' } }, options: { pushWorker: '/push.js' } } as const

/** The list of messages of a customer at a restaurant with push, and what Firebase and the browser were asked. */
export async function openPush(setup: Parameters<typeof openMessages>[1] = {}) {
  const widget = await openMessages('/messaggistica', { ...withPush, ...setup })
  await widget.screen.findByText('There is no open conversation.')
  const { service, customer, screen, user, orderId } = widget
  return {
    ...widget,
    notifyMe: () => screen.queryByRole('button', { name: 'Notify me' }),
    tokens: async () => {
      if (!customer) throw new Error('Nobody is signed in.')
      return (await pushTokensOf(service.db, customer.id)).map(({ token }) => token)
    },
    async turnOn() {
      await user.click(screen.getByRole('button', { name: 'Notify me' }))
      await waitFor(async () => expect(widget.count('/account/set_firebase_token')).toBe(1))
      await widget.settled()
    },
    /** A message of the restaurant about the order, as Firebase brings it. */
    aMessage: (id: number, text = 'Your order is on its way') => ({
      type: 'CHAT_MESSAGE',
      title: 'Da Gino',
      body: text,
      messaggio: JSON.stringify({
        id,
        id_chat: 77,
        id_utente: 3,
        messaggio: text,
        created_at: '2026-11-20 12:00:00',
        data_ora_lettura: null,
        chat: { id: 77, chatable_type: 'ORDINE', chatable_id: orderId },
      }),
    }),
    badge: () => within(screen.getByRole('navigation', { name: 'Main navigation' })),
  }
}

export { browser, firebase }
