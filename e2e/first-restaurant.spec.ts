import type { Browser, Page } from '@playwright/test'

import { tableLink } from '#src/contract/table-link.ts'
import { defaultRouteParameter } from '#src/options/deep-link.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { FirstRestaurant } from '#tests/server/support/documented-run.ts'
import { firstRestaurants } from '#tests/server/support/documented-run.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'

import { fillTakeAway, goOnAsGuest, payByCard } from './support/first-guest.ts'
import type { FirstService } from './support/first-service.ts'
import { startFirstService } from './support/first-service.ts'
import { expect, test as base } from './support/fixtures.ts'

const programs = postgresPrograms()
const [rita, lune, presto] = firstRestaurants

/** From an empty PostgreSQL by the documented commands alone; made once for these journeys. */
const test = base.extend<object, { first: FirstService }>({
  first: [
    async ({ origins }, provide) => {
      const first = await startFirstService(programs ?? '', origins.cdn)
      await provide(first)
      await first.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.skip(programs === null, 'There is no PostgreSQL on this machine.')
// One worker, so that the restaurants are made once.
test.describe.configure({ mode: 'default' })
test.beforeEach(({ page }) => page.clock.install({ time: noon }))

/** The desk of a restaurant, opened with the password that was printed. */
async function deskOf(browser: Browser, first: FirstService, restaurant: FirstRestaurant): Promise<Page> {
  const desk = await browser.newPage()
  await desk.goto(`${first.origins.service}/staff?restaurant=${restaurant.id}`)
  await desk.getByLabel('E-mail').fill(restaurant.owner)
  await desk.getByLabel('Password', { exact: true }).fill(first.password(restaurant))
  await desk.keyboard.press('Enter')
  await desk.getByRole('heading', { name: 'Waiting for you' }).waitFor()
  return desk
}

test('a pizzeria hears of its first order', async ({ page, widget, browser, first }) => {
  const desk = await deskOf(browser, first, rita)
  await page.goto(first.page(rita))
  await widget.launcher.click()
  await widget.addAtOnce('Margherita')
  await widget
    .sheet('How and when?')
    .getByRole('button', { name: /^Take-away/ })
    .click()
  await widget.takeEarliest()
  await goOnAsGuest(widget)
  await fillTakeAway(widget)
  await payByCard(page, widget, desk)
  await desk.close()
})

test('a bistro hears of an order at its table', async ({ page, widget, browser, first }) => {
  const desk = await deskOf(browser, first, lune)
  await page.goto(tableLink(first.page(lune), await first.tableCode(lune), defaultRouteParameter))
  await expect(widget.widget.getByRole('region', { name: 'Table' })).toContainText('1')
  await widget.seeTheMenu.click()
  await widget.addAtOnce('Tiramisu')
  await goOnAsGuest(widget)
  await widget.field('First name').fill('Rosa')
  await widget.field('Last name').fill('Bruno')
  await widget.field('Phone').fill('+39 011 555 0123')
  await payByCard(page, widget, desk)
  await desk.close()
})

test('a chain hears of an order at its second venue', async ({ page, widget, browser, first }) => {
  const desk = await deskOf(browser, first, presto)
  await page.goto(first.page(presto))
  await widget.launcher.click()
  await widget
    .button(/Pasta Presto/)
    .nth(1)
    .click()
  await widget.addAtOnce('Tiramisù')
  await widget.takeEarliest()
  await goOnAsGuest(widget)
  await fillTakeAway(widget)
  await payByCard(page, widget, desk)
  await desk.close()
})
