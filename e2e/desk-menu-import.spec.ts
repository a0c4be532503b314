import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

const table = 'Tipo;Piatto;Euro\r\nDolci;Tiramisù;6,50\r\nDolci;Panna cotta al miele;5\r\n'

test('a diner reads the menu that the owner has imported', async ({
  page,
  origins,
  restaurant,
  quietConsole,
  openAgain,
  widget,
  expectAccessible,
}) => {
  quietConsole.expect(/status of 400/)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Import from a file' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Import a menu' })).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a table to begin with' }).click()
  expect((await saved).suggestedFilename()).toBe('menu.csv')

  const file = page.getByLabel('File with the menu')
  await file.setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.replace('5\r', 'ask\r')),
  })
  await expect(page.getByRole('heading', { name: 'Columns of the file' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'See what changes' })).toBeDisabled()
  await page.getByLabel('Euro').selectOption('Price')
  await page.getByLabel('Tipo').selectOption('Category')
  await expectAccessible()
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByText('Line 3, column “Euro”: “ask” is no price. Enter an amount such as 8.50.')).toBeVisible()
  await expect(page.getByLabel('Euro')).toHaveValue('price')

  await file.setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  // The columns are those that were chosen before.
  await expect(page.getByText('Tiramisù · Panna cotta al miele')).toBeVisible()
  await expect(page.getByText('6,50 · 5')).toBeVisible()
  await expect(page.getByLabel('Euro')).toHaveValue('price')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeFocused()
  await page.getByText('1 changed price').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tiramisù' })).toContainText('6,50')
  await expectAccessible()
  await page.getByRole('button', { name: 'Write 2 changes' }).click()
  await expect(page.getByText('The menu is written. Diners see it from now on.')).toBeVisible()
  await openAgain('/menu', { dishes: [] })
  await widget.widget.getByLabel('Search the menu').fill('panna cotta')
  await expect(widget.widget.getByRole('listitem').filter({ hasText: 'Panna cotta al miele' })).toContainText('5,00')
})

test('a workbook is read beside the page', async ({ page, origins, restaurant }) => {
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Import from a file' }).click()
  const file = page.getByLabel('File with the menu')
  await file.setInputFiles('demo/photos/960/tiramisu.webp')
  await expect(page.getByText('This file cannot be read. Save it as XLSX or CSV, and choose that one.')).toBeVisible()
  await file.setInputFiles('tests/desk/worker/menu.xlsx')
  await expect(page.getByLabel('Prezzo')).toHaveValue('price')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByText('2 new dishes').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Fiordilatte di malga' })).toBeVisible()
  await page.getByRole('button', { name: 'Write 3 changes' }).click()
  await page.getByRole('link', { name: 'See the menu' }).click()
  await page.getByLabel('Find a product').fill('amaro')
  await expect(page.getByRole('link', { name: 'Edit Amaro della casa' })).toBeVisible()
})
