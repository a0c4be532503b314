import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { typeCard } from './support/type-card.ts'
import { watchPolicy } from './support/watch-policy.ts'

const checkout = '/carrello/riepilogo'

test('the documented policy lets a card pay without violation', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const violations = await watchPolicy(page)
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: checkout }, csp: 'strict', hasStripe: true })
  await widget.launcher.click()
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await typeCard(page, '4000002500003155')
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: 'Complete' }).click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
  expect(violations).toEqual([])
})

// The payment page needs pagina_pagamento_url, an optional addition.
test('under Trusted Types PayPal pays on the service’s page @additions', async ({
  page,
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
  origins,
}) => {
  const violations = await watchPolicy(page)
  await service.change(restaurant, { paymentMode: { id: 3, hasPaymentPage: true } })
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: checkout, 'payment-surface': 'page' }, csp: 'strict' })
  await service.change(restaurant, { restaurant: { siteUrl: page.url() } })
  await widget.launcher.click()
  await widget.field('PayPal').check()
  await widget.orderAndPay.click()
  await page.waitForURL(`${origins.service}/pay?**`)
  const opening = page.waitForEvent('popup')
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button').click()
  await (await opening).getByRole('button', { name: 'Complete purchase' }).click()
  await expect(widget.status(/^We have sent your order/)).toBeVisible()
  expect(await service.moneyOf(restaurant)).toBe(550)
  expect(await service.ordersOf(restaurant)).toMatchObject([{ payment: { mode: 'payPal' } }])
  expect(violations).toEqual([])
})

test('under the strict policy PayPal fails politely, another pays', async ({
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
  quietConsole,
}) => {
  quietConsole.expect(/TrustedScriptURL|Trusted Type/)
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: checkout }, csp: 'strict' })
  await widget.launcher.click()
  await widget.field('PayPal').check()
  await expect(
    widget.widget.getByText('PayPal cannot be loaded here. You can choose another way to pay.'),
  ).toBeVisible()
  await expect(widget.widget.getByText('Connection error')).toHaveCount(0)
  await widget.orderInCash()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})
