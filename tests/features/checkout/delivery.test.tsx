import { act, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { id, price } from '#tests/support/builders.ts'
import { draftSamples } from '#tests/support/draft-samples.ts'
import { tiramisu } from '#tests/support/open-order.tsx'
import { aDraft } from '#tests/support/render-widget.tsx'

import { openCheckout } from './open-checkout.tsx'
import { openDelivery } from './open-delivery.tsx'

const postal = { town: 'Torino', province: 'TO', country: 'IT', doorbell: null, note: null } as const
const inZone = { ...postal, zoneMode: 'manual', deliveryCityId: id<'DeliveryCity'>(201) } as const
/** Zone 1: minimum 12.00, fee 1.50. */
const viaPo = {
  ...inZone,
  deliveryZoneId: id<'DeliveryZone'>(1),
  street: 'Via Po',
  houseNumber: '12',
  postcode: '10123',
}
const zoneOne = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123' }
/** Zone 4: minimum 25.00, fee 3.50. */
const viaNizza = {
  ...inZone,
  deliveryZoneId: id<'DeliveryZone'>(4),
  street: 'Via Nizza',
  houseNumber: '230',
  postcode: '10126',
  doorbell: 'Rossi',
}

describe('the delivery address in manual zones', () => {
  test('stands in its place, for DELIVERY only [CHK-06, CHK-09]', async () => {
    const { screen, expectAccessible } = await openDelivery({
      ...draftSamples.zone,
      addresses: [{ ...viaPo, isDefault: true }],
    })
    const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
    expect(headings.slice(0, 5)).toEqual(['Checkout', 'Delivery', 'Contact', 'Delivery address', 'Payment'])
    expect(screen.getByText(/19:00–19:15$/)).toBeTruthy()
    await expectAccessible()
  })

  test('is not asked for by an order that is collected [CHK-09, CHK-10]', async () => {
    const { screen, calls } = await openCheckout(draftSamples.collect)
    expect(screen.queryByRole('region', { name: 'Delivery address' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /Where/ })).toBeNull()
    expect(calls).not.toContain('/account/get_delivery_addresses')
  })

  test('is first the city’s default, with its fee [CHK-13, CHK-14, CHK-20]', async () => {
    const { block, total } = await openDelivery({
      ...draftSamples.zone,
      addresses: [viaNizza, { ...viaPo, isDefault: true }],
    })
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    await waitFor(() => expect(total()).toBe('18,00\u00a0€'))
  })

  test('that cannot be loaded is said, and asked for again [BERR-07]', async () => {
    let isBroken = true
    const answer = (path: string) =>
      isBroken && path === '/account/get_delivery_addresses' ? new Response('broken', { status: 500 }) : null
    const order = await openDelivery({ ...draftSamples.zone, addresses: [viaPo], answer })
    const { screen, user, block, readErrors, payInCash, press, placed } = order
    expect(await readErrors()).toBe('Connection error')
    await user.type(screen.getByRole('textbox', { name: /^Notes for the restaurant/ }), 'Still here')
    expect(block.getByText('Connection error')).toBeTruthy()
    isBroken = false
    await user.click(block.getByRole('button', { name: 'Try again' }))
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ orderType: 'delivery' })
  })

  test('prefers a saved one in the zone to defaults [CHK-20]', async () => {
    const addresses = [{ ...viaNizza, isDefault: true }, viaPo]
    const { block, total, screen } = await openDelivery({ ...draftSamples.zone, addresses })
    expect(await block.findByText('Via Po 12')).toBeTruthy()
    await waitFor(() => expect(total()).toBe('18,00\u00a0€'))
    expect(screen.queryByText(/at this address/)).toBeNull()
  })

  test('without one in the zone the order asks [CHK-20, CHK-27]', async () => {
    const order = await openDelivery({ ...draftSamples.zone, addresses: [{ ...viaNizza, isDefault: true }] })
    const { block, payInCash, press, readRefusal, focused, orders } = order
    expect(await block.findByText('No address chosen yet')).toBeTruthy()
    await payInCash()
    await press()
    await readRefusal('Choose a delivery address')
    await waitFor(() => expect(focused()).toBe(block.getByRole('button', { name: 'Choose an address' })))
    expect(within(block.getByRole('status')).getByText('Choose a delivery address')).toBeTruthy()
    expect(await orders()).toEqual([])
  })

  test('is chosen among the city’s, with its fee [CHK-14, CHK-18, CHK-21]', async () => {
    const order = await openDelivery({
      ...draftSamples.zone,
      lines: [{ ...tiramisu, quantity: 5 }],
      addresses: [{ ...viaPo, isDefault: true }, viaNizza],
    })
    const { screen, user, block, openSheet, total, payInCash, press, placed, sent, expectAccessible } = order
    expect(sent('/account/get_delivery_addresses')).toMatchObject({
      tipo_modalita_zone: 'MANUALE',
      id_consegna_citta: [201],
    })
    await waitFor(() => expect(total()).toBe('29,00\u00a0€'))
    const sheet = await openSheet('Change address')
    await user.click(sheet.getByRole('radio', { name: 'Via Nizza 230' }))
    await expectAccessible()
    await user.click(sheet.getByRole('button', { name: 'Done' }))
    expect(block.getByText('Via Nizza 230')).toBeTruthy()
    expect(block.getByText('Doorbell: Rossi')).toBeTruthy()
    expect(total()).toBe('31,00\u00a0€')
    const change = '3,50 € at this address; it was 1,50 € for the place chosen before.'
    expect(screen.getByText(change).closest('[role=status]')).toBeTruthy()
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ street: 'Via Nizza', houseNumber: '230', doorbell: 'Rossi', total: 3100 })
    expect(sent('/account/order')).toMatchObject({ spese_consegna: 3.5, indirizzo: 'Via Nizza', stato: 'IT' })
  })

  test('stays chosen after a reload, until the zone changes [CHK-20, PERSIST-01]', async () => {
    const addresses = [{ ...viaPo, isDefault: true }, viaNizza]
    const { user, openSheet, reload } = await openDelivery({ ...draftSamples.zone, addresses })
    const sheet = await openSheet('Change address')
    await user.click(sheet.getByRole('radio', { name: 'Via Nizza 230' }))
    const { screen, instance } = await reload()
    expect(await screen.findByText('Via Nizza 230')).toBeTruthy()
    const elsewhere = zoneAddress({ id: id(201) }, { id: id(2) })
    act(() => instance.stores.draft.choose({ ...aDraft(draftSamples.zone.draft), address: elsewhere }))
    expect(await screen.findByText('No address chosen yet')).toBeTruthy()
  })

  const withPrice = (amount: string) => ({
    like: 2 as const,
    product: { id: 801, price: price(amount) },
    city: { id: 201, zones: [{ ...zoneOne, minimumSpend: price('16.50'), deliveryFee: null }] },
  })

  test('is refused a cent below its minimum spend [CHK-23, CHK-29]', async () => {
    const order = await openDelivery({
      ...draftSamples.zone,
      service: withPrice('16.49'),
      lines: [tiramisu],
      addresses: [{ ...viaPo, isDefault: true }],
    })
    const { block, payInCash, press, readRefusal, focused, orders } = order
    const text = 'The minimum order for this address is 16,50\u00a0€'
    expect(await block.findByText(text.replace('\u00a0', ' '))).toBeTruthy()
    await payInCash()
    await press()
    await readRefusal(text.replace('\u00a0', ' '))
    await waitFor(() => expect(focused()).toBe(block.getByRole('button', { name: 'Change address' })))
    expect(await orders()).toEqual([])
  })

  test('is taken at its minimum spend, before discounts [CHK-29, CHK-31]', async () => {
    const order = await openDelivery({
      ...draftSamples.zone,
      service: withPrice('16.50'),
      lines: [tiramisu],
      addresses: [{ ...viaPo, isDefault: true }],
    })
    const { screen, user, block, payInCash, press, placed } = order
    await user.click(await screen.findByRole('button', { name: /^WELCOME10/ }))
    await block.findByText('Via Po 12')
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ codeDiscount: 165, deliveryFee: 250, total: 1735 })
  })

  test('can be new: typed without the zone’s parts, chosen [CHK-19]', async () => {
    const order = await openDelivery()
    const { screen, user, block, openSheet, payInCash, press, placed, focused, sent, expectAccessible } = order
    const sheet = await openSheet('New address')
    expect(sheet.getByText('10123 Torino (TO) · Centro')).toBeTruthy()
    await user.click(sheet.getByRole('button', { name: 'Deliver here' }))
    expect(sheet.getByText('House number is a mandatory field')).toBeTruthy()
    const street = sheet.getByRole('textbox', { name: 'Street' })
    await waitFor(() => expect(focused()).toBe(street))
    await expectAccessible()
    await user.type(street, 'Via Lagrange')
    await user.type(sheet.getByRole('textbox', { name: 'House number' }), '7')
    await user.type(sheet.getByRole('textbox', { name: 'Doorbell' }), 'Bianchi')
    await user.click(sheet.getByRole('button', { name: 'Deliver here' }))
    expect(await block.findByText('Via Lagrange 7')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: 'New address' })).toBeNull()
    expect(sent('/account/new_delivery_address')).toMatchObject({
      tipo: 'MANUALE',
      ordine_indirizzo: null,
      id_consegna_citta: 201,
      id_consegna_zona: 1,
      localita_citta: 'Torino',
      cap_citta: '10123',
      provincia: 'TO',
      nazione: 'IT',
    })
    await payInCash()
    await press()
    expect(await placed()).toMatchObject({ street: 'Via Lagrange', doorbell: 'Bianchi', total: 1800 })
  })

  test('that cannot be saved says so in its sheet', async () => {
    const { user, openSheet, service, restaurantId } = await openDelivery()
    const sheet = await openSheet('New address')
    await user.type(sheet.getByRole('textbox', { name: 'Street' }), 'Via Lagrange')
    await user.type(sheet.getByRole('textbox', { name: 'House number' }), '7')
    await service.changeRestaurant(restaurantId, { city: { id: 201, isForDelivery: false } })
    await user.click(sheet.getByRole('button', { name: 'Deliver here' }))
    expect((await sheet.findByRole('alert')).textContent).not.toBe('')
    expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Street' }).value).toBe('Via Lagrange')
  })
})
