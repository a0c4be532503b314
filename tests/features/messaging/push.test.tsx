import { act, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { pushTokensOf } from '#demo/server/queries/push-tokens.ts'
import { watchPush } from '#src/app/watch-push.ts'
import { expectConsole } from '#tests/support/setup.ts'

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

async function openPush(setup: Parameters<typeof openMessages>[1] = {}) {
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
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
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

describe('push', () => {
  it('asks for permission only after a tap, then registers this device [PUSH-01, PUSH-02, PUSH-04, API-45]', async () => {
    const { turnOn, tokens, notifyMe, sent, instance, restaurantId, calls } = await openPush()
    expect([browser.asked.mock.calls.length, browser.registered, firebase.asked]).toEqual([0, [], []])
    expect(calls.some((call) => call.includes('/static/push/'))).toBe(false)
    await turnOn()
    expect(browser.asked).toHaveBeenCalledTimes(1)
    expect(browser.registered).toEqual([
      { url: expect.stringContaining('/push.js?page=') as string, scope: `/comanda-push/${restaurantId}/` },
    ])
    expect(firebase.asked).toEqual([
      {
        app: {
          config: expect.objectContaining({ projectId: 'example' }) as object,
          name: expect.any(String) as string,
        },
        vapidKey: 'BExampleKey',
      },
    ])
    expect(sent('/account/set_firebase_token')).toMatchObject({
      token: 'fcm-1',
      type: 'FCM',
      unique_id: instance.stores.session.state.deviceId,
    })
    expect(await tokens()).toEqual(['fcm-1'])
    expect(notifyMe()).toBeNull()
  })

  it('runs again at the next visit without another question [PUSH-01]', async () => {
    const { instance, turnOn, count } = await openPush()
    await turnOn()
    onTestFinished(watchPush(instance))
    await waitFor(() => expect(count('/account/set_firebase_token')).toBe(2))
    expect(browser.asked).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['the page names no worker', { options: {} }],
    ['the provider has no configuration', { service: {} }],
  ])('is not offered where %s [PUSH-04]', async (_where, setup) => {
    const { notifyMe } = await openPush(setup)
    expect(notifyMe()).toBeNull()
  })

  it('is not offered where the browser has none, or was told no', async () => {
    vi.stubGlobal('Notification', { permission: 'denied' })
    const { notifyMe } = await openPush()
    expect(notifyMe()).toBeNull()
  })

  it('does nothing more once the diner says no', async () => {
    const { user, screen, notifyMe } = await openPush()
    browser.asked.mockResolvedValue('denied')
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    await waitFor(() => expect(notifyMe()).toBeNull())
    expect(firebase.asked).toEqual([])
  })

  it('that cannot be set up shows nothing [PUSH-03]', async () => {
    const { user, screen, wait, count } = await openPush()
    firebase.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Notify me' }))
    await waitFor(() => expect(firebase.asked).toHaveLength(1))
    await wait(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(count('/account/set_firebase_token')).toBe(0)
  })

  it('CHAT_MESSAGE adds an unread message and a notification cut to 50 letters [PUSH-05, PUSH-09]', async () => {
    const { turnOn, aMessage, screen, go } = await openPush()
    await turnOn()
    go('/')
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    await bar.findByRole('button', { name: 'Messages' })
    browser.tell('push', aMessage(901, 'x'.repeat(60)))
    expect(await bar.findByRole('button', { name: 'Messages 1 item' })).toBeTruthy()
    expect(browser.notifications).toEqual([
      {
        title: 'Da Gino',
        options: expect.objectContaining({ body: 'x'.repeat(50), tag: 'comanda-chat-77' }) as object,
      },
    ])
  })

  it('MARK_MESSAGES sets the read time [PUSH-06]', async () => {
    const { turnOn, aMessage, screen, go } = await openPush()
    await turnOn()
    go('/')
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    browser.tell('push', aMessage(901))
    browser.tell('push', aMessage(902))
    await bar.findByRole('button', { name: 'Messages 2 items' })
    const marks = { type: 'MARK_MESSAGES', id_chat: '77', ids: '[901]', data_ora_lettura: '2026-11-20 12:01:00' }
    browser.tell('push', marks)
    expect(await bar.findByRole('button', { name: 'Messages 1 item' })).toBeTruthy()
    expect(browser.notifications).toHaveLength(2)
  })

  it('CODICE_SCONTO counts one code more at a venue it names [PUSH-07]', async () => {
    const { turnOn, screen, go } = await openPush()
    await turnOn()
    go('/')
    const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }))
    const codes = await bar.findByRole('button', { name: /^Codes \d+ items$/ })
    const before = Number(codes.querySelector('.badge > span')?.textContent)
    const code = { type: 'CODICE_SCONTO', title: 'New', body: '10 %', id: '5' }
    browser.tell('push', { ...code, mask_locali: '[11,13]' })
    expect(bar.getByRole('button', { name: `Codes ${before} items` })).toBeTruthy()
    browser.tell('push', { ...code, mask_locali: '[12]' })
    expect(await bar.findByRole('button', { name: `Codes ${before + 1} items` })).toBeTruthy()
  })

  it('any other kind is ignored, with a warning in the console [PUSH-08]', async () => {
    const { turnOn } = await openPush()
    await turnOn()
    browser.tell('push', { type: 'SOMETHING', title: 'T', body: 'B' })
    expect(expectConsole()).toEqual(['console.warn: Comanda: type not recognized'])
    expect(browser.notifications).toEqual([])
  })

  it('a click opens the widget at the conversation, or at the list when it is not known [PUSH-10]', async () => {
    const { turnOn, aMessage, path, instance, orderId, go } = await openPush()
    await turnOn()
    go('/')
    act(() => instance.surface.close())
    browser.tell('click', aMessage(901))
    expect([instance.surface.isOpen, path()]).toEqual([true, `/messaggistica/ordine/${orderId}`])
    act(() => instance.location.back())
    expect(path()).toBe('/messaggistica')
    go('/')
    browser.tell('click', { type: 'CHAT_MESSAGE' })
    expect(path()).toBe('/messaggistica')
  })

  it('shows no notification of the conversation on the screen; it is asked for again at once', async () => {
    const { turnOn, aMessage, open, answer } = await openPush()
    await turnOn()
    const sheet = await open()
    await sheet.findByText(/Nobody has written yet/)
    await answer('On its way')
    browser.tell('push', aMessage(901, 'On its way'))
    expect(await sheet.findByText('On its way')).toBeTruthy()
    expect(browser.notifications).toEqual([])
  })

  it('leaves what is for another widget alone', async () => {
    const { turnOn, aMessage } = await openPush()
    await turnOn()
    browser.tell('push', aMessage(901), '/comanda-push/1/')
    expect(browser.notifications).toEqual([])
  })

  it('ends with the session: messages are ignored and the address is given up [PUSH-01]', async () => {
    const { turnOn, aMessage, instance, storage } = await openPush()
    await turnOn()
    act(() => instance.endSession())
    await waitFor(() => expect(firebase.forgotten).toBe(1))
    browser.tell('push', aMessage(901))
    expect(browser.notifications).toEqual([])
    expect(JSON.stringify([...storage.map.values()])).not.toContain('"isWanted":true')
  })
})
