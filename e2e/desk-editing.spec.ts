import type { Locator } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { holdBack } from './support/follow-requests.ts'

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return box
}

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
  await openRoom(page, 'Menu')
  await page.getByLabel('Find a product').fill('veal')
  const opened = page.getByRole('link', { name: 'Edit Veal with tuna sauce' })
  await expect(opened).toBeVisible()
  // The list is read anew, and is late: the page that was opened meanwhile stays.
  const release = await holdBack(page, '**/staff/api/menu')
  await openRoom(page, 'Orders')
  await openRoom(page, 'Menu')
  await opened.press('Enter')
  await expect(page.getByRole('heading', { name: 'Veal with tuna sauce' })).toBeFocused()
  const form = page.getByRole('region', { name: 'The dish' })
  const price = form.getByLabel('Price', { exact: true })
  const english = form.getByLabel('Name · English')
  await form.getByText(/^Name: Other languages/).click()
  await english.fill('Veal in tuna sauce')
  await price.fill('nine')
  const answered = page.waitForResponse('**/staff/api/menu')
  release()
  await (await answered).finished()
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription('Enter a number.')
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('nine')
  await expect(english).toHaveValue('Veal in tuna sauce')

  await price.fill('9,80')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const edit = page.getByRole('link', { name: 'Edit Veal in tuna sauce' })
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
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Edit Veal with tuna sauce' }).click()
  // The page of a product has an address of its own.
  await page.reload()
  const part = page.getByRole('group', { name: 'Photo' })
  const file = part.getByLabel('Add photos, or drop them here')
  await file.setInputFiles({ name: 'menu.txt', mimeType: 'text/plain', buffer: Buffer.from('Veal') })
  await expect(part.getByText('This is no photo: choose a JPEG, PNG or WebP file.')).toBeVisible()
  await file.setInputFiles('demo/photos/960/tiramisu.webp')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await part.getByRole('button', { name: 'Choose one of your photos' }).click()
  await expect(part.getByRole('button', { name: 'Photo 1', exact: true, pressed: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Edit Veal with tuna sauce' })).toBeVisible()
  await openAgain('/menu', { dishes: [] })
  const card = widget.widget.getByRole('listitem').filter({ hasText: 'Veal with tuna sauce' })
  await expect(card.locator('img')).toHaveAttribute('src', /\/own-[0-9a-f]{20}/)
})

test('a diner finds the code that the owner has made', async ({
  page,
  origins,
  restaurant,
  openAgain,
  widget,
  quietConsole,
}) => {
  quietConsole.expect(/status of 400/)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Codes')
  await page.getByRole('button', { name: 'New code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByLabel('Code', { exact: true }).fill('primavera')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('How much')).toBeFocused()
  await page.getByLabel('How much').fill('12,5')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'End PRIMAVERA' })).toBeVisible()
  await page.getByRole('button', { name: 'End WELCOME10' }).click()
  await expect(page.getByRole('button', { name: 'Start again WELCOME10' })).toBeFocused()
  await openAgain('/ordine/sconti', { dishes: [] })
  await expect(widget.widget.getByText('PRIMAVERA')).toBeVisible()
  await expect(widget.widget.getByText('WELCOME10')).toHaveCount(0)
})

