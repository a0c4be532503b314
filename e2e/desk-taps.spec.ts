import type { Page } from '@playwright/test'

import { openDesk, openRoom } from './support/desk-page.ts'
import { eveningDiners, eveningRestaurant, tables, tomorrowEvening } from './support/evening-diners.ts'
import { expect, test as base } from './support/fixtures.ts'
import { countTaps } from './support/tap-count.ts'
import type { Effort } from './support/tap-count.ts'
import { widgetPage } from './support/widget-page.ts'

type Fixtures = {
  /** Orders at the restaurant, at seven in the evening. */
  evening: ReturnType<typeof eveningDiners> & ReturnType<typeof tomorrowEvening>
  /** Does a task from the room of the orders, says what it took, and fails when that is more than it may. */
  task: (name: string, most: Effort, steps: () => Promise<void>) => Promise<void>
  /** The card of an order. */
  cardOf: (orderId: number) => ReturnType<Page['getByRole']>
}

const test = base.extend<Fixtures>({
  restaurant: async ({ service }, provide) => provide(await eveningRestaurant(service)),
  evening: async ({ page, service, restaurant }, provide) => {
    const evening = tomorrowEvening()
    await service.setClock(restaurant, evening.ms)
    await page.clock.install({ time: evening.ms })
    await provide({ ...eveningDiners(service, restaurant), ...evening })
  },
  task: async ({ page }, provide) => {
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const effort = await countTaps(page)
    await provide((name, most, steps) =>
      base.step(name, async () => {
        await openRoom(page, 'Orders')
        const before = await effort()
        await steps()
        const after = await effort()
        const took = { taps: after.taps - before.taps, fields: after.fields - before.fields }
        console.info(`${name}: ${took.taps} taps, ${took.fields} fields`)
        expect(took.taps).toBeLessThanOrEqual(most.taps)
        expect(took.fields).toBeLessThanOrEqual(most.fields)
      }),
    )
  },
  cardOf: ({ page }, provide) =>
    provide((orderId) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Order ${orderId}`, exact: true }) }),
    ),
})

// A tablet that stands on the counter.
test.use({ viewport: { width: 1024, height: 768 }, isMobile: false, deviceScaleFactor: 1 })

test('an order takes a tap or two [ORD-97]', async ({ page, origins, service, restaurant, evening, task, cardOf }) => {
  const slotStart = evening.at('19:30')
  const cash = () => evening.order('collect', { slotStart })
  const paid = () => evening.order('toZone', { slotStart, payment: 'card' })
  await openDesk(page, origins.service, restaurant)
  await task('start the service of a day, and hear what comes', { taps: 1, fields: 0 }, async () => {
    await page.getByRole('button', { name: 'Start service' }).click()
    await page.getByRole('button', { name: /Sound on/ }).waitFor()
  })
  const button = (orderId: number, name: string | RegExp) => cardOf(orderId).getByRole('button', { name, exact: true })
  const reads = (orderId: number, text: string) =>
    expect(cardOf(orderId).getByText(text, { exact: true }).first()).toBeVisible()

  const first = await cash()
  await task('accept an order', { taps: 1, fields: 0 }, async () => {
    await button(first, 'Confirm').click()
    await reads(first, 'Confirmed')
  })
  await task('print it again', { taps: 1, fields: 0 }, () => button(first, 'Print').click())
  const second = await cash()
  await task('accept an order ten minutes later', { taps: 1, fields: 0 }, async () => {
    await button(second, 'Confirm, 10 minutes later').click()
    await reads(second, 'Confirmed')
  })
  const third = await cash()
  await task('refuse an order, with a reason', { taps: 2, fields: 0 }, async () => {
    await button(third, 'Refuse').click()
    await button(third, 'Kitchen closes early').click()
  })
  await page.clock.runFor(10_000)
  await reads(third, 'Refused')
  const fourth = await paid()
  await service.decide(restaurant, fourth, 'confirm')
  await reads(fourth, 'Confirmed')
  await task('give back one dish of a paid order', { taps: 3, fields: 0 }, async () => {
    await cardOf(fourth).getByText('Remove dishes').click()
    await cardOf(fourth).getByRole('button', { name: 'One more' }).click()
    await button(fourth, 'Remove and give back').click()
    await expect(cardOf(fourth).getByText(/given back/)).toBeVisible()
  })
  await task('cancel a paid order, with a reason', { taps: 2, fields: 0 }, async () => {
    await button(fourth, 'Cancel the order').click()
    await button(fourth, 'Kitchen closes early').click()
  })
  await page.clock.runFor(10_000)
  await reads(fourth, 'Cancelled')
  await service.setClock(restaurant, evening.ms + 86_400_000)
  await task('find the order of yesterday by its telephone', { taps: 0, fields: 1 }, async () => {
    await page.getByLabel('Search the orders of all days').fill('333 555 0202')
    await expect(cardOf(first)).toBeVisible()
  })
})

test('the evening is steered with few taps [ORD-97]', async ({
  page,
  origins,
  restaurant,
  evening: _evening,
  task,
}) => {
  await openDesk(page, origins.service, restaurant)
  const main = page.getByRole('main')
  const dish = main.getByRole('listitem').filter({ has: page.getByText('Tiramisu', { exact: true }) })
  await task('sold out', { taps: 2, fields: 1 }, async () => {
    await openRoom(page, 'Menu')
    await page.getByLabel('Find a product').fill('tiramisu')
    await dish.getByRole('button', { name: 'Sold out' }).click()
    await dish.getByRole('button', { name: 'Back in stock' }).waitFor()
  })
  await task('sold out until tomorrow', { taps: 3, fields: 1 }, async () => {
    await openRoom(page, 'Menu')
    await page.getByLabel('Find a product').fill('panna')
    await main.getByRole('button', { name: /^Pause: Panna cotta/ }).click()
    await main.getByRole('button', { name: 'Sold out until tomorrow' }).click()
    await main
      .getByRole('button', { name: /^Resume: Panna cotta/ })
      .first()
      .waitFor()
  })
  await task('pause delivery for 30 minutes', { taps: 3, fields: 0 }, async () => {
    await openRoom(page, 'Pauses')
    await page.getByRole('button', { name: 'Pause: Delivery, Pizzeria Stella' }).click()
    await page.getByRole('button', { name: '30 minutes' }).click()
    await page.getByText('Paused until 19:30').first().waitFor()
  })
  await task('everything takes 20 minutes longer', { taps: 3, fields: 0 }, async () => {
    await openRoom(page, 'Pauses')
    const busy = main.getByRole('listitem').filter({ has: page.getByText('All orders', { exact: true }) })
    await busy.getByRole('button').first().click()
    await busy.getByRole('button', { name: '30 minutes' }).click()
    await page
      .getByText(/20 minutes longer, until/)
      .first()
      .waitFor()
  })
  await task('close on a holiday', { taps: 3, fields: 3 }, async () => {
    await openRoom(page, 'Hours')
    await page.getByRole('button', { name: 'Add closed days' }).click()
    await page.getByLabel('First day').last().fill('2031-05-05')
    await page.getByLabel('Last day').last().fill('2031-05-06')
    await page.getByLabel('What diners read', { exact: true }).last().fill('Ferie')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await page.getByText('Saved.').first().waitFor()
  })
  await task('change a price', { taps: 3, fields: 2 }, async () => {
    await openRoom(page, 'Menu')
    await page.getByLabel('Find a product').fill('bruschetta')
    await page.getByRole('link', { name: 'Edit Tomato bruschetta' }).click()
    await page.getByLabel('Price', { exact: true }).fill('6,50')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Edit Tomato bruschetta' })).toBeFocused()
  })
})

test('tables, calls and the telephone take few taps [ORD-97]', async ({
  page,
  origins,
  service,
  restaurant,
  evening,
  task,
  cardOf,
}) => {
  const now = { slotStart: evening.at('19:00') }
  const round = await evening.order('table', { ...now, table: tables.three })
  await service.decide(restaurant, round, 'confirm')
  await evening.call(tables.one)
  await evening.reserve(evening.at('21:00'))
  await evening.order('collect', { slotStart: evening.at('19:30') })
  await openDesk(page, origins.service, restaurant)
  await task('answer the call of a table', { taps: 1, fields: 0 }, async () => {
    const call = page.getByRole('listitem').filter({ hasText: 'Table 1: Order' })
    await call.getByRole('button', { name: 'Done' }).click()
    await expect(call).toHaveCount(0)
  })
  await task('accept a reservation', { taps: 2, fields: 0 }, async () => {
    await openRoom(page, 'Reservations')
    const asked = page.getByRole('listitem').filter({ hasText: 'Anna Rossi' }).first()
    await asked.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(asked.getByText('Confirmed', { exact: true })).toBeVisible()
  })
  await task('close a table that pays in cash', { taps: 4, fields: 0 }, async () => {
    await openRoom(page, 'Tables')
    await page.getByRole('link', { name: 'Table 3' }).click()
    await page.getByRole('button', { name: 'Close the table' }).click()
    await page.getByRole('button', { name: /^Cash/ }).click()
    await expect(page.getByRole('button', { name: 'Take back' })).toBeFocused()
  })
  await page.clock.runFor(11_000)
  await expect(page.getByText('This table is free.')).toBeVisible()
  await task('see one way to order only', { taps: 1, fields: 0 }, async () => {
    const only = page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: 'Take-away' })
    await only.click()
    await expect(cardOf(round)).toHaveCount(0)
  })
  await task('take an order by telephone, in cash', { taps: 9, fields: 2 }, async () => {
    await openRoom(page, 'Telephone')
    const caller = widgetPage(page, page.locator('.desk-telephone-widget'))
    await caller.widget.getByRole('button', { name: /^Take-away/ }).click()
    await caller.button(/^Earliest, /).click()
    await caller.seeTheMenu.click()
    await caller.button('Add Tomato bruschetta').click()
    await caller.viewOrder.click()
    // At this width the order is a sheet above the page.
    await page.getByRole('button', { name: /^Go to checkout/ }).click()
    await caller.field('First and last name').fill('Rosa Bruno')
    await caller.field('Phone').fill('+39 011 555 0123')
    await caller.field('Cash').check()
    await caller.orderAndPay.click()
    await page.getByRole('heading', { name: /^Order \d+ is placed and confirmed$/ }).waitFor()
  })
})

test.describe('where there are several venues', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant()) })

  test('one of them is seen with a tap [ORD-97]', async ({ page, origins, restaurant, task }) => {
    await openDesk(page, origins.service, restaurant)
    const only = page.getByRole('group', { name: 'Show only' }).getByRole('button', { name: /Lingotto$/ })
    await task('see one venue only', { taps: 1, fields: 0 }, async () => {
      await only.click()
      await expect(only).toHaveAttribute('aria-pressed', 'true')
    })
  })
})
