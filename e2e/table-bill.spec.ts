import { expectAccessible as expectAccessibleDesk } from './support/accessibility.ts'
import { openDesk } from './support/desk-page.ts'
import { expect, test } from './support/fixtures.ts'
import { typeCard } from './support/type-card.ts'
import type { WidgetPage } from './support/widget-page.ts'

const challenged = '4000002500003155'

test.use({
  restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
})

// Bills need f_paga_conto and pagato, optional additions.
test('two rounds are paid at the table by card @additions', async ({
  openHost,
  page,
  browser,
  restaurant,
  service,
  origins,
  widget,
  expectAccessible,
}) => {
  const table = ofTable(widget)
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk, origins.service, restaurant)
  const atDesk = (text: string | RegExp) => desk.getByRole('listitem').filter({ hasText: text })
  await openHost({ tag: { venue: 21, route: '/tavolo' } })
  await widget.launcher.click()

  await test.step('nothing can be paid before the restaurant confirms', async () => {
    await orderTwice(widget)
    await widget.button('Your table').click()
    await expect(widget.widget.getByText('2 orders so far')).toBeVisible()
    await expect(table.pay).toHaveCount(0)
  })

  await test.step('a part is paid by card, which the bank asks about', async () => {
    for (const { id } of await service.ordersOf(restaurant)) await service.decide(restaurant, id, 'confirm')
    await page.reload()
    await widget.launcher.click()
    await expect(table.pay.getByRole('button', { name: /^Pay everything/ })).toContainText('16,00 €')
    await expect(table.pay.getByLabel('My part')).toHaveValue('8,00')
    await expectAccessible()
    await table.pay.getByRole('button', { name: 'Pay my part' }).click()
    await table.sheet.getByRole('button', { name: /^Pay / }).click()
    await typeCard(page, challenged)
    await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
    await page.frameLocator('iframe[title="3-D Secure"]').getByRole('button', { name: 'Complete' }).click()
    await expect(table.pay).toContainText('8,00 € paid')
    await expect(table.total).toContainText(/Paid\s*8,00\s€\s*Left to pay\s*8,00\s€/)
    await expect(atDesk('Paid, nothing to collect')).toHaveCount(1)
  })

  await test.step('what is left is paid after a closed window', async () => {
    await table.pay.getByRole('button', { name: /^Pay everything/ }).click()
    await table.sheet.getByRole('button', { name: /^Pay / }).click()
    await expect(widget.sheet('Your card')).toBeVisible()
    await page.reload()
    await widget.launcher.click()
    await expect(table.pay).toContainText('Payment of 8,00 € not finished')
    await expectAccessible()
    await table.pay.getByRole('button', { name: 'Give up' }).click()
    await expect(table.pay).toContainText('Payment of 8,00 € given up')
    await expect(table.pay.getByRole('status')).toBeFocused()
    await expectAccessible()
    await table.pay.getByRole('button', { name: /^Pay everything/ }).click()
    await table.sheet.getByRole('button', { name: /^Pay / }).click()
    await expect(widget.sheet('Your card')).toBeVisible()
    await page.reload()
    await widget.launcher.click()
    await table.pay.getByRole('button', { name: 'Continue' }).click()
    await table.sheet.getByRole('button', { name: /^Pay / }).click()
    await typeCard(page)
    await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
    await expect(table.pay).toContainText('Nothing is left to pay.')
    await expect(table.pay.getByRole('status')).toBeFocused()
    await expectAccessible()
  })

  await test.step('the desk has nothing to collect', async () => {
    await expect(atDesk('Paid, nothing to collect')).toHaveCount(2)
    await expectAccessibleDesk(desk)
    await desk.context().close()
  })

  await test.step('the order says so', async () => {
    await widget
      .button(/^Details of order/)
      .first()
      .click()
    await expect(widget.widget.getByText('Paid at the table')).toBeVisible()
  })
})

test('an order paid with another is not cancelled @additions', async ({
  openHost,
  page,
  browser,
  restaurant,
  service,
  origins,
  widget,
}) => {
  const table = ofTable(widget)
  await openHost({ tag: { venue: 21, route: '/tavolo' } })
  await widget.launcher.click()
  await orderTwice(widget)
  for (const { id } of await service.ordersOf(restaurant)) await service.decide(restaurant, id, 'confirm')
  await page.reload()
  await widget.launcher.click()
  await table.pay.getByRole('button', { name: /^Pay everything/ }).click()
  await table.sheet.getByRole('button', { name: /^Pay / }).click()
  await typeCard(page)
  await widget.sheet('Your card').getByRole('button', { name: /^Pay / }).click()
  await expect(table.pay).toContainText('Nothing is left to pay.')

  const desk = await (await browser.newContext()).newPage()
  await desk.clock.install()
  await openDesk(desk, origins.service, restaurant)
  await desk.getByRole('button', { name: 'Cancel the order' }).first().click()
  await desk.getByRole('button', { name: 'Cancel without a reason' }).click()
  // It can be taken back for ten seconds.
  await expect(desk.getByRole('button', { name: 'Take back' })).toBeVisible()
  await desk.clock.runFor(10_000)
  await expect(desk.getByText(/^Not cancelled: a payment at the table/)).toBeVisible()
  await expectAccessibleDesk(desk)
  await desk.context().close()
})

/** From the page of the table: its code, then two orders of a dish in cash. */
async function orderTwice(widget: WidgetPage) {
  await widget.button('Scan the code').click()
  await widget.field('Code under the QR code').fill('stella-4-b4Tn')
  await widget.button('Use it').click()
  await widget.seeTheMenu.click()
  await widget.orderAtTable('Rosa')
  await widget.button('Your table').click()
  await widget.button('Order more').click()
  await widget.orderAtTable('Rosa')
}

/** The diner's table on its page. */
function ofTable({ widget, sheet }: WidgetPage) {
  return {
    pay: widget.getByRole('region', { name: 'Pay online' }),
    sheet: sheet('Pay online'),
    total: widget.locator('.visit-total'),
  }
}