test('a diner finds the product that the owner has made [SET-87]', async ({
  page,
  origins,
  restaurant,
  openAgain,
  widget,
  quietConsole,
}) => {
  quietConsole.expect(/status of 400/)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Categories' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Categories', level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Add a category' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Gelati')
  await page.getByText(/^Name: Other languages/).click()
  await page.getByLabel('Name · English').fill('Ice cream')
  await page.getByLabel('Name · English').press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('link', { name: 'Back to the menu' }).click()
  await expect(page.getByRole('link', { name: 'Categories' })).toBeFocused()
  await page.getByRole('link', { name: 'New product' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Fiordilatte')
  await page.getByText(/^Name: Other languages/).click()
  await page.getByLabel('Name · English').fill('Milk ice cream')
  await page.getByLabel('Category', { exact: true }).first().selectOption('Ice cream')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const price = page.getByLabel('Price', { exact: true })
  await expect(price).toHaveAccessibleDescription('This is missing. Fill it in.')
  await expect(price).toBeFocused()
  await price.fill('3,50')
  await price.press('Enter')
  await expect(page.getByRole('link', { name: 'Edit Milk ice cream' })).toBeFocused()
  await page.getByRole('link', { name: 'Order of the menu' }).click()
  const categories = page.getByRole('list', { name: 'Categories' }).locator(':scope > li')
  await categories.filter({ hasText: 'Ice cream' }).locator('.grip').hover()
  await page.mouse.down()
  await categories.first().locator('.grip').hover()
  await page.mouse.up()
  await expect(categories.first()).toContainText('Ice cream')
  // With a finger it goes below the one after it, with the keyboard back.
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: grip.x + 22, y }] })
  const grip = await boxOf(categories.nth(0).locator('.grip'))
  const below = await boxOf(categories.nth(1).locator('.grip'))
  await touch('touchStart', grip.y + 22)
  await touch('touchMove', below.y + 10)
  await touch('touchMove', below.y + 22)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(categories.nth(1)).toContainText('Ice cream')
  await page.getByRole('button', { name: 'Move Ice cream up' }).press('Enter')
  await expect(categories.first()).toContainText('Ice cream')
  await expect(page.getByRole('button', { name: 'Move Ice cream down' })).toBeFocused()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await openAgain('/menu', { dishes: [] })
  await expect(widget.widget.getByRole('heading', { name: 'Ice cream', exact: true })).toBeVisible()
  // Below what is recommended.
  await expect(widget.widget.getByRole('heading', { level: 2 }).nth(1)).toHaveText('Ice cream')
  await expect(widget.widget.getByRole('listitem').filter({ hasText: 'Milk ice cream' })).toContainText('3,50')
})

test('an owner moves the last slot of a shift', async ({ page, origins, restaurant, quietConsole }) => {
  quietConsole.expect(/status of 400/)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Hours')
  const takeAway = page.getByRole('region', { name: 'Take-away, Trattoria da Gino Centro' })
  const [first, last] = [takeAway.getByLabel('First time'), takeAway.getByLabel('Last time')]
  await expect(first).toHaveValue('00:15')
  await first.fill('14:00')
  await last.fill('12:00')
  await last.press('Enter')
  await expect(last).toHaveAccessibleDescription(/The last time is before the first\./)
  await expect(last).toBeFocused()
  await first.fill('00:15')
  await last.fill('23:30')
  await takeAway.getByLabel('A time every so many minutes').fill('45')
  await last.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(last).toHaveValue('23:30')
  await expect(takeAway.getByLabel('A time every so many minutes')).toHaveValue('45')
})

test('an ingredient that is out is found by its name', async ({ page, origins, restaurant }) => {
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Menu')
  await page.getByRole('link', { name: 'Ingredients', exact: true }).click()
  await page.getByLabel('Find an ingredient').fill('mozz')
  const row = page.locator('.desk-room').getByRole('listitem').first()
  await expect(row).toContainText('There is some')
  await row.getByRole('button', { name: 'is out' }).press('Enter')
  await expect(row).toContainText('Out everywhere')
  await expect(row.getByRole('button', { name: 'is there again' })).toBeFocused()
  await row.locator('summary').first().click()
  await row.getByLabel('Name of the ingredient', { exact: true }).fill('Mozzarella di casa')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(row).toContainText('Mozzarella di casa')
  await row.getByRole('button', { name: 'is there again' }).press('Enter')
  await expect(row).toContainText('There is some')
})

test('an owner is told that somebody else has saved first', async ({
  page,
  context,
  origins,
  restaurant,
  quietConsole,
}) => {
  quietConsole.expect(/status of 409/)
  await openDesk(page, origins.service, restaurant)
  const colleague = await context.newPage()
  await colleague.goto(`${origins.service}/staff?restaurant=${restaurant.id}`)
  const value = async (at: typeof page, typed: string) => {
    await openRoom(at, 'Codes')
    await at.getByText('WELCOME10', { exact: true }).click()
    await at.getByLabel('How much').fill(typed)
    return { field: at.getByLabel('How much'), save: at.getByRole('button', { name: 'Save', exact: true }) }
  }
  const mine = await value(page, '15')
  const theirs = await value(colleague, '20')
  await theirs.save.click()
  await expect(colleague.getByText('Saved.', { exact: true })).toBeVisible()
  await mine.save.click()
  await expect(page.getByText(/^Somebody else has changed this meanwhile\./)).toBeVisible()
  await expect(mine.field).toHaveValue('15')
})
