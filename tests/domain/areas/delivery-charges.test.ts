import { describe, expect, test } from 'vitest'

import { checkAddress } from '#src/domain/areas/check-address.ts'
import { deliveryFee, minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { aDeliveryAddress, aDeliveryCity, aDeliveryZone } from '#tests/support/address-builders.ts'
import { id, price } from '#tests/support/builders.ts'

const twenty = price('20.00')
const line = (amount: string) => ({ unitPrice: price(amount), quantity: 1 })
const noConfig = { config: null, people: null }

describe('minimumSpend', () => {
  test.each([
    ['the zone and the city', '20.00', '15.00', twenty],
    ['only the city [CHK-30]', null, '15.00', price('15.00')],
    ['neither [CHK-30]', null, null, null],
    ['the city where the zone says 0 [CHK-30]', '0.00', '15.00', price('15.00')],
    ['nobody where both say 0 [CHK-30]', '0.00', '0.00', null],
  ])('said by %s', (_who, ofZone, ofCity, expected) => {
    const cents = (amount: string | null) => (amount === null ? null : price(amount))
    const zone = aDeliveryZone({ minimumSpend: cents(ofZone) })
    expect(minimumSpend({ zone, city: aDeliveryCity({ minimumSpend: cents(ofCity) }) })).toBe(expected)
  })

  test('is none without city or zone', () => {
    expect(minimumSpend({ zone: null, city: null })).toBeNull()
  })
})

describe('deliveryFee', () => {
  test('of DELIVERY is the fee of the address [PRICE-27]', () => {
    const fee = deliveryFee('address', { address: aDeliveryAddress({ deliveryFee: price('3.50') }) })
    expect(fee).toBe(price('3.50'))
    const amounts = { ...noConfig, lines: [line('20.00')], orderType: 'delivery' } as const
    expect(orderTotal({ ...amounts, deliveryFee: fee }).total).toBe(price('23.50'))
  })

  test('of DIL is the fee of the service point [PRICE-28]', () => {
    const fee = deliveryFee('servicePoint', { servicePoint: { deliveryFee: price('1.50') } })
    expect(fee).toBe(price('1.50'))
    const amounts = { ...noConfig, lines: [line('20.00')], orderType: 'dil' } as const
    expect(orderTotal({ ...amounts, deliveryFee: fee }).total).toBe(price('21.50'))
  })

  test.each(['takeAway', 'eatIn', 'table'] as const)(
    'of %s is none, whatever is left in the draft [PRICE-29]',
    (type) => {
      const address = aDeliveryAddress({ deliveryFee: price('3.50') })
      expect(deliveryFee(destinationOf(type), { address, servicePoint: { deliveryFee: price('1.50') } })).toBeNull()
    },
  )

  test('of a place without one is 0, not unknown', () => {
    expect(deliveryFee('address', { address: aDeliveryAddress({ deliveryFee: null }) })).toBe(0)
    expect(deliveryFee('address', { area: { city: aDeliveryCity(), zone: null } })).toBe(0)
    expect(deliveryFee('servicePoint', { servicePoint: { deliveryFee: null } })).toBe(0)
  })

  test('is unknown until a place is chosen', () => {
    expect(deliveryFee('address', {})).toBeNull()
    expect(deliveryFee('address', { address: null, area: null })).toBeNull()
    expect(deliveryFee('address', { servicePoint: { deliveryFee: price('1.50') } })).toBeNull()
    expect(deliveryFee('servicePoint', { address: aDeliveryAddress({ deliveryFee: price('3.50') }) })).toBeNull()
  })

  test('is the address’s, else the zone’s, else the city’s', () => {
    const city = aDeliveryCity({ deliveryFee: price('3.00') })
    const zone = aDeliveryZone({ deliveryFee: price('2.00') })
    expect(deliveryFee('address', { area: { city, zone } })).toBe(price('2.00'))
    expect(deliveryFee('address', { area: { city, zone: aDeliveryZone() } })).toBe(price('3.00'))
    const address = aDeliveryAddress({ deliveryFee: price('3.50') })
    expect(deliveryFee('address', { address, area: { city, zone } })).toBe(price('3.50'))
  })
})

describe('checkAddress', () => {
  const withMinimum = (ofZone: string | null = null, ofCity: string | null = null) => {
    const { city } = aDeliveryAddress()
    return aDeliveryAddress({
      city: city && { ...city, minimumSpend: ofCity === null ? null : price(ofCity) },
      zone: { id: id(7), minimumSpend: ofZone === null ? null : price(ofZone) },
    })
  }

  test('refuses an order without address', () => {
    expect(checkAddress(null, twenty)).toEqual({ reason: 'no-address' })
  })

  test('refuses an address without delivery city, whatever is ordered', () => {
    expect(checkAddress(aDeliveryAddress({ deliveryCityId: null }), price('999.00'))).toEqual({
      reason: 'address-not-served',
    })
  })

  test.each([
    ['a cent below the zone’s minimum', ['20.00', '15.00'], '19.99', '20.00'],
    ['at the zone’s minimum', ['20.00', '15.00'], '20.00', null],
    ['below the zone’s minimum, above the city’s', ['20.00', '15.00'], '17.00', '20.00'],
    ['below the city’s, above the zone’s', ['10.00', '15.00'], '12.00', null],
    ['below the city’s, the zone has none [CHK-30]', [null, '15.00'], '14.00', '15.00'],
    ['at the city’s, the zone has none [CHK-30]', [null, '15.00'], '15.00', null],
    ['with neither [CHK-30]', [null, null], '0.01', null],
  ])('judges the products: %s', (_case, [ofZone, ofCity], products, minimum) => {
    expect(checkAddress(withMinimum(ofZone, ofCity), price(products))).toEqual(
      minimum === null ? null : { reason: 'below-minimum-spend', minimum: price(minimum) },
    )
  })

  test('looks at products before discounts [CHK-31]', () => {
    const totals = orderTotal({
      ...noConfig,
      lines: [line('20.00')],
      orderType: 'delivery',
      discount: price('5.00'),
      deliveryFee: price('0.00'),
    })
    expect(totals.total).toBe(price('15.00'))
    expect(checkAddress(withMinimum('20.00', null), totals.products)).toBeNull()
  })
})
