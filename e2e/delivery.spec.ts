import type { Page } from '@playwright/test'

import { cents } from '#src/domain/money.ts'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('DELIVERY in manual zones', () => {
  const home = {
    zoneMode: 'manual',
    street: 'Via Po',
    houseNumber: '12',
    doorbell: null,
    note: null,
    deliveryCityId: 201 as never,
    deliveryZoneId: 1 as never,
    town: 'Torino',
    postcode: '10123',
    province: 'TO',
    country: 'IT',
    isDefault: true,
  } as const

  test.use({
    restaurant: async ({ service }, provide) =>
      provide(await service.addRestaurant({ like: 2, product: { id: 801, price: cents(1199) } })),
    customer: async ({ service, restaurant }, provide) =>
      provide(await service.addCustomer(restaurant, { addresses: [home] })),
  })

  test('is refused a cent below the zone’s minimum', async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    await service.change(restaurant, { product: { id: 802, price: cents(1) } })
    await openAgain('/ordine', { customer, venue: 21 })

    await test.step('town and zone, with what it costs there [WIZ-09, WIZ-10, WIZ-11]', async () => {
      await widget.button('Delivery').click()
      // The customer's own zone is preselected.
      await expect(widget.field('Town')).toHaveValue('201')
      await widget.field('Town').selectOption('Moncalieri')
      await expect(widget.field('Zone')).toBeHidden()
      await widget.field('Town').selectOption('Torino')
      await expect(widget.field('Zone')).toHaveValue('')
      await widget.field('Zone').selectOption('Centro (10123)')
      await expect(card(page, 'Where to')).toContainText('Minimum order 12,00 €')
      await expectAccessible()
      await widget.chooseTime()
    })

    await test.step('a cent below the minimum bar and cart lead to the menu', async () => {
      await widget.button('Add Tiramisu').first().click()
      const missing = widget.button('0,01 € to the minimum')
      await missing.or(widget.viewOrder).first().waitFor()
      if (await widget.viewOrder.isVisible()) {
        await expect(page.getByRole('progressbar', { name: '0,01 € to the minimum' })).toBeVisible()
        await widget.viewOrder.click()
      }
      await expect(page.getByText('Add 0,01 € to reach the minimum order of 12,00 €').first()).toBeVisible()
      await expectAccessible()
      await missing.click()
      await expect(widget.heading('Menu')).toBeFocused()
    })

    await test.step('at the minimum it goes to the zone’s address', async () => {
      await widget.categories.getByRole('button', { name: 'Desserts' }).click()
      await widget.addAtOnce('Panna cotta with berries')
      await widget.openCart()
      await expect(widget.goToCheckout).toContainText('13,50 €')
      await widget.goToCheckout.click()
      await expect(widget.heading('Checkout')).toBeVisible()
      await widget.orderInCash()
      const orders = await service.ordersOf(restaurant)
      expect(orders.map(({ totalCents }) => totalCents)).toEqual([1350])
    })
  })
})

test.describe('DELIVERY by coordinates', () => {
  test.use({
    restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 3 })),
  })

  test('counts the smaller of two overlapping areas, chosen by keyboard', async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    const { press, type } = keyboard(page)
    const address = widget.field('Address')
    const where = card(page, 'Where to')
    await openAgain('/ordine', { customer, venue: 31 })
    await widget.button('Delivery').click()

    await test.step('an address in the larger area alone [VENUE-31]', async () => {
      await address.focus()
      await type('corso belgio 20')
      await expect(page.getByRole('option')).toHaveText(['Corso Belgio 20, 10153 Torino TO, Italy'])
      await expectAccessible()
      await press('ArrowDown')
      await press('Enter')
      await expect(where).toContainText('Delivery 3,50 € · Minimum order 20,00 €')
      await expectAccessible()
    })

    await test.step('an address in both [VENUE-31, WIZ-12, WIZ-14]', async () => {
      await where.getByRole('button', { name: 'Change' }).click()
      await address.fill('via san martino 10')
      await page.getByRole('option').click()
      await expect(page.getByText('No restaurant serves the entered address.').last()).toBeVisible()
      await address.fill('via po')
      await page.getByRole('option', { name: 'Via Po, 10123 Torino TO, Italy' }).click()
      await expect(widget.field('House number')).toBeFocused()
      await type('12')
      await press('Enter')
      await expect(where).toContainText('Via Po 12, 10123 Torino TO, Italy')
      await expect(where).toContainText('Delivery 1,50 € · Minimum order 10,00 €')
      await widget.chooseTime()
    })

    await test.step('its fee is in the cart and in the order [PRICE-27]', async () => {
      await widget.button('Add Tiramisu').first().click()
      await widget.button('Add Tiramisu, 1 in your order').first().click()
      await widget.openCart()
      await expect(widget.goToCheckout).toContainText('12,50 €')
      await widget.goToCheckout.click()
      await expect(widget.heading('Checkout')).toBeVisible()
      await widget.orderInCash()
      const orders = await service.ordersOf(restaurant)
      expect(orders.map(({ totalCents }) => totalCents)).toEqual([1250])
    })
  })
})

