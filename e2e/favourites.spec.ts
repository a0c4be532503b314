import { noon } from '#tests/server/support/diner.ts'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'
import { widgetPage } from './support/widget-page.ts'

const weekMs = 7 * 24 * 3_600_000

test.use({
  conditions: 'all',
  restaurant: async ({ service }, provide) => {
    const restaurant = await service.addRestaurant()
    await service.setClock(restaurant, noon)
    await provide(restaurant)
  },
})

// Tuesday noon: the order is for Wednesday, the favourite for every Tuesday at four.
test('an order is kept, proposed on its day and reordered', async ({
  page,
  browser,
  openHost,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  const { press, tabTo, type } = keyboard(page)
  await page.clock.install({ time: noon })
  await openAgain('/carrello', { customer, dishes: [margherita, tiramisu] })
  await widget.goToCheckout.click()
  await widget.orderInCash()

  await test.step('the confirmation keeps it, by keyboard', async () => {
    await tabTo(widget.button('Keep as favourite'))
    await press('Enter')
    const sheet = widget.sheet('Keep as favourite')
    await expect(widget.field('Name')).toHaveValue('Margherita')
    await tabTo(widget.field('Name'))
    await press('Control+a')
    await type('Tuesday pizza')
    await tabTo(widget.field('Day of the week'))
    await type('Tue')
    await widget.field('Time').selectOption('16:00')
    await expectAccessible()
    await tabTo(sheet.getByRole('button', { name: 'Save' }))
    await press('Enter')
    await expect(widget.status('Tuesday pizza is a favourite')).toBeVisible()
    await expect(widget.button('Favourite: Tuesday pizza')).toBeFocused()
  })

  const link = await test.step('the calendar entry repeats every week', async () => {
    const saved = page.waitForEvent('download')
    await widget.status('Tuesday pizza').getByRole('button', { name: 'Add to calendar' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^favourite-\d+\.ics$/)
    const chunks = await (await file.createReadStream()).toArray()
    const text = Buffer.concat(chunks as Buffer[])
      .toString()
      .replaceAll('\r\n ', '')
    expect(text).toContain('DTSTART:20260310T160000\r\n')
    expect(text).toContain('RRULE:FREQ=WEEKLY\r\n')
    return /^URL:(.*)\r$/m.exec(text)?.[1] ?? ''
  })

  await test.step('until the day of the order is over it is not proposed', async () => {
    await openHost({ tag: { venue: 11 } })
    await widget.launcher.click()
    await expect(widget.heading('Contacts')).toBeVisible()
    await expect(widget.heading(/Tuesday pizza$/)).toBeHidden()
  })

  await test.step('a week later it comes first, with today’s price', async () => {
    await service.setClock(restaurant, noon + weekMs)
    await page.clock.setSystemTime(noon + weekMs)
    await openHost({ tag: { venue: 11 } })
    await widget.launcher.click()
    await expect(widget.heading('Today, 16:00 · Tuesday pizza')).toBeVisible()
    await expect(widget.button(/^Order again [\d,]+/)).toBeVisible()
    await expectAccessible()
  })

  await test.step('one tap leads to the cart at the time of the favourite', async () => {
    await widget.button(/^Order again [\d,]+/).click()
    await expect(widget.heading('Your order').and(widget.widget.getByRole('heading', { level: 1 }))).toBeVisible()
    await expect(widget.lineOf('Margherita')).toBeVisible()
    await expect(widget.lineOf('Tiramisu')).toBeVisible()
    await expect(widget.status('Time of your order: 16:00')).toBeVisible()
  })

  await test.step('the link of the calendar shows it', async () => {
    await page.goto(link)
    await expect(widget.heading('Favourite').and(widget.widget.getByRole('heading', { level: 1 }))).toBeVisible()
    await expect(widget.heading('Today, 16:00 · Tuesday pizza')).toBeVisible()
    await expectAccessible()
  })

  await test.step('the history lists it, and removes it with an Undo', async () => {
    await widget.go('/ordine/storico')
    await widget.button('Change: Tuesday pizza').click()
    await widget.sheet('Favourite').getByRole('button', { name: 'Remove' }).click()
    await expect(widget.heading('Favourites')).toBeHidden()
    await widget.status('Tuesday pizza removed').getByRole('button', { name: 'Undo' }).click()
    await expect(widget.heading('Favourites')).toBeVisible()
    await expectAccessible()
  })

  await test.step('another device says that it does not have it', async () => {
    const other = await browser.newPage()
    await other.goto(link)
    await expect(other.getByRole('alertdialog')).toContainText('This favourite is not on this device')
    await widgetPage(other).dialog('ATTENTION').getByRole('button', { name: 'OK' }).click()
    await expect(widgetPage(other).orderNow).toBeVisible()
    await other.close()
  })
})
