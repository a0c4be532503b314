import { expect, test } from './support/fixtures.ts'
import { tiramisu } from './support/remote-diner.ts'
import { keptCart } from './support/stored-visit.ts'

const centro = 'Trattoria da Gino Centro'
const sanSalvario = /^Trattoria da Gino San Salvario/

test('a franchise asks before another venue empties the cart', async ({
  page,
  service,
  restaurant,
  openAgain,
  widget,
  expectAccessible,
}) => {
  await openAgain('/', { venue: 11, dishes: [tiramisu] })
  await expect(widget.heading(centro)).toBeVisible()
  await widget.button('Menu').click()
  const place = widget.sheet('Menu')
  await place.getByRole('button', { name: 'Restaurants' }).click()
  await expectAccessible()
  await place.getByRole('button', { name: sanSalvario }).click()
  const question = widget.dialog('Change restaurant?')
  await expectAccessible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(widget.heading(centro)).toBeVisible()
  await widget.go('/carrello')
  await expect(widget.heading('Your order').first()).toBeVisible()
  expect(await keptCart({ page, service }, restaurant)).toHaveLength(1)

  await widget.go('/locali?canGoBack=1')
  await widget.button(sanSalvario).click()
  await question.getByRole('button', { name: 'Empty and change' }).click()
  await expect(widget.heading('Trattoria da Gino San Salvario')).toBeVisible()
  await widget.go('/carrello')
  await expect.poll(() => keptCart({ page, service }, restaurant)).toEqual([])
  await expect(page).toHaveURL(/\/test\/\d+$/)
})

test('a fair leads by keyboard from service to stands', async ({
  page,
  service,
  openHost,
  widget,
  expectAccessible,
}) => {
  const fair = await service.addRestaurant({ like: 4 })
  await openHost({ tag: { restaurant: fair.id } })
  await widget.launcher.press('Enter')
  await expect(widget.heading('What would you like?')).toBeVisible()
  await expectAccessible()
  await widget.button('Delivery to a service point').press('Enter')
  await expect(widget.heading('Where are you?')).toBeFocused()
  await expectAccessible()
  await page.keyboard.press('Tab')
  await expect(widget.button('Lawn')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(widget.heading('Choose a restaurant')).toBeFocused()
  await expect(widget.button(/^Stand /)).toHaveCount(2)
  await expectAccessible()
  await widget.button(/^Stand Piemonte/).press('Enter')
  await expect(widget.heading('Stand Piemonte')).toBeVisible()
})

test('a service point’s code opens the stand serving it', async ({ service, openHost, widget }) => {
  const district = await service.addRestaurant({ like: 7 })
  await openHost({ tag: { restaurant: district.id, route: '/?pointId=702' } })
  await widget.launcher.click()
  await expect(widget.orderNow).toBeVisible()
  await widget.go('rooms.zone?canGoBack=1')
  await expect(widget.heading('Where are you?')).toBeVisible()
})

test('an address leads by keyboard to venues delivering there', async ({
  page,
  service,
  openHost,
  widget,
  expectAccessible,
}) => {
  const kitchens = await service.addRestaurant({ like: 3 })
  await openHost({ tag: { restaurant: kitchens.id, route: '/locali/servizi' } })
  await widget.launcher.click()
  await widget.button('Delivery').press('Enter')
  await expect(widget.heading('Where should we deliver?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('corso galileo ferraris 30')
  // Not the suggestion for what was typed before the number.
  await expect(page.getByRole('option', { name: /Ferraris 30/ })).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(widget.button('Continue')).toBeEnabled()
  await expectAccessible()
  await widget.button('Continue').press('Enter')
  await expect(widget.heading('Choose a restaurant')).toBeVisible()
  await expect(widget.button(/^Cucine del Po|Vittoria|Crocetta/)).toHaveCount(2)
  await widget.button('Back').click()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveValue(/^Corso Galileo Ferraris 30,/)
})

test('order options rotate from 600 px, not with reduced motion', async ({ page, openAgain, widget }) => {
  await page.setViewportSize({ width: 700, height: 844 })
  const bar = widget.widget.getByRole('group', { name: 'Your order options' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await openAgain('/', { dishes: [tiramisu] })
  await expect(bar.getByRole('button', { name: /Change order options$/ })).toBeVisible()
  await page.mouse.move(1, 500)
  await page.clock.runFor(4100)
  await bar.getByRole('button', { name: /^See the menu/ }).waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bar.getByRole('button')).toHaveCount(2)
})
