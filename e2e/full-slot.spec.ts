import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'

test('a slot that fills up gives way to another [CHK-59]', async ({
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await openAgain('/carrello/riepilogo', { customer, dishes: [tiramisu] })
  await widget.field('Cash').check()
  await service.change(restaurant, { timetable: { capacity: 0 } })
  await widget.orderAndPay.click()
  await expect(widget.setback).toBeFocused()
  await expect(widget.setback).toContainText('This time is fully booked by now: choose another one')
  await expectAccessible()
  await service.change(restaurant, { timetable: { capacity: 5 } })
  await widget.orderAndPay.click()
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
})

test(
  'a press too early leads to the first gap [CHK-60]',
  { tag: '@phone' },
  async ({ openAgain, widget, restaurant, service }) => {
    await service.change(restaurant, { restaurant: { guestOrderTypes: ['takeAway'] } })
    await openAgain('/carrello/riepilogo?guest=1', { dishes: [tiramisu] })
    // The code of the form comes after the screen.
    await widget.field('First and last name').waitFor()
    await widget.orderAndPay.click()
    await expect(widget.field('First and last name')).toBeFocused()
    await expect(widget.status('details are still missing')).toBeVisible()
  },
)
