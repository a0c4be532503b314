import { tiramisu } from '../support/remote-diner.ts'
import { expect, test } from './fixtures.ts'

test('two restaurants in one page share nothing', async ({ openHost, returnWith, diner, view, service, customer }) => {
  const other = await service.addRestaurant()
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({
    tag: null,
    elements: [
      { venue: 11, route: '/carrello' },
      { restaurant: other.id, venue: 11, route: '/carrello', language: 'it' },
    ],
  })
  await diner.appears(view.button('Account'))
  await diner.appears(view.button('Accedi'))
  await diner.appears(view.button('Tiramisu, change'))
  expect((await diner.see(view.button('Tiramisu, change')))?.count).toBe(1)
})

test('inside the page an order goes through', async ({
  openHost,
  returnWith,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: null, elements: [{ venue: 11, route: '/carrello' }] })
  await diner.press(view.goToCheckout)
  await view.orderInCash()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})

for (const [name, page] of [
  ['the strictest policy', { csp: 'strict' }],
  ['hostile styles', { head: '<link rel="stylesheet" href="/css/hostile.css">' }],
] as const) {
  test(`under ${name} an order goes through`, async ({
    openHost,
    returnWith,
    diner,
    view,
    service,
    restaurant,
    customer,
  }) => {
    await returnWith({ customer, dishes: [tiramisu] })
    await openHost({ ...page, tag: { venue: 11, route: '/menu' } })
    await diner.press(view.launcher)
    await diner.press({ ...view.button(/^Add Tiramisu/), at: 0 })
    await view.openCart()
    await diner.press(view.goToCheckout)
    await view.orderInCash()
    const orders = await service.ordersOf(restaurant)
    expect(orders.map(({ totalCents }) => totalCents)).toEqual([1100])
  })
}
