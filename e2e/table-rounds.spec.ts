import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'

/** Longest polling interval of an order in ms. */
const lookMs = 15_000

test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

test('a guest sees the table, splits it and calls @additions', async ({
  openHost,
  page,
  browser,
  restaurant,
  service,
  origins,
  widget,
  expectAccessible,
}) => {
  const rounds = widget.widget.getByRole('listitem').filter({ hasText: /^Order #/ })
  const call = widget.widget.getByRole('region', { name: 'Call the staff' })
  const split = widget.widget.getByRole('region', { name: 'Split the bill' })
  await page.clock.install()
  await openHost({ tag: { venue: 21, route: '/tavolo' } })
  await widget.launcher.click()

  await test.step('without a table the page offers to scan', async () => {
    await expect(widget.heading('Your table')).toBeVisible()
    await expect(widget.widget.getByText(/We do not know your table yet/)).toBeVisible()
    await expectAccessible()
    await widget.button('Scan the code').click()
    await widget.field('Code under the QR code').fill('stella-4-b4Tn')
    await widget.button('Use it').click()
    await widget.seeTheMenu.click()
  })

  await test.step('one scan, two rounds', async () => {
    await orderAs('Rosa')
    await expect(widget.widget.getByRole('region', { name: 'You are at table 4' })).toContainText('1 order, 8,00 €')
    await widget.button('Your table').click()
    await widget.button('Order more').click()
    await expect(widget.categories).toBeVisible()
    await orderAs('Rosa')
    await expect(widget.widget.getByRole('region', { name: 'You are at table 4' })).toContainText('2 orders, 16,00 €')
    await widget.button('Your table').click()
    await expect(rounds).toHaveCount(2)
    await expect(rounds.first()).toContainText('Waiting')
    await expect(rounds.first()).toContainText('8,00 €')
    await expectAccessible()
  })

  const desk = await (await browser.newContext()).newPage()
  await test.step('the desk confirms one, and the page shows it', async () => {
    await openDesk(desk, origins.service, restaurant)
    const [, first] = await service.ordersOf(restaurant)
    await service.decide(restaurant, first?.id ?? 0, 'confirm')
    await widget.waitFor(rounds.last().getByText('Confirmed', { exact: true }), lookMs)
    await expect(rounds.first()).toContainText('Waiting')
  })

  await test.step('split in three', async () => {
    await split.getByRole('button', { name: 'One more person' }).click()
    await expect(split.getByRole('listitem')).toHaveText([
      /^1 person pays\s*5,34\s€$/,
      /^Each of 2 people pays\s*5,33\s€$/,
    ])
    await split.getByText('By dish').click()
    await split.getByRole('checkbox').first().check({ force: true })
    await expect(split).toContainText('Nobody has taken 6,00 € yet')
    await expectAccessible()
  })

  await test.step('the call reaches the desk', async () => {
    await call.getByRole('button', { name: 'The bill' }).click()
    await expect(call).toContainText('Somebody is coming')
    await expect(call.getByRole('button')).toHaveCount(0)
    const called = desk.getByRole('listitem').filter({ hasText: 'Table 4: The bill' })
    await expect(called).toBeVisible()
    await expectAccessible()
    await called.getByRole('button', { name: 'Done' }).click()
    await expect(called).toHaveCount(0)
    await desk.context().close()
  })

  await test.step('all of it is there after a reload', async () => {
    await page.reload()
    await widget.launcher.click()
    await expect(rounds).toHaveCount(2)
    await expect(rounds.last()).toContainText('Confirmed')
    await expect(call).toContainText('Somebody is coming')
    await widget.go('/')
    await expect(widget.widget.getByRole('region', { name: 'You are at table 4' })).toContainText('2 orders, 16,00 €')
  })

  /** One dish, as a guest, to be paid in cash. */
  async function orderAs(name: string) {
    await widget.button('Add Tomato bruschetta').click()
    await widget.checkOut()
    await widget.sheet('Sign in').getByRole('button', { name: 'Continue as a guest' }).click()
    await expect(widget.heading('Checkout')).toBeVisible()
    await widget.field('First name').fill(name)
    await widget.field('Last name').fill('Bruno')
    await widget.field('Phone').fill('+39 011 555 0123')
    await widget.field('I have read and accept the privacy policy').check({ force: true })
    await widget.orderInCash()
  }
})
