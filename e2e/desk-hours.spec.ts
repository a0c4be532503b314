import type { Locator, Page } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

/** Paints from one cell to another with the mouse. */
async function paint(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
}

test('a diner reads the hours that the owner has painted [SET-42]', async ({
  page,
  origins,
  restaurant,
  openAgain,
  widget,
  expectAccessible,
}) => {
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Hours')
  const venue = page.getByRole('region', { name: 'Trattoria da Gino Centro', exact: true })
  const form = venue.locator('form').filter({ has: page.getByRole('grid') })
  const cell = (name: string) => form.getByRole('gridcell', { name, exact: true })
  const monday = form.getByRole('group', { name: 'Monday' })
  await monday
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await monday.getByRole('button', { name: /^Remove/ }).click()
  await paint(page, cell('Monday 17:00'), cell('Monday 19:30'))
  await expect(form.getByRole('status')).toHaveText('Monday 17:00 to 20:00: open')
  await cell('Monday 20:00').press('Space')
  await cell('Monday 20:00').press('Shift+ArrowRight')
  await expect(form.getByRole('status')).toHaveText('Monday 17:00 to 21:00: open')
  await monday.getByLabel('From').fill('17:15')
  await expectAccessible()

  await form.getByRole('button', { name: 'Add closed days' }).click()
  const closed = form
    .getByRole('listitem')
    .filter({ has: page.getByLabel('First day') })
    .last()
  await closed.getByLabel('First day').fill('2031-05-05')
  await closed.getByLabel('Last day').fill('2031-05-06')
  await closed.getByText(/^Other languages/).click()
  await closed.getByLabel('What diners read', { exact: true }).fill('Matrimonio')
  await closed.getByLabel('What diners read · English').fill('We marry')

  await page.reload()
  await expect(cell('Monday 20:30')).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByText('Not saved yet.')).toBeVisible()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('Not saved yet.')).toBeHidden()
  await openAgain('/', { dishes: [] })
  await expect(widget.widget.getByText('17:15', { exact: false }).first()).toBeAttached()
  await expect(widget.widget.getByText('We marry')).toBeAttached()
})
