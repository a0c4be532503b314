import type { BrowserContext, Page, Worker } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { remoteDiner } from './support/remote-diner.ts'

type Shown = { readonly title: string; readonly body: string; readonly tag: string }
type Watched = {
  readonly registration: ServiceWorkerRegistration
  shown?: Shown[]
  readonly ExtendableEvent: new (type: string) => Event
}

/** The browser of the tests shows no notifications: what its worker asks it to show is written down. */
async function watchNotifications(worker: Worker): Promise<() => Promise<readonly Shown[]>> {
  await worker.evaluate(() => {
    const watched = globalThis as unknown as Watched
    watched.shown = []
    watched.registration.showNotification = (title, { body = '', tag = '' } = {}) => {
      watched.shown?.push({ title, body, tag })
      return Promise.resolve()
    }
  })
  return () => worker.evaluate(() => (globalThis as unknown as Watched).shown ?? [])
}

/** Delivers a push message to the worker of the desk, as the push service of the browser would. */
async function push(context: BrowserContext, page: Page, note: object): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/staff')
      if (found) resolve(found.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const data = JSON.stringify(note)
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
}

test('a push message is shown, and leads to its order [ORD-72]', async ({
  page,
  context,
  origins,
  service,
  restaurant,
  customer,
}) => {
  const order = await remoteDiner(service, restaurant, { customer }).order()
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.evaluate(async () => navigator.serviceWorker.ready)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The desk has no worker.')
  const shown = await watchNotifications(worker)

  const path = `/staff?order=${order}`
  const said = { title: `Order ${order} is waiting`, body: 'Due at 19:30. Tap to answer.' }
  await push(context, page, { kind: 'order', number: order, due: '19:30', path, ...said })
  // The next one about the same order has the same name, and takes its place.
  await expect.poll(shown).toEqual([{ ...said, tag: `order-${order}` }])

  // No tool taps a notification: the worker hears of it as from the browser.
  await worker.evaluate((data) => {
    const { ExtendableEvent } = globalThis as unknown as Watched
    const tap = new ExtendableEvent('notificationclick')
    globalThis.dispatchEvent(Object.assign(tap, { notification: { data, close: () => undefined } }))
  }, path)
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible()
  await expect(page.getByRole('heading', { name: new RegExp(String(order)) })).toBeInViewport()
})
