import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'

// Tips are an optional addition.
test('a tip is chosen, ordered and seen by the desk @phone @additions', async ({
  page,
  origins,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await service.change(restaurant, { venueId: 11, type: 'takeAway', service: { tipPercents: [5, 10, 15] } })
  await openAgain('/carrello/riepilogo', { customer, dishes: [margherita, tiramisu] })
  const tip = widget.widget.getByRole('group', { name: 'Tip' })
  await expect(tip.getByRole('radio', { name: 'No tip' })).toBeChecked()
  await expect(widget.orderAndPay).toContainText('12,00')
  await tip.getByRole('radio', { name: '10%' }).check()
  await expect(widget.orderAndPay).toContainText('13,20')
  await expectAccessible()
  await tip.getByRole('radio', { name: 'Other amount' }).check()
  await widget.field('Amount of the tip').fill('2,50')
  await expect(widget.orderAndPay).toContainText('14,50')
  await expectAccessible()
  await widget.orderInCash()
  await expect(widget.widget.locator('.totals')).toContainText('Tip2,50')
  await openDesk(page, origins.service, restaurant)
  const order = page.locator('.desk-order').first()
  await expect(order).toContainText(/tip 2,50.*14,50/)
  await expect(order).toContainText('Contains gluten, milk')
})