test.describe('DIL', () => {
  test.use({
    restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 4 })),
  })

  test('has its point fixed at a fair from the start', async ({
    page,
    returnWith,
    openHost,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    await returnWith({ customer })
    await openHost()
    await widget.launcher.click()

    await test.step('type, point and stand', async () => {
      await widget.button('Delivery to a service point').click()
      await widget.button('Lawn').click()
      await widget.button(/Stand Pizza/).click()
      await widget.orderNow.click()
    })

    await test.step('a label stands where the types were [WIZ-03, WIZ-17]', async () => {
      const how = card(page, 'How')
      await expect(how).toContainText('Lawn')
      await expect(how).toContainText('On the lawn')
      await expect(how.getByRole('button')).toHaveCount(0)
      await expect(card(page, 'Service point')).toBeHidden()
      await expectAccessible()
      await widget.chooseTime()
    })

    await test.step('the fee of the point is in the order [PRICE-28]', async () => {
      await widget.button('Margherita').click()
      const sheet = widget.sheet('Margherita')
      await sheet.getByRole('radio', { name: 'Maxi' }).check()
      await sheet.getByRole('button', { name: /^Add to order/ }).click()
      await sheet.waitFor({ state: 'detached' })
      await widget.openCart()
      await expect(page.getByText('Delivery', { exact: true }).first()).toBeVisible()
      await expectAccessible()
      await widget.goToCheckout.click()
      await expect(widget.heading('Checkout')).toBeVisible()
      await widget.field('Table number').fill('B7')
      await widget.orderInCash()
      const [order] = await service.ordersOf(restaurant)
      const products = order?.lines.reduce((sum, { totalCents }) => sum + totalCents, 0) ?? 0
      expect(order?.totalCents).toBe(products + 100)
    })
  })
})

test.describe('eating in', () => {
  test.use({
    restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })),
  })

  test('is ordered ahead for twenty, from days in a carousel [WIZ-22, WIZ-23, WIZ-24]', async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    customer,
    expectAccessible,
  }) => {
    await openAgain('/ordine', { customer, venue: 21 })
    await widget.button('Eat at the restaurant').click()
    const people = card(page, 'How many people')
    for (let count = 1; count < 20; count += 1) await people.getByRole('button', { name: 'One more person' }).click()
    await expect(people).toContainText('20')
    await expectAccessible()
    // Three days side by side, four where the widget is wide [WIZ-24].
    const { width } = page.viewportSize() ?? { width: 0 }
    expect(await widget.widget.getByRole('group', { name: 'Day' }).evaluate(daysInView)).toBe(width < 1024 ? 3 : 4)
    await widget.chooseTime()
    await widget.button('Add Tiramisu').first().click()
    await widget.checkOut()
    await expect(widget.heading('Checkout')).toBeVisible()
    await widget.orderInCash()
    // A cover charge of 2.00 for each of them.
    const orders = await service.ordersOf(restaurant)
    expect(orders.map(({ totalCents }) => totalCents)).toEqual([4550])
  })
})

/** Number of days that are fully visible. Runs in the page, so it uses nothing from this module. */
function daysInView(strip: Element): number {
  const frame = strip.getBoundingClientRect()
  return [...strip.querySelectorAll('label')].filter((day) => {
    const { left, right } = day.getBoundingClientRect()
    return left >= frame.left - 1 && right <= frame.right + 1
  }).length
}
