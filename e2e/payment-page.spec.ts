import type { Page } from '@playwright/test'

import type { Origins } from '#tools/host-pages.ts'

import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { keptCart } from './support/stored-visit.ts'
import { typeCard } from './support/type-card.ts'

const checkout = '/carrello/riepilogo'

// The payment page needs pagina_pagamento_url, an optional addition.
test.beforeEach(async ({ page, openHost, returnWith, service, restaurant, customer, widget }) => {
  await service.change(restaurant, { paymentMode: { id: 2, hasPaymentPage: true } })
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: checkout, 'payment-surface': 'page' }, hasStripe: false })
  // The page leads back only to the restaurant's own site.
  await service.change(restaurant, { restaurant: { siteUrl: page.url() } })
  await widget.launcher.click()
  await widget.field('Card').check()
})

const atService = (page: Page, { service }: Origins) => page.waitForURL(`${service}/pay?**`)
const pay = (page: Page) => page.getByRole('button', { name: /^Pay 5,50/ }).click()
const back = (page: Page) => page.getByRole('link', { name: 'Back to the site' }).click()

test('the payment page refuses a card; another pays once @phone @additions', async ({
  page,
  widget,
  service,
  restaurant,
  origins,
  quietConsole,
}) => {
  // The page asks the service about a card that was declined; the answer is a refusal.
  quietConsole.expect(/status of 409/)
  const host = page.url()
  const asked: string[] = []
  page.on('request', (request) => {
    if (page.url() === host) asked.push(request.url())
  })
  await widget.orderAndPay.click()
  await atService(page, origins)
  // Nothing of a provider was loaded into the restaurant's own page.
  expect(asked.filter((url) => url.startsWith(origins.provider) || /emulators|stripe\.js/.test(url))).toEqual([])
  await typeCard(page, '4000000000000002')
  await pay(page)
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  expect(await service.ordersOf(restaurant)).toEqual([])

  await typeCard(page)
  await pay(page)
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(page.url().split('?')[0]).toBe(host)
  await expect(widget.status(/^We have sent your order/)).toBeVisible()
  await expect(widget.widget.getByText(/is waiting for payment/)).toHaveCount(0)
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await service.moneyOf(restaurant)).toBe(550)

  // The paid order has left the cart.
  await expect.poll(() => keptCart({ page, service }, restaurant)).toEqual([])
})

test('leaving the page without paying keeps the order waiting @phone @additions', async ({
  page,
  widget,
  service,
  restaurant,
  expectAccessible,
  origins,
}) => {
  await widget.orderAndPay.click()
  await atService(page, origins)
  await back(page)
  const waits = widget.widget.getByText(/^Order #\d+ is waiting for payment$/)
  await expect(waits).toBeVisible()
  await expect(widget.button('Leave it')).toBeVisible()
  await expectAccessible()
  expect(await service.ordersOf(restaurant)).toEqual([])

  await widget.button('Pay').click()
  await widget
    .sheet(/^Pay for order #\d+$/)
    .getByRole('button', { name: /^Pay / })
    .click()
  await typeCard(page)
  await pay(page)
  await expect(widget.status(/^We have sent your order/)).toBeVisible()
  await expect(waits).toHaveCount(0)
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await service.moneyOf(restaurant)).toBe(550)
})

test('leaving page and order charges nothing @phone @additions', async ({
  page,
  widget,
  service,
  restaurant,
  origins,
}) => {
  await widget.orderAndPay.click()
  await atService(page, origins)
  await back(page)
  await widget.button('Leave it').click()
  await widget
    .dialog(/^Leave order #\d+\?$/)
    .getByRole('button', { name: 'Leave it' })
    .click()
  await expect(widget.button('Leave it')).toHaveCount(0)
  expect(await service.moneyOf(restaurant)).toBe(0)
})

test('Back from the payment page restores the checkout @phone @additions', async ({
  page,
  context,
  widget,
  service,
  restaurant,
  origins,
}) => {
  await widget.orderAndPay.click()
  await atService(page, origins)
  const address = page.url()
  await page.goBack()
  if (await widget.launcher.isVisible()) await widget.launcher.click()
  await widget.heading('Checkout').waitFor()

  // On another screen of the same diner.
  const other = await context.newPage()
  await other.goto(address)
  await typeCard(other)
  await pay(other)
  await other.waitForURL((url) => url.href !== address)
  await other.close()

  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await expect(widget.status(/^We have sent your order/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(await service.moneyOf(restaurant)).toBe(550)
})
