import { cents } from '#src/domain/money.ts'

import { margherita, remoteDiner, tiramisu } from '../support/remote-diner.ts'
import { expect, outage, test } from './fixtures.ts'

const checkout = '/carrello/riepilogo'
const setback = { role: 'region', name: 'Your order has not been placed yet' }

test('a dish sold out at the button goes with one press', async ({
  openAgain,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  await openAgain(checkout, { customer, dishes: [margherita, tiramisu] })
  await diner.choose({ role: 'radio', name: 'Cash' })
  await service.change(restaurant, { stock: [{ productId: 801, venueId: 11, quantity: 0 }] })
  await diner.press(view.orderAndPay)
  await diner.hasFocus(setback)
  await diner.press(view.button('Order without Tiramisu', setback))
  await diner.hasFocus(view.orderAndPay)
  await diner.press(view.orderAndPay)
  await diner.appears(view.orderPage)
  expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 650 }])
})

test('a dish sold out at the button gives way to its neighbour', async ({
  openAgain,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  await openAgain(checkout, { customer, dishes: [margherita, tiramisu] })
  await diner.choose({ role: 'radio', name: 'Cash' })
  await service.change(restaurant, { stock: [{ productId: 801, venueId: 11, quantity: 0 }] })
  await diner.press(view.orderAndPay)
  await diner.press(view.button(/^Panna cotta/, setback))
  await diner.hasFocus(view.orderAndPay)
  await diner.press(view.orderAndPay)
  await diner.appears(view.orderPage)
  expect(await service.ordersOf(restaurant)).toMatchObject([
    { lines: [{ name: 'Margherita' }, { name: 'Panna cotta with berries' }] },
  ])
})

test('a price that has changed is said, and asked for', async ({
  openAgain,
  diner,
  view,
  service,
  restaurant,
  customer,
}) => {
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  await diner.choose({ role: 'radio', name: 'Cash' })
  await service.change(restaurant, { product: { id: 801, price: cents(600) } })
  await diner.press(view.orderAndPay)
  await diner.hasFocus(setback)
  await diner.reads(setback, /Tiramisu now costs 6,00\s€ instead of 5,50\s€/)
  await diner.reads(view.orderAndPay, '6,00 €')
  await diner.press(view.orderAndPay)
  await diner.appears(view.orderPage)
  expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 600 }])
})

test('a slot that is full gives way to another', async ({ openAgain, diner, view, service, restaurant, customer }) => {
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  await diner.choose({ role: 'radio', name: 'Cash' })
  const { slotStart, timetableId } = await remoteDiner(service, restaurant).chooseSlot()
  await service.change(restaurant, { timetable: { capacity: 1 }, bookings: [{ timetableId, slotStart, taken: 1 }] })
  await diner.press(view.orderAndPay)
  await diner.hasFocus(setback)
  await diner.reads(setback, 'This time is fully booked by now')
  await diner.press(view.button(/^Confirm the new time/, setback))
  await diner.hasFocus(view.orderAndPay)
  await diner.press(view.orderAndPay)
  await diner.appears(view.orderPage)
  const [order] = await service.ordersOf(restaurant)
  expect(order?.slotStart.slice(0, 10)).toBe(slotStart.slice(0, 10))
  expect(order?.slotStart).not.toBe(slotStart)
})

test('a press too early leads to the first gap', async ({ openAgain, diner, view }) => {
  await openAgain(`${checkout}?guest=1`, { dishes: [tiramisu] })
  // The code of the form comes after the screen.
  await diner.appears(view.field('First and last name'))
  await diner.press(view.orderAndPay)
  await diner.hasFocus(view.field('First and last name'))
  await diner.appears(view.status('details are still missing'))
})

test('a service that is away leaves name, telephone and retry', async ({
  openHost,
  diner,
  view,
  service,
  restaurant,
  quietConsole,
}) => {
  quietConsole.expect(outage)
  await service.fail(restaurant, { path: '', kind: 'drop', times: 10_000 })
  await openHost({ tag: { venue: 11, 'fallback-phone': '+39 011 123456' } })
  await diner.press(view.launcher)
  await diner.appears({ role: 'alert', says: 'Connection error' })
  await diner.appears({ role: 'paragraph', says: 'Trattoria' })
  await diner.appears({ role: 'link', name: 'Call +39 011 123456' })
  await service.heal(restaurant)
  await diner.press(view.button('Try again'))
  await diner.appears(view.button('Order now'))
})

test('a tab closed while paying leaves one sentence, two buttons', async ({
  openAgain,
  openHost,
  diner,
  view,
  service,
  restaurant,
}) => {
  const customer = await service.addCustomer(restaurant, { card: { rewards: [{ value: 3 }] } })
  await service.change(restaurant, { stock: [{ productId: 801, venueId: 11, quantity: 1 }] })
  await openAgain('/carrello', { customer, dishes: [tiramisu] })
  await test.step('a reward and the last portion are in the order', async () => {
    await diner.press(view.button(/^3,00\s€ off/))
    await diner.press(view.goToCheckout)
    await diner.choose({ role: 'radio', name: 'Card' })
    await diner.press(view.orderAndPay)
    await diner.appears(view.sheet('Your card'))
  })

  await openHost({ tag: { venue: 11, route: '/carrello' } })
  await diner.press(view.launcher)
  const waiting = view.status('is waiting for payment')
  await diner.appears(waiting)
  await test.step('nothing that the order holds is complained about or offered', async () => {
    await diner.appears(view.button('Discard order'))
    expect(await diner.see(view.status('No more available'))).toBeNull()
    expect(await diner.see(view.status('Reward removed'))).toBeNull()
    expect(await diner.see({ role: 'alertdialog' })).toBeNull()
  })
  await diner.appears(view.button('Pay', waiting))
  await diner.press(view.button('Leave it', waiting))
  await diner.press(view.button('Leave it', { role: 'alertdialog' }))
  await diner.disappears(waiting)
})

test.describe('at a table', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

  test('an order in cash begins with the way to the till', async ({ hostAddress, diner, view }) => {
    const address = hostAddress({ begins: 'anywhere', tag: { venue: 21 } })
    await diner.goTo(`${address}?ordering_route=%2Fordine&identificativo=stella-4-b4Tn`)
    await diner.press(view.button('See the menu'))
    await diner.press(view.button('Add Tomato bruschetta'))
    await view.openCart()
    await diner.press(view.goToCheckout)
    await diner.press(view.button('Continue as a guest'))
    await diner.fill(view.field('First name'), 'Rosa')
    await diner.fill(view.field('Last name'), 'Bruno')
    await diner.fill(view.field('Phone'), '+39 011 555 0123')
    await diner.choose({ role: 'checkbox', name: /^I have read and accept the privacy policy/ })
    await view.orderInCash()
    await diner.appears({ role: 'paragraph', says: 'Come to the till' })
  })
})
