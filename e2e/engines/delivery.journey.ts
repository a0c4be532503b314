import { expect, test } from './fixtures.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 3 })),
})

test('an order is delivered to an address found by typing', async ({
  openAgain,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  const where = { role: 'region', name: 'Where to' }
  const tiramisu = /^Add Tiramisu/
  await openAgain('/ordine', { customer, venue: 31 })
  await diner.press(view.button('Delivery'))
  await diner.fill({ role: 'combobox', name: 'Address' }, 'via po')
  await diner.press({ role: 'option', name: 'Via Po, 10123 Torino TO, Italy' })
  await diner.hasFocus(view.field('House number'))
  await diner.type('12')
  await diner.key('Enter')
  await diner.reads(where, 'Via Po 12, 10123 Torino TO, Italy')
  await diner.reads(where, 'Minimum order 10,00 €')
  await view.chooseTime()
  await diner.press({ ...view.button(tiramisu), at: 0 })
  await diner.press({ ...view.button('Add Tiramisu, 1 in your order'), at: 0 })
  await view.openCart()
  await diner.reads(view.goToCheckout, '12,50 €')
  await diner.press(view.goToCheckout)
  await view.orderInCash()
  const orders = await service.ordersOf(restaurant)
  expect(orders.map(({ totalCents }) => totalCents)).toEqual([1250])
})
