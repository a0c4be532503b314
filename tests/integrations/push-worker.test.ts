import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

type Data = Readonly<Record<string, string>>
type Shown = { readonly title: string; readonly options: NotificationOptions & { tag: string; data: Data } }
type Event = { readonly data: { json(): unknown }; waitUntil(work: unknown): void }

/** What a browser gives a service worker for push: it calls the file's listeners, and keeps one notification for each tag. */
function aDevice() {
  const screen = new Map<string, Shown>()
  const work: unknown[] = []

  /** The browser starts the file anew, as after it was idle. */
  function start() {
    const listeners = new Map<string, (event: Event) => void>()
    const worker = {
      location: { href: 'https://gino.example/push.js', origin: 'https://gino.example' },
      addEventListener: (name: string, listener: (event: Event) => void) => listeners.set(name, listener),
      clients: { matchAll: () => Promise.resolve([]) },
      registration: {
        scope: 'https://gino.example/comanda-push/1/',
        getNotifications: ({ tag }: { tag: string }) =>
          Promise.resolve([...screen.values()].flatMap(({ options }) => (options.tag === tag ? [options] : []))),
        showNotification: (title: string, options: Shown['options']) =>
          Promise.resolve(void screen.set(options.tag, { title, options })),
      },
    }
    // oxlint-disable-next-line no-implied-eval -- the file is a classic script, as it is served
    new Function('self', readFileSync('public/push-worker.js', 'utf8'))(worker)
    return (data: Data) =>
      listeners.get('push')?.({ data: { json: () => ({ data }) }, waitUntil: (one) => void work.push(one) })
  }

  return {
    start,
    dismiss: () => screen.clear(),
    /** Texts on the lock screen once all messages are worked off. */
    async texts() {
      await Promise.all(work)
      return [...screen.values()].map(({ options }) => options.body)
    },
    shown: () => [...screen.values()].map(({ options }) => options),
  }
}

const news = (body: string, istante: number, id = '7') =>
  ({ type: 'STATO_ORDINE', title: 'Da Gino', body, id, istante: String(istante) }) as const
const confirmed = news('Order 7 confirmed · 19:30', 1000)
const later = news('Order 7: 20:00 instead of 19:30', 2000)

test('one notification of an order says its newest state [PUSH-12]', async () => {
  const device = aDevice()
  const push = device.start()
  push(confirmed)
  await device.texts()
  push(later)
  push(news('Order 8 confirmed', 1500, '8'))
  expect(await device.texts()).toEqual([later.body, 'Order 8 confirmed'])
  expect(device.shown()[0]).toMatchObject({ renotify: true, timestamp: 2000 })
})

test.each(['at once', 'one after the other', 'to a worker that was stopped', 'after it was dismissed'])(
  'an older state that comes later, %s, is dropped [PUSH-13]',
  async (how) => {
    const device = aDevice()
    const push = device.start()
    push(later)
    if (how !== 'at once') await device.texts()
    if (how === 'after it was dismissed') device.dismiss()
    const again = how === 'to a worker that was stopped' ? device.start() : push
    again(confirmed)
    expect(await device.texts()).toEqual(how === 'after it was dismissed' ? [] : [later.body])
  },
)

test('of two that come at once the newer stays [PUSH-13]', async () => {
  const device = aDevice()
  const push = device.start()
  push(confirmed)
  push(later)
  expect(await device.texts()).toEqual([later.body])
})

test('messages that do not say when all count', async () => {
  const device = aDevice()
  const push = device.start()
  const { istante: _istante, ...older } = confirmed
  push(older)
  push({ ...older, body: 'Order 7 cancelled' })
  expect(await device.texts()).toEqual(['Order 7 cancelled'])
  expect(device.shown()[0]).not.toHaveProperty('timestamp')
})
