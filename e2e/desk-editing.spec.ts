import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

test('a diner sees the price that the owner has typed', async ({
  page,
  origins,
  restaurant,
  quietConsole,
  openAgain,
  widget,
}) => {
  quietConsole.expect(/status of 400/)
  await openDesk(page, origins.service, restaurant)
  await page.getByRole('tab', { name: 'Menu' }).click()
  await page.getByLabel('Find a product').fill('veal')
  await page.getByRole('button', { name: 'Edit Veal with tuna sauce' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Veal with tuna sauce' })).toBeFocused()
  const form = page.getByRole('region', { name: 'Prices and texts' })
  const price = form.getByLabel('Price', { exact: true })
  const english = form.getByRole('group', { name: 'English' }).getByLabel('Name')
  await price.fill('nine')
  await english.fill('Veal in tuna sauce')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription('Type an amount such as 8,50.')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('nine')
  await expect(english).toHaveValue('Veal in tuna sauce')

  await price.fill('9,80')
  await page.getByRole('tab', { name: 'Orders' }).click()
  await page.getByRole('tab', { name: 'Menu' }).click()
  await form.getByRole('button', { name: 'Save prices and texts' }).click()
  const edit = page.getByRole('button', { name: 'Edit Veal in tuna sauce' })
  await expect(edit).toBeFocused()
  const row = page.getByRole('listitem').filter({ has: edit })
  await expect(row).toContainText('9,80')

  await row.getByRole('button', { name: 'Sold out' }).click()
  await expect(row.getByRole('button', { name: 'Back in stock' })).toBeFocused()
  await openAgain('/menu', { dishes: [] })
  const card = widget.widget.getByRole('listitem').filter({ hasText: 'Veal in tuna sauce' })
  await expect(card).toContainText('9,80')
  await expect(card).toContainText('Sold out')
})

test('a diner sees the photo that the owner has uploaded', async ({
  page,
  origins,
  restaurant,
  openAgain,
  widget,
  expectAccessible,
}) => {
  await openDesk(page, origins.service, restaurant)
  await page.getByRole('tab', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Edit Veal with tuna sauce' }).click()
  const part = page.getByRole('region', { name: 'Photo' })
  const file = part.getByLabel('Upload another photo')
  await file.setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Veal') })
  await expect(part.getByRole('alert')).toHaveText('This is no photo: choose a JPEG, PNG or WebP file.')
  await file.setInputFiles('demo/photos/960/tiramisu.webp')
  await expect(part.getByRole('status')).toHaveText('Saved.')
  await part.getByText('Choose one of your photos').click()
  await expect(part.getByRole('button', { name: 'Photo 1', exact: true, pressed: true })).toBeVisible()
  await expectAccessible()
  await openAgain('/menu', { dishes: [] })
  const card = widget.widget.getByRole('listitem').filter({ hasText: 'Veal with tuna sauce' })
  await expect(card.locator('img')).toHaveAttribute('src', /\/own-[0-9a-f]{20}/)
})
