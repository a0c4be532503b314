import { expectAccessible as expectAccessibleDesk } from './support/accessibility.ts'
import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import type { WidgetPage } from './support/widget-page.ts'

/** Longest polling interval of an order in ms. */
const lookMs = 15_000

test.use({
  conditions: 'all',
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

test('a guest orders twice, follows the table and splits it', async ({
  openHost,
  page,
  restaurant,
  service,
  widget,
  expectAccessible,
}) => {
  const table = ofTable(widget)
  await page.clock.install()
  await openHost({ tag: { venue: 21, route: '/tavolo' } })
  await widget.launcher.click()

  await test.step('without a table the page offers to scan', async () => {
    await expect(widget.heading('Your table')).toBeVisible()
    await expect(widget.widget.getByText(/We do not know your table yet/)).toBeVisible()
    await expectAccessible()
    await widget.button('Scan the code').click()
    await table.typeCode()
    await widget.seeTheMenu.click()
  })

  await test.step('one scan, two rounds', async () => {
    await widget.orderAtTable('Rosa')
    await expect(table.card).toContainText('1 order, 8,00 €')
    await widget.button('Your table').click()
    await widget.button('Order more').click()
    await expect(widget.categories).toBeVisible()
    await widget.orderAtTable('Rosa')
    await expect(table.card).toContainText('2 orders, 16,00 €')
    await widget.button('Your table').click()
    await expect(table.rounds).toHaveCount(2)
    await expect(table.rounds.first()).toContainText('Waiting')
    await expect(table.rounds.first()).toContainText('8,00 €')
    await expectAccessible()
  })

  await test.step('the desk confirms one, and the page shows it', async () => {
    const [, first] = await service.ordersOf(restaurant)
    await service.decide(restaurant, first?.id ?? 0, 'confirm')
    await widget.waitFor(table.rounds.last().getByText('Confirmed', { exact: true }), lookMs)
    await expect(table.rounds.first()).toContainText('Waiting')
  })

  await test.step('split in three, then by dish', async () => {
    await table.split.getByRole('button', { name: 'One more person' }).click()
    const parts = [/^1 person pays\s*5,34\s€$/, /^Each of 2 people pays\s*5,33\s€$/]
    await expect(table.split.getByRole('listitem')).toHaveText(parts)
    await table.split.getByText('By dish').click()
    await table.split.getByRole('checkbox').first().check({ force: true })
    await expect(table.split).toContainText('Nobody has taken 6,00 € yet')
    await expectAccessible()
  })

  await test.step('all of it is there after a reload', async () => {
    await page.reload()
    await widget.launcher.click()
    await expect(table.rounds).toHaveCount(2)
    await expect(table.rounds.last()).toContainText('Confirmed')
    await widget.go('/')
    await expect(table.card).toContainText('2 orders, 16,00 €')
  })
})

// Calls need motivi_chiamata, an optional addition.
test('a call from the table reaches the staff @additions', async ({
  openHost,
  page,
  browser,
  restaurant,
  origins,
  widget,
  expectAccessible,
}) => {
  const table = ofTable(widget)
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, origins.service, restaurant)
  await openHost({ tag: { venue: 21, route: '/ordine' } })
  await widget.launcher.click()
  await widget.button('Order at the table').click()
  await table.typeCode()
  await expect(widget.seeTheMenu).toBeVisible()
  await widget.go('/tavolo')
  const called = desk.getByRole('listitem').filter({ hasText: 'Table 4: The bill' })

  await test.step('one tap, and somebody is coming', async () => {
    await table.call.getByRole('button', { name: 'The bill' }).click()
    await expect(table.call).toContainText('Somebody is coming')
    await expect(table.call.getByRole('button')).toHaveCount(0)
    await expectAccessible()
    await expect(called).toBeVisible()
    await expectAccessibleDesk(desk)
    await called.getByRole('button', { name: 'Done' }).click()
    await expect(called).toHaveCount(0)
    await desk.context().close()
  })

  await test.step('a reload does not offer it again', async () => {
    await page.reload()
    await widget.launcher.click()
    // A navigation reaches only a widget that has been loaded.
    await expect(widget.heading('How and when?')).toBeVisible()
    await widget.go('/tavolo')
    await expect(table.call).toContainText('Somebody is coming')
    await expect(table.call.getByRole('button')).toHaveCount(0)
  })
})

/** The diner's table on its page and on the card that leads there. */
function ofTable({ widget, field, button }: WidgetPage) {
  const region = (name: string) => widget.getByRole('region', { name })
  return {
    card: region('You are at table 4'),
    rounds: widget.getByRole('listitem').filter({ hasText: /^Order #/ }),
    call: region('Call the staff'),
    split: region('Split the bill'),
    async typeCode() {
      await field('Code under the QR code').fill('stella-4-b4Tn')
      await button('Use it').click()
    },
  }
}
