import { tiramisu } from '../support/remote-diner.ts'
import { expect, outage, test } from './fixtures.ts'

test('without a connection the menu stays, with it orders go', async ({
  openHost,
  returnWith,
  diner,
  view,
  service,
  restaurant,
  customer,
  quietConsole,
}) => {
  const banner = view.status('Offline: prices may have changed')
  const dish = view.button('Tomato bruschetta')
  await returnWith({ customer, dishes: [tiramisu] })
  await openHost({ tag: { venue: 11, route: '/menu' } })
  await diner.press(view.launcher)
  await diner.appears(dish)
  await view.openCart()
  await diner.reload()

  // The service takes no call and closes the connection, which every engine can show.
  quietConsole.expect(outage)
  await service.fail(restaurant, { path: '', kind: 'drop', times: 10_000 })
  await diner.press(view.launcher)
  await diner.appears(dish)
  await diner.appears(banner)
  await diner.reads(view.viewOrder, '5,50 €')
  await view.openCart()
  await diner.reads(view.goToCheckout, '5,50 €')

  await service.heal(restaurant)
  await diner.disappears(banner)
  await diner.press(view.goToCheckout)
  await view.orderInCash()
  expect(await service.ordersOf(restaurant)).toHaveLength(1)
})
