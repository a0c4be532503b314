import { expect, test } from './support/fixtures.ts'
import { remoteDiner, tiramisu } from './support/remote-diner.ts'
import { keptCart } from './support/stored-visit.ts'

test.beforeEach(({ quietConsole }) => quietConsole.expect(/Failed to load resource/))

test('an order that cannot be reloaded stays on the screen', async ({
  openHost,
  returnWith,
  widget,
  service,
  restaurant,
  customer,
}) => {
  const orderId = await remoteDiner(service, restaurant, { customer }).order()
  await returnWith({ customer })
  await openHost({ tag: { venue: 11, route: `/ordine/riepilogo/${orderId}` } })
  const lookUp = { path: '/account/get_order', times: 99 }
  await service.fail(restaurant, { ...lookUp, kind: '500' })
  await widget.launcher.click()
  await expect(widget.dialog('ATTENTION')).toContainText('Connection error')
  await widget.button('OK').click()
  await service.heal(restaurant)
  await widget.button('Try again').click()
  const follow = widget.button('Refresh')
  await expect(widget.widget.getByText(/^Updated at/)).toBeVisible()
  for (const kind of ['500', 'garbage', 'drop'] as const) {
    await service.heal(restaurant)
    await service.fail(restaurant, { ...lookUp, kind })
    await follow.click()
    await expect(widget.widget.getByText(/^Last known at/)).toBeVisible()
    await expect(widget.heading(`Order #${orderId}`)).toBeVisible()
    await service.heal(restaurant)
    await follow.click()
    await expect(widget.widget.getByText(/^Updated at/)).toBeVisible()
  }
  await service.decide(restaurant, orderId, 'confirm')
  await follow.click()
  await expect(widget.status('has confirmed your order')).toBeVisible()
})

test('ten rapid clicks on a slow service are one order [CHK-34]', async ({
  openAgain,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await widget.field('Cash').check()
  await service.fail(restaurant, { path: '/account/order', kind: 'delay', ms: 1000, times: 10 })
  await widget.orderAndPay.evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) button.click()
  })
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

for (const [way, reloads] of [
  ['at once', false],
  ['after a reload', true],
] as const) {
  test(`a lost reply sent again ${way} is one order`, async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    customer,
  }) => {
    await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
    await widget.field('Cash').check()
    await service.fail(restaurant, { path: '/account/order', kind: 'lose-reply', times: 99 })
    await widget.orderAndPay.click()
    await expect(widget.dialog('ATTENTION')).toContainText('it cannot be ordered twice')
    expect(await service.ordersOf(restaurant)).toHaveLength(1)
    expect(await keptCart({ page, service }, restaurant)).toEqual(['1 Tiramisu'])
    await service.heal(restaurant)
    if (reloads) {
      await page.reload()
      await widget.launcher.click()
      await widget.field('Cash').check()
    } else {
      await widget.button('OK').click()
    }
    await widget.orderAndPay.click()
    const [order, ...others] = await service.ordersOf(restaurant)
    await expect(widget.heading(`Order #${order?.id}`)).toBeVisible()
    expect(others).toEqual([])
  })
}
