import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'

// Tips and orders of guests are optional additions.
test('a diner finds what the owner has switched on @additions', async ({
  page,
  origins,
  service,
  restaurant,
  openAgain,
  widget,
  quietConsole,
  expectAccessible,
}) => {
  quietConsole.expect(/status of 400/)
  await service.change(restaurant, { restaurant: { guestOrderTypes: [] } })
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Settings')
  const all = page.getByRole('region', { name: 'Every venue' })
  await all.getByRole('group', { name: 'Orders without an account' }).getByLabel('Take-away').press('Space')
  const statement = all.getByLabel('Accessibility statement')
  await statement.fill('gino.example.com')
  await statement.press('Enter')
  await expect(statement).toHaveAccessibleDescription(/Enter the whole address of the page/)
  await expect(statement).toBeFocused()
  await statement.fill('https://gino.example.com/accessibility')
  await statement.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Ways to order' }).click()
  const takeAway = page.getByRole('region', { name: 'Take-away, Trattoria da Gino Centro' })
  await takeAway.getByText('More', { exact: true }).click()
  const tips = takeAway.getByLabel('Tips in per cent')
  await tips.fill('5, lots')
  await tips.press('Enter')
  await expect(tips).toHaveAccessibleDescription(/Enter a number\./)
  await expectAccessible()
  await tips.fill('5, 10')
  await tips.press('Enter')
  await expect(takeAway.getByText('Not saved yet.')).toBeHidden()
  await expect(tips).toHaveAccessibleDescription(/^Up to four/)
  await openAgain('/carrello/riepilogo?guest=1', { dishes: [margherita] })
  const tip = widget.widget.getByRole('group', { name: 'Tip' })
  await expect(tip.getByRole('radio', { name: '10%' })).toBeVisible()
  await expect(widget.widget.getByText('Your details').first()).toBeVisible()
})

test('a cart is told of a dish that was withdrawn', async ({
  page,
  context,
  origins,
  restaurant,
  customer,
  openAgain,
  widget,
}) => {
  await openAgain('/carrello/riepilogo', { customer, dishes: [margherita, tiramisu] })
  await widget.field('Cash').check()
  const desk = await context.newPage()
  await openDesk(desk, origins.service, restaurant)
  await openRoom(desk, 'Menu')
  const edit = desk.getByRole('link', { name: 'Edit Tiramisu' })
  await edit.click()
  const form = desk.getByRole('region', { name: 'The dish' })
  await form.getByText('How it is sold').click()
  await form.getByLabel('Not sold any more').press('Space')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeFocused()
  const row = desk.getByRole('listitem').filter({ has: edit })
  await expect(row).toContainText('Not sold any more')
  await expect(row.getByRole('button', { name: 'Sold out' })).toBeHidden()

  await widget.orderAndPay.click()
  await expect(widget.setback).toContainText('Tiramisu is no longer available')
  await page.bringToFront()
  await openAgain('/menu', { dishes: [] })
  await expect(widget.widget.getByRole('heading', { name: 'Margherita' }).first()).toBeVisible()
  await expect(widget.widget.getByRole('heading', { name: 'Tiramisu' })).toHaveCount(0)
})
