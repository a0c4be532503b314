import type { Id } from '#src/contract/values.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { cents } from '#src/domain/money.ts'

import { expect, test } from './support/fixtures.ts'
import { keyboard } from './support/keyboard.ts'
import { tiramisu } from './support/remote-diner.ts'

const minuteMs = 60_000
const checkout = '/carrello/riepilogo'
const id = <E extends string>(value: number) => value as Id<E>

/** In zone 1 of Turin, of restaurant 2. */
const viaPo = {
  zoneMode: 'manual',
  deliveryCityId: id<'DeliveryCity'>(201),
  deliveryZoneId: id<'DeliveryZone'>(1),
  street: 'Via Po',
  houseNumber: '12',
  doorbell: 'Rossi',
  note: null,
  town: 'Torino',
  postcode: '10123',
  province: 'TO',
  country: 'IT',
  isDefault: true,
} as const
const toCentre = { type: 'delivery', address: zoneAddress({ id: id(201) }, { id: id(1) }) } as const

test('an obligatory invoice gets a company’s address by keyboard [INV-02, INV-04, INV-08, INV-18, CHK-25]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
  expectAccessible,
}) => {
  await service.change(restaurant, { venue: { requiresInvoice: true } })
  await openAgain(checkout, { customer, dishes: [tiramisu] })
  const { tabTo, tabBackTo, press, type } = keyboard(page)
  const sheet = widget.sheet('Invoice details')

  await expect(widget.field('I would like an invoice')).toBeDisabled()
  await expect(widget.field('I would like an invoice')).toBeChecked()
  // One stop for all ways to pay; the arrow goes round to the last.
  await tabTo(widget.field('Card'))
  await press('ArrowDown')
  await press('ArrowDown')
  await expect(widget.field('Cash')).toBeChecked()
  await expect(widget.button('Enter the invoice details')).toBeVisible()
  await tabTo(widget.orderAndPay)
  await press('Enter')
  await expect(widget.status('Enter the details for the invoice')).toBeVisible()
  await expect(widget.button('Enter the invoice details')).toBeFocused()
  await expectAccessible()

  await press('Enter')
  await tabTo(sheet.getByRole('radio', { name: 'Private person' }))
  await press('ArrowDown')
  await expect(sheet.getByRole('radio', { name: 'Company' })).toBeChecked()
  await tabTo(sheet.getByRole('button', { name: 'Confirm' }))
  await press('Enter')
  await expect(widget.field('Company name')).toBeFocused()
  await expect(sheet.getByText('Company name is a mandatory field')).toBeVisible()
  await expectAccessible()
  const details = [
    ['Company name', 'Rossi S.r.l.'],
    ['VAT number', '00000000110'],
    ['Tax code', '00000000110'],
    ['Street', 'Via Po'],
    ['House number', '12'],
    ['Postcode', '10123'],
    ['Town', 'Torino'],
    ['Province', 'Torino'],
  ] as const
  await tabBackTo(sheet.getByRole('radio', { name: 'Company' }))
  for (const [label, text] of details) {
    await tabTo(sheet.getByLabel(label, { exact: true }))
    await type(text)
  }
  await expect(widget.field('Province')).toHaveValue('To')
  await press('Enter')
  await expect(sheet).toBeHidden()
  await expect(widget.widget.getByText('Via Po 12, 10123 Torino (To)', { exact: true })).toBeVisible()

  await tabTo(widget.orderAndPay)
  await press('Enter')
  await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
  expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 550 }])
})

test('a new slot at the checkout keeps what was typed [CART-27, CART-32, CHK-05]', async ({
  page,
  openAgain,
  widget,
  service,
  restaurant,
  customer,
}) => {
  await page.clock.install()
  await openAgain(checkout, { customer, dishes: [tiramisu], timeLimitMs: Date.now() + 1.5 * minuteMs })
  await widget.field('Notes for the restaurant').fill('Ring twice')
  await widget.widget.getByText('I would like an invoice').click()
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(2 * minuteMs)
  await service.setClock(restaurant, await page.evaluate(() => Date.now()))

  const expired = widget.sheet('Cart expired')
  await expired.getByRole('radio', { name: '12:30' }).check({ force: true })
  await expired.getByRole('button', { name: 'Confirm the new time 12:30' }).click()
  await expect(expired).toBeHidden()
  await expect(widget.heading('Checkout')).toBeVisible()
  await expect(widget.field('Notes for the restaurant')).toHaveValue('Ring twice')
  await expect(widget.field('I would like an invoice')).toBeChecked()
  await widget.widget.getByText('I would like an invoice').click()
  await widget.orderInCash()
  const [order] = await service.ordersOf(restaurant)
  expect(order).toMatchObject({ notes: 'Ring twice' })
  expect(order?.slotStart).toMatch(/ 12:30:00$/)
})

test.describe('at a venue that delivers by zones', () => {
  test.use({ restaurant: async ({ service }, provide) => provide(await service.addRestaurant({ like: 2 })) })

  test('a delivered order costs what the service says [CHK-13, CHK-18, CHK-19, CHK-29, CHK-45]', async ({
    page,
    openAgain,
    widget,
    service,
    restaurant,
    expectAccessible,
  }) => {
    const zone = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123', deliveryFee: cents(150) }
    const ask = (minimum: number) =>
      service.change(restaurant, { city: { id: 201, zones: [{ ...zone, minimumSpend: cents(minimum) }] } })
    const customer = await service.addCustomer(restaurant, { addresses: [viaPo] })
    await ask(1651)
    await openAgain(checkout, { venue: 21, customer, dishes: [{ ...tiramisu, quantity: 3 }], way: toCentre })

    const block = widget.widget.getByRole('region', { name: 'Delivery address' })
    const missed = /The minimum order for this address is 16,51\s€/
    await test.step('a cent is missing', async () => {
      await expect(block).toContainText('Via Po 12')
      await expect(block.getByText(missed)).toBeVisible()
      await widget.field('Cash').check()
      await widget.orderAndPay.click()
      await expect(widget.dialog('ATTENTION')).toHaveCount(0)
      await expect(widget.button('Change address')).toBeFocused()
      await expectAccessible()
      expect(await service.ordersOf(restaurant)).toEqual([])
    })

    await test.step('the venue lowers its minimum; another address in the zone', async () => {
      await ask(1650)
      await widget.button('Back').click()
      // The cart still knows the minimum that it has read.
      await expect(widget.button('0,01 € to the minimum')).toBeVisible()
      await widget.go(checkout)
      await expect(block).toContainText('Via Po 12')
      await expect(block.getByText(missed)).toBeHidden()
      await widget.button('New address').click()
      const sheet = widget.sheet('New address')
      await expectAccessible()
      await widget.field('Street').fill('Via Lagrange')
      await widget.field('House number').fill('7')
      await sheet.getByRole('button', { name: 'Deliver here' }).click()
      await expect(block).toContainText('Via Lagrange 7')
      await widget.button('Change address').click()
      await expect(page.getByRole('radio', { name: 'Via Lagrange 7' })).toBeChecked()
      await expectAccessible()
      await widget.sheet('Delivery address').getByRole('button', { name: 'Done' }).click()
    })

    await test.step('the order arrives with what the diner saw', async () => {
      await expect(widget.orderAndPay).toContainText('18,00 €')
      await widget.field('Cash').check()
      await widget.orderAndPay.click()
      await expect(widget.heading(/^Order #\d+$/)).toBeVisible()
      expect(await service.ordersOf(restaurant)).toMatchObject([{ totalCents: 1800 }])
    })
  })
})
