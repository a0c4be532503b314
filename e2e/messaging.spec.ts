import type { Page } from '@playwright/test'

import { sendMessage } from '#src/contract/chat.ts'
import { createOrder } from '#src/contract/order.ts'
import { anOrder, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test as base } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'
import { remoteDiner } from './support/remote-diner.ts'

const day = 24 * 3_600_000
/** Interval in ms in which the widget fetches unread messages. */
const unreadMs = 100_000

const test = base.extend<{ orderId: number }>({
  restaurant: async ({ service }, provide) => {
    const restaurant = await service.addRestaurant({ restaurant: { pushConfig: 'demo' } })
    await service.setClock(restaurant, noon)
    await provide(restaurant)
  },
  /** An order for tonight of the customer who is signed in. */
  orderId: async ({ page, service, restaurant, customer, returnWith }, provide) => {
    const { api } = remoteDiner(service, restaurant, { customer })
    const order = await api.call(createOrder, await anOrder(api))
    await page.clock.install({ time: noon })
    await returnWith({ customer })
    await provide(order.id)
  },
})

test('a conversation shows a badge until the answer is read [MSG-06, MSG-10, SHELL-25]', async ({
  orderId,
  openHost,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  await openHost({ tag: { venue: 11, route: '/ordine/storico' } })
  await widget.launcher.click()
  await widget.button(`Messages about order #${orderId}`).click()
  const sheet = widget.sheet(`Messages: Order #${orderId}`)
  await sheet.getByLabel('Your message').fill('Is there garlic in it?')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('listitem')).toContainText(['Is there garlic in it?'])
  expect(await service.saidIn(restaurant)).toEqual(['Is there garlic in it?'])
  await expectAccessible()

  await service.writeAbout(restaurant, orderId, 'No, none.')
  await widget.waitFor(sheet.getByRole('listitem').last().filter({ hasText: 'No, none.' }), 5000)
  await sheet.getByRole('button', { name: 'Close' }).click()

  await service.writeAbout(restaurant, orderId, 'It is ready.')
  const link = widget.button(`Messages about order #${orderId} 1 unread message`)
  await widget.waitFor(link, unreadMs)
  await expectAccessible()
  await widget.go('/messaggistica')
  await expect(widget.heading(`Order #${orderId}`)).toBeVisible()
  await expectAccessible()
  await link.click()
  await expect(sheet.getByText('It is ready.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(widget.button(`Messages about order #${orderId}`)).toBeVisible()
  await expect(link).toHaveCount(0)
})

test('an ended conversation can only be read [MSG-09, MSG-16]', async ({
  page,
  orderId,
  openHost,
  widget,
  service,
  restaurant,
  expectAccessible,
}) => {
  await service.writeAbout(restaurant, orderId, 'Your umbrella is here.')
  await service.setClock(restaurant, noon + 2 * day)
  await openHost({ tag: { venue: 11, route: '/messaggistica' } })
  await widget.launcher.click()
  await widget.button(/^Messages about order/).click()
  const sheet = widget.sheet(`Messages: Order #${orderId}`)
  await expect(sheet.getByText('Your umbrella is here.')).toBeVisible()
  await expect(sheet.getByText('The time limit for messaging has ended.')).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await expectAccessible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(widget.widget.getByText('There is no open conversation.')).toBeVisible()
})

test('with the keyboard alone: open, write, send, leave', async ({
  page,
  orderId,
  openHost,
  widget,
  service,
  restaurant,
}) => {
  await openHost({ tag: { venue: 11, route: `/ordine/dettaglio/${orderId}` } })
  await widget.launcher.press('Enter')
  const link = widget.button(`Messages about order #${orderId}`)
  await link.press('Enter')
  const sheet = widget.sheet(`Messages: Order #${orderId}`)
  await expect(sheet).toBeVisible()
  const keys = keyboard(page)
  await keys.tabTo(sheet.getByLabel('Your message'))
  await page.keyboard.type('No onions')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('listitem')).toContainText(['No onions'])
  await expect(sheet.getByLabel('Your message')).toBeFocused()
  expect(await service.saidIn(restaurant)).toEqual(['No onions'])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(link).toBeFocused()
})

test('the staff answers at its desk and may write first', async ({
  page,
  orderId,
  origins,
  service,
  restaurant,
  customer,
}) => {
  const { api } = remoteDiner(service, restaurant, { customer })
  await api.call(sendMessage, { kind: 'order', subjectId: id<'Subject'>(orderId), text: 'Is there garlic in it?' })
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Messages')
  const said = page.getByRole('list', { name: `Order ${orderId}` }).getByRole('listitem')
  await expect(said).toHaveText([/Is there garlic in it\?$/])
  await page.getByRole('textbox', { name: /Your answer$/ }).fill('No, none.')
  await page.getByRole('button', { name: `Send: Order ${orderId}` }).click()
  await expect(said).toHaveText([/garlic/, /No, none\.$/])
  await openRoom(page, 'Orders')
  await page.getByText('Write to the customer').click()
  await page.getByRole('textbox', { name: 'Message' }).fill('It is ready.')
  await page.getByRole('button', { name: 'Send' }).and(page.locator(':visible')).click()
  await expect.poll(() => service.saidIn(restaurant)).toEqual(['Is there garlic in it?', 'No, none.', 'It is ready.'])
})

test.describe('push', () => {
  test.use({ permissions: ['notifications'] })

  test('asks Google for nothing before the tap [PUSH-01, PUSH-02, PUSH-04, PUSH-05]', async ({
    page,
    orderId,
    openHost,
    widget,
  }) => {
    const google: string[] = []
    // Push services cannot be reached in tests: the token is invented, everything else is real.
    await page.addInitScript(() => {
      const subscription = {
        endpoint: 'https://push.example/1',
        getKey: () => new Uint8Array(16).buffer,
        unsubscribe: () => Promise.resolve(true),
      }
      // The headless shell says "denied" whatever is granted, and shows nothing (https://crbug.com/1052332).
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = () => Promise.resolve('granted')
      const shown: (readonly [title: string, body: string | undefined])[] = []
      Object.assign(window, { shown })
      ServiceWorkerRegistration.prototype.showNotification = (title, options) =>
        Promise.resolve(void shown.push([title, options?.body]))
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription)
      PushManager.prototype.getSubscription = () => Promise.resolve(null)
    })
    await page.route(/googleapis\.com/, (route) => {
      google.push(new URL(route.request().url()).hostname)
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
      const authToken = { token: 'a.b.c', expiresIn: '604800s' }
      const json = { fid: 'cAAAAAAAAAAAAAAAAAAAAA', name: 'n', refreshToken: 'r', authToken, token: 'fcm-e2e' }
      return route.fulfill({ headers, json })
    })
    await openHost({ tag: { venue: 11, route: '/messaggistica', 'push-sw': '/comanda-push-sw.js' } })
    await widget.launcher.click()
    const notifyMe = widget.button('Notify me')
    await expect(notifyMe).toBeVisible()
    // A pending call would time out when the clock moves.
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(unreadMs)
    expect(google).toEqual([])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

    const registered = page.waitForResponse(/set_firebase_token$/)
    await notifyMe.click()
    expect((await registered).request().postDataJSON()).toMatchObject({ token: 'fcm-e2e', type: 'FCM' })
    expect(new Set(google)).toEqual(
      new Set(['firebaseinstallations.googleapis.com', 'fcmregistrations.googleapis.com']),
    )

    const messaggio = {
      id: 901,
      id_chat: 77,
      id_utente: 3,
      messaggio: 'It is ready.',
      created_at: '2026-03-10 12:00:00',
      data_ora_lettura: null,
      chat: { id: 77, chatable_type: 'ORDINE', chatable_id: orderId },
    }
    await deliver(page, {
      type: 'CHAT_MESSAGE',
      title: 'Da Gino',
      body: 'x'.repeat(60),
      messaggio: JSON.stringify(messaggio),
    })
    await widget.go('/ordine/storico')
    await expect(widget.button(`Messages about order #${orderId} 1 unread message`)).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'shown') as unknown))
      .toEqual([['Da Gino', 'x'.repeat(50)]])
  })
})

/** Hands a message to the service worker of the page, as the browser does when one comes from its push service. */
async function deliver(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await found
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify({ data }) })
}
