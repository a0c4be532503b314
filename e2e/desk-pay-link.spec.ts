import type { Browser, Page } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { typeCard } from './support/type-card.ts'
import { watchPolicy } from './support/watch-policy.ts'
import { widgetPage } from './support/widget-page.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

/** An order of Rosa Bruno, taken at the desk, to be paid by the link that is answered. */
async function takeByLink(page: Page): Promise<string> {
  await openRoom(page, 'Telephone')
  const caller = widgetPage(page, page.locator('.desk-telephone-widget'))
  await caller.widget.getByRole('button', { name: /^Take-away/ }).click()
  await caller.chooseTime()
  await caller.button('Add Tomato bruschetta').click()
  await caller.checkOut()
  await caller.field('First and last name').fill('Rosa Bruno')
  await caller.field('Phone').fill('+39 011 555 0123')
  await caller.field('Link to pay').check()
  await caller.orderAndPay.click()
  await expect(page.getByRole('heading', { name: /^Order \d+ waits for its payment$/ })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code of the link to pay' })).toBeVisible()
  return page.getByRole('textbox', { name: 'Link to pay' }).inputValue()
}

/** The telephone of whoever rang, with the link open. */
async function openLink(browser: Browser, link: string): Promise<Page> {
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(link)
  return phone
}

test('a link pays an order of the telephone [ORD-90] [ORD-92]', async ({
  browser,
  page,
  origins,
  service,
  restaurant,
}) => {
  const broken = await watchPolicy(page)
  await openDesk(page, origins.service, restaurant)
  const link = await takeByLink(page)
  await page.getByRole('button', { name: 'Show it' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Rosa Bruno' })
  await expect(card).toContainText(/Waits for payment, until \d\d:\d\d/)

  const phone = await openLink(browser, link)
  await typeCard(phone)
  await phone.getByRole('button', { name: /^Pay / }).click()
  await expect(phone.getByRole('alert')).toHaveText('Thank you, it is paid: your order is confirmed.')
  expect(phone.url()).toBe(link)

  await expect(card).toContainText('Confirmed')
  await expect(card).toContainText('Card, paid')
  expect(await service.moneyOf(restaurant)).toBe(600)
  await phone.reload()
  await expect(phone.getByRole('alert')).toHaveText('Thank you, it is paid: your order is confirmed.')
  await phone.context().close()
  expect(broken).toEqual([])
})

test('the desk says that nobody paid a link [ORD-93]', async ({ browser, page, origins, service, restaurant }) => {
  await openDesk(page, origins.service, restaurant)
  const link = await takeByLink(page)
  await page.getByRole('button', { name: 'Show it' }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Rosa Bruno' })
  await expect(card).toContainText(/Waits for payment/)
  await service.setClock(restaurant, Date.now() + 31 * 60_000)
  // Once to find it, once to let it lapse: the service of the journeys does its jobs when it is told to.
  await service.sweep()
  await service.sweep()
  await expect(card).toContainText('Not paid in time')
  await expect(card).toContainText('Nobody has paid in time. Call the diner')
  const phone = await openLink(browser, link)
  await expect(phone.getByRole('alert')).toHaveText('The time to pay is over: please order again.')
  await phone.context().close()
})
