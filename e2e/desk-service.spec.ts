import { openDesk, openRoom } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { watchPolicy } from './support/watch-policy.ts'
import { widgetPage } from './support/widget-page.ts'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

test('staff take an order by telephone with the widget [ORD-75] [ORD-84]', async ({
  page,
  origins,
  service,
  restaurant,
}) => {
  const broken = await watchPolicy(page)
  await openDesk(page, origins.service, restaurant)
  await openRoom(page, 'Telephone')
  const caller = widgetPage(page, page.locator('.desk-telephone-widget'))
  await caller.widget.getByRole('button', { name: /^Take-away/ }).click()
  await caller.chooseTime()
  await caller.button('Add Tomato bruschetta').click()
  await caller.checkOut()
  await caller.field('First and last name').fill('Rosa Bruno')
  await caller.field('Phone').fill('+39 011 555 0123')
  await expect(caller.field('E-mail')).toHaveCount(0)
  await caller.field('Cash').check()
  await caller.orderAndPay.click()

  const placed = page.getByRole('heading', { name: /^Order \d+ is placed and confirmed$/ })
  await expect(placed).toBeFocused()
  await expect(caller.widget).toHaveCount(0)
  const [order] = await service.ordersOf(restaurant)
  expect(order).toMatchObject({ status: 'confirmed', customer: { name: 'Rosa Bruno' }, totalCents: 600 })
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Rosa')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rosa Bruno' })).toContainText('By telephone · Gino')
  expect(broken).toEqual([])
})

test('a table is moved and closed, its phone follows [ORD-81] [ORD-82] [ORD-83] @additions', async ({
  browser,
  page,
  openHost,
  origins,
  service,
  restaurant,
  widget,
}) => {
  await openHost({ tag: { venue: 21, route: '/tavolo' } })
  await widget.launcher.click()
  await widget.button('Scan the code').click()
  await widget.field('Code under the QR code').fill('stella-4-b4Tn')
  await widget.button('Use it').click()
  await widget.seeTheMenu.click()
  await widget.orderAtTable('Rosa')
  for (const { id } of await service.ordersOf(restaurant)) await service.decide(restaurant, id, 'confirm')

  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, origins.service, restaurant)
  await openRoom(desk, 'Tables')
  await desk.getByRole('link', { name: 'Table 4' }).click()
  await desk.getByRole('button', { name: 'Move' }).click()
  await desk.getByRole('button', { name: 'Move to table 6' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Table 6' })).toBeVisible()

  await test.step('the phone says the new table, and orders there', async () => {
    await page.reload()
    await widget.launcher.click()
    await expect(widget.widget.getByText('Table 6, Pizzeria Stella')).toBeVisible()
    await widget.button('Order more').click()
    await widget.orderAtTable('Rosa')
    const tables = (await service.ordersOf(restaurant)).map((order) => order.place.table)
    expect(tables).toEqual(['6', '6'])
  })

  for (const { id, status } of await service.ordersOf(restaurant))
    if (status === 'new') await service.decide(restaurant, id, 'confirm')
  // Nobody closes what they have not seen.
  await expect(desk.getByText(/2 rounds/)).toBeVisible()
  await expect(desk.getByText('Confirmed', { exact: true })).toHaveCount(2)
  await desk.clock.install()
  await desk.getByRole('button', { name: 'Close the table' }).click()
  await desk.getByRole('button', { name: /^Cash/ }).click()
  await expect(desk.getByRole('button', { name: 'Take back' })).toBeFocused()
  await desk.clock.runFor(11_000)
  await expect(desk.getByText('This table is free.')).toBeVisible()
  await desk.context().close()
})
