import sharp from 'sharp'

import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

test('the widget wears the owner’s logo and colour', async ({
  page,
  origins,
  restaurant,
  openAgain,
  widget,
  expectAccessible,
}) => {
  const logo = sharp({ create: { width: 300, height: 100, channels: 4, background: '#a33' } }).png()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await logo.toBuffer() }
  await openDesk(page, origins.service, restaurant)
  await page.goto(`${origins.service}/staff/set-up/look`)
  await page.getByLabel('Choose your logo').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'Your logo on light ground' })).toBeVisible()
  await page.getByLabel('Main colour', { exact: true }).fill('#1a6b3c')
  await expect(page.getByText('On light ground: readable on buttons, 6.5 to 1.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await openAgain('/', { dishes: [] })
  await expect(widget.widget.locator('img[src*="/own-"]').first()).toBeVisible()
  const brand = await page
    .locator('comanda-order')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--comanda-derived-brand-light'))
  expect(brand.trim()).toBe('#1a6b3c')
})

test('a diner reads what is new, with its picture', async ({ page, origins, restaurant, openAgain, widget }) => {
  await openDesk(page, origins.service, restaurant)
  await page.goto(`${origins.service}/staff/set-up/news`)
  await page.getByRole('button', { name: 'Write something new' }).click()
  const item = page.getByRole('listitem').filter({ hasText: 'Without a title' })
  await item.getByLabel('Choose a picture').setInputFiles('demo/photos/960/tiramisu.webp')
  await expect(item.getByRole('button', { name: 'Show no photo' })).toBeVisible()
  await item.getByLabel('Text', { exact: true }).fill('Ogni venerdì.')
  // The row is found by its title, which changes now.
  await item.getByLabel('Title', { exact: true }).fill('Cena di pesce')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await openAgain('/news', { dishes: [] })
  await expect(widget.widget.getByText('Cena di pesce')).toBeVisible()
  await expect(widget.widget.locator('img[src*="/own-"]').first()).toBeVisible()
})
