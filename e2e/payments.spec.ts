import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { typeCard } from './support/type-card.ts'
import type { WidgetPage } from './support/widget-page.ts'

const checkout = '/carrello/riepilogo'
const challenged = '4000002500003155'

const pay = (widget: WidgetPage) => widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()

for (const place of ['floating', 'inline'] as const) {
  test(`a card is refused, challenged and pays once: ${place}`, async ({
    page,
    openHost,
    openAgain,
    returnWith,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
    origins,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(origins.provider)) asked.push(request.url())
    })
    const visit = { customer, dishes: [{ ...tiramisu, quantity: 2 }] }
    if (place === 'floating') {
      await openAgain(checkout, visit)
    } else {
      await returnWith(visit)
      await openHost({ tag: null, elements: [{ venue: 11, route: checkout }] })
    }
    await expect(widget.heading('Checkout')).toBeVisible()
    await widget.field('Card').check()
    expect(asked).toEqual([])
    await widget.orderAndPay.click()
    await expect(widget.sheet('Your card')).toBeVisible()
    await typeCard(page, '4000000000000002')
    await pay(widget)
    await expect(widget.sheet('Your card').getByRole('alert')).toHaveText('Your card was declined.')
    await expectAccessible()
    expect(await service.ordersOf(restaurant)).toEqual([])

    await typeCard(page, challenged)
    await pay(widget)
    const bank = page.frameLocator('iframe[title="3-D Secure"]')
    await bank.getByRole('button', { name: 'Complete' }).click()
    await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
    const orders = await service.ordersOf(restaurant)
    expect(orders).toHaveLength(1)
  })
}

test('a kept card pays with two taps the next time @wire', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const visit = { customer, dishes: [tiramisu] }
  await openAgain(checkout, visit)
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await typeCard(page)
  await page.getByText('Keep this card for the next time').click()
  await pay(widget)
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()

  await openAgain(checkout, visit)
  await widget.field(/^Visa •••• 4242/).check()
  await widget.orderAndPay.click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(2)
})

test('an order of a closed tab is found and paid', async ({
  page,
  openAgain,
  openHost,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await expect(widget.sheet('Your card')).toBeVisible()

  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  const waits = widget.widget.getByText(/^Order #\d+ is waiting for payment$/)
  await expect(waits).toBeVisible()
  await expectAccessible()
  await widget.button('Pay').click()
  const sheet = widget.sheet(/^Pay for order #\d+$/)
  await expect(sheet).toBeVisible()
  await expectAccessible()
  await sheet.getByRole('button', { name: /^Pay / }).click()
  await typeCard(page)
  await pay(widget)
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  await expect(waits).toBeHidden()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

// The emulated PayPal needs sdk_base_url, an optional addition.
test('PayPal: closed, then approved, is one order @additions', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  await widget.field('PayPal').check()
  const button = page.frameLocator('iframe[title="PayPal"]').getByRole('button')
  const leave = page.waitForEvent('popup')
  await button.click()
  await (await leave).close()
  await expect(widget.heading('Checkout')).toBeVisible()
  expect(await service.ordersOf(restaurant)).toEqual([])

  const approve = page.waitForEvent('popup')
  await button.click()
  const payPal = await approve
  const complete = payPal.getByRole('button', { name: 'Complete purchase' })
  // The press closes the window, sometimes before Playwright reports the click as done.
  await Promise.all([payPal.waitForEvent('close'), complete.click().catch(() => {})])
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

for (const { how, card, answer } of [
  { how: 'has no money left on it', card: '4000000000009995', answer: null },
  { how: 'is refused by its bank', card: challenged, answer: 'Fail' },
  { how: 'is never answered', card: '4000000000000408', answer: null },
] as const) {
  test(`a card that ${how} keeps everything, another pays`, async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    customer,
    quietConsole,
  }) => {
    // A provider that does not answer is a failed request to the browser.
    quietConsole.expect(/Failed to load resource/)
    await openAgain(checkout, { customer, dishes: [tiramisu] })
    await widget.field('Card').check()
    await widget.orderAndPay.click()
    await typeCard(page, card)
    await pay(widget)
    if (answer) await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: answer }).click()
    await expect(widget.sheet('Your card').getByRole('alert')).not.toBeEmpty()
    expect(await service.ordersOf(restaurant)).toEqual([])
    await typeCard(page)
    await pay(widget)
    await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
    expect(await service.ordersOf(restaurant)).toHaveLength(1)
  })
}

test('offline nothing is paid, online the same order is', async ({
  page,
  context,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  quietConsole,
}) => {
  quietConsole.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  await widget.field('Card').check()
  await widget.orderAndPay.click()
  await typeCard(page)
  await context.setOffline(true)
  await pay(widget)
  await expect(widget.sheet('Your card').getByRole('alert')).not.toBeEmpty()
  await context.setOffline(false)
  await pay(widget)
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

// Wallets need f_wallet, an optional addition.
test('the wallet of the device orders and pays @additions', async ({
  page,
  openAgain,
  widget,
  service,
  customer,
  restaurant,
}) => {
  await service.change(restaurant, { restaurant: { hasWallets: true } })
  await page.addInitScript(() => Object.assign(window, { __comandaWallet: 'applePay' }))
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  const wallet = page.frameLocator('iframe[title="Secure payment button frame"]')
  await wallet.getByRole('button').first().click()
  const sheet = page.frameLocator('iframe[title="Apple Pay"]')
  await sheet.getByRole('button', { name: 'Pay' }).click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})
