import { expect, test as base } from './support/fixtures.ts'
import { margherita, tiramisu } from './support/remote-diner.ts'
import { countTaps } from './support/tap-count.ts'
import type { Effort } from './support/tap-count.ts'

/** Fails when a way has become longer than it is allowed to be, and prints how long it is. */
const test = base.extend<{ expectAtMost: (most: Effort) => Promise<void> }>({
  expectAtMost: async ({ page }, provide, { title }) => {
    const effort = await countTaps(page)
    await provide(async (most) => {
      const { taps, fields } = await effort()
      console.info(`${title}: ${taps} taps, ${fields} fields`)
      expect(taps).toBeLessThanOrEqual(most.taps)
      expect(fields).toBeLessThanOrEqual(most.fields)
    })
  },
})

test.use({ viewport: { width: 390, height: 844 } })

test.describe('take-away', () => {
  // Guests need f_ordine_ospite, an optional addition.
  test('a guest orders a dish @phone @additions', async ({ openHost, widget, expectAtMost }) => {
    await openHost({ tag: { venue: 11 }, begins: 'anywhere' })
    await widget.launcher.click()
    await widget.addAtOnce('Tomato bruschetta')
    await widget.takeEarliest()
    await widget.checkOut()
    await widget.whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
    await widget.field('First and last name').fill('Rosa Bruno')
    await widget.field('Phone').fill('+39 011 555 0123')
    await widget.field('E-mail').fill('rosa@example.com')
    await widget.widget.getByText('I have read and accept the privacy policy').click()
    await widget.orderInCash()
    await expectAtMost({ taps: 9, fields: 3 })
  })

  test('who comes back orders a dish @phone @additions', async ({
    openHost,
    returnWith,
    widget,
    customer,
    expectAtMost,
  }) => {
    await returnWith({ customer })
    await openHost({ tag: { venue: 11 }, begins: 'anywhere' })
    await widget.launcher.click()
    await widget.addAtOnce('Tomato bruschetta')
    await widget.takeEarliest()
    await widget.checkOut()
    await widget.orderInCash()
    await expectAtMost({ taps: 7, fields: 0 })
  })

  test('who comes back orders the same again @phone @additions', async ({
    openHost,
    returnWith,
    widget,
    customer,
    expectAtMost,
    expectAccessible,
  }) => {
    await returnWith({ customer, ordered: [margherita, tiramisu], payment: 'cash-cash' })
    await openHost({ tag: { venue: 11 }, begins: 'anywhere' })
    await widget.launcher.click()
    await widget.button(/^Order again [\d,]+/).waitFor()
    await expectAccessible()
    await widget.button(/^Order again/).click()
    await widget.goToCheckout.click()
    // The way of the last order is proposed once the ways to pay have come; an earlier tap is led to their block.
    await expect(widget.field('Cash')).toBeChecked()
    await widget.orderAndPay.click()
    await widget.heading(/^Order #\d+$/).waitFor()
    await expectAtMost({ taps: 4, fields: 0 })
  })
})

test.describe('delivery', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 3 })) })

  test('a customer orders to a new address @phone', async ({ page, openAgain, widget, customer, expectAtMost }) => {
    await openAgain('/', { customer, venue: 31 })
    await widget.orderNow.click()
    await widget.button('Delivery').click()
    await widget.field('Address').fill('corso belgio 20')
    await page.getByRole('option').click()
    await widget.button(/^Earliest, /).click()
    await widget.seeTheMenu.click()
    await widget.button('Add Tiramisu').first().click()
    for (const count of [1, 2, 3]) await widget.button(`Add Tiramisu, ${count} in your order`).first().click()
    await widget.checkOut()
    await widget.orderInCash()
    await expectAtMost({ taps: 14, fields: 1 })
  })

  // Guests need DELIVERY in f_ordine_ospite, an optional addition.
  test('a guest orders to a new address, in cash @phone @additions', async ({
    page,
    openHost,
    widget,
    service,
    restaurant,
    expectAccessible,
    expectAtMost,
  }) => {
    await openHost({ tag: { venue: 31 }, begins: 'anywhere' })
    await widget.launcher.click()
    await widget.addAtOnce('Piedmont board')
    await widget.button('Delivery').click()
    await widget.field('Address').fill('via po 12')
    await page.getByRole('option').first().waitFor()
    await expectAccessible()
    await page.getByRole('option').first().click()
    await widget.takeEarliest()
    await widget.checkOut()
    await expect(widget.sheet('Your details')).toBeVisible()
    await expectAccessible()
    await widget.whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
    await widget.field('First and last name').fill('Rosa Bruno')
    await widget.field('Phone').fill('+39 011 555 0123')
    await widget.field('E-mail').fill('rosa@example.com')
    await widget.widget.getByText('I have read and accept the privacy policy').click()
    await expect(widget.widget.getByRole('region', { name: 'Delivery address' })).toContainText('Via Po 12')
    await expectAccessible()
    await widget.orderInCash()
    await expectAtMost({ taps: 12, fields: 4 })
    await expect(widget.widget.getByText(/Via Po 12, 10123 Torino/).first()).toBeVisible()
    const [order] = await service.ordersOf(restaurant)
    expect(order?.customer.name).toBe('Rosa Bruno')
  })
})

test.describe('at a table', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

  test('a guest orders from the card of the table @phone', async ({ page, hostAddress, widget, expectAtMost }) => {
    const address = hostAddress({ tag: { venue: 21 } })
    await page.goto(`${address}?ordering_route=%2Fordine&identificativo=stella-4-b4Tn`)
    await widget.seeTheMenu.click()
    await widget.addAtOnce('Tomato bruschetta')
    await widget.checkOut()
    await widget.whoOrders.getByRole('button', { name: 'Continue as a guest' }).click()
    await widget.field('First name').fill('Rosa')
    await widget.field('Last name').fill('Bruno')
    await widget.field('Phone').fill('+39 011 555 0123')
    await widget.widget.getByText('I have read and accept the privacy policy').click()
    await widget.orderInCash()
    await expectAtMost({ taps: 8, fields: 3 })
  })
})

test('a visitor books a table @phone', async ({ openHost, widget, expectAtMost }) => {
  await openHost({ tag: { venue: 11 } })
  await widget.launcher.click()
  await widget.button('Book a table').click()
  await widget.days.nth(1).click({ force: true })
  await widget.slots.first().click({ force: true })
  await widget.field(/^Name/).fill('Anna Rossi')
  await widget.field(/^Phone/).fill('+39 333 555 0199')
  await widget.field(/^E-mail/).fill('anna.rossi@example.com')
  await widget.widget.getByText(/privacy policy/).click()
  await widget.button('Book').click()
  await widget.heading('Your table is booked').waitFor()
  await expectAtMost({ taps: 6, fields: 3 })
})
