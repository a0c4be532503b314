import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import { productsTotal } from '#src/domain/cart/cart.ts'
import { fixedCost, knownTotals, orderTotal } from '#src/domain/fees/order-total.ts'
import { aServiceConfig, price } from '#tests/support/builders.ts'
import { anOrderType, aFilledCart } from '#tests/support/configured-product.ts'

const amountOf = (units: number, kind: 'amount' | 'other:FORFAIT' | null = 'amount') =>
  aServiceConfig({ fixedCost: units, fixedCostKind: kind })
const percentage = (percent: number) => aServiceConfig({ fixedCost: percent, fixedCostKind: 'percentage' })

describe('fixedCost', () => {
  test.each(['amount', 'other:FORFAIT', null] as const)('is an amount when its kind is %s [PRICE-22]', (kind) => {
    expect(fixedCost(amountOf(2, kind), price('30.00'), null)).toBe(price('2.00'))
  })

  test('is a percentage of the products: 33.35 gives 3.34 [PRICE-23]', () => {
    expect(fixedCost(percentage(10), price('33.35'), null)).toBe(price('3.34'))
  })

  test('is multiplied by the people: 2.00 x 4 is 8.00 [PRICE-24]', () => {
    expect(fixedCost(amountOf(2), price('30.00'), 4)).toBe(price('8.00'))
    expect(fixedCost(amountOf(2), price('30.00'), null)).toBe(price('2.00'))
    expect(fixedCost(amountOf(2), price('30.00'), 0)).toBe(price('2.00'))
  })

  test('multiplies percentages and rounds once: 33.35 x 3 gives 10.01 [PRICE-25]', () => {
    expect(fixedCost(percentage(5), price('40.00'), 3)).toBe(price('6.00'))
    expect(fixedCost(percentage(10), price('33.35'), 3)).toBe(price('10.01'))
  })

  test.each([
    ['50.00', '50.00', '0.00'],
    ['50.00', '49.99', '2.00'],
    ['50.00', '50.01', '0.00'],
    ['0.00', '99.00', '2.00'],
  ])('free from %s: products %s cost %s [PRICE-26]', (from, products, expected) => {
    const config = { ...amountOf(2), fixedCostFreeFrom: price(from) }
    expect(fixedCost(config, price(products), null)).toBe(price(expected))
  })

  test('is never waived without threshold, 0 without cost [PRICE-26]', () => {
    expect(fixedCost({ ...amountOf(2), fixedCostFreeFrom: null }, price('999.00'), null)).toBe(price('2.00'))
    expect(fixedCost(aServiceConfig(), price('30.00'), 2)).toBe(0)
    expect(fixedCost(null, price('30.00'), 2)).toBe(0)
  })
})

const ofProducts = (amount: string) => [{ unitPrice: price(amount), quantity: 1 }]
const order = (amount: string) =>
  ({ lines: ofProducts(amount), orderType: 'takeAway', config: aServiceConfig(), people: null }) as const

describe('orderTotal', () => {
  test('of a take-away order is its products', () => {
    expect(orderTotal(order('20.00'))).toEqual({
      products: price('20.00'),
      discount: 0,
      fixedCost: 0,
      delivery: null,
      total: price('20.00'),
    })
  })

  test.each(['delivery', 'dil'] as const)(
    'adds the fee of %s once known: 20.00, then 23.50 [PRICE-33]',
    (orderType) => {
      expect(orderTotal({ ...order('20.00'), orderType })).toMatchObject({ delivery: null, total: price('20.00') })
      const known = orderTotal({ ...order('20.00'), orderType, deliveryFee: price('3.50') })
      expect(known).toMatchObject({ delivery: price('3.50'), total: price('23.50') })
    },
  )

  test.each(['takeAway', 'eatIn', 'table'] as const)('of %s has no delivery charge [PRICE-29]', (orderType) => {
    expect(orderTotal({ ...order('20.00'), orderType, deliveryFee: price('3.50') }).total).toBe(price('20.00'))
  })

  test.each([
    ['30.00', '29.99', '3.50'],
    ['30.00', '30.00', '0.00'],
    ['0.00', '99.00', '3.50'],
  ])('delivers free from %s: products %s pay %s [PRICE-30]', (from, products, expected) => {
    const config = aServiceConfig({ freeDeliveryFrom: price(from) })
    const totals = orderTotal({ ...order(products), orderType: 'delivery', config, deliveryFee: price('3.50') })
    expect(totals.delivery).toBe(price(expected))
  })

  test('looks at undiscounted products for thresholds and percentage [PRICE-31]', () => {
    const config = { ...percentage(10), freeDeliveryFrom: price('30.00') }
    const amounts = {
      ...order('30.00'),
      orderType: 'delivery',
      config,
      discount: price('5.00'),
      deliveryFee: price('3.50'),
    } as const
    expect(orderTotal(amounts)).toMatchObject({ delivery: 0, fixedCost: price('3.00'), total: price('28.00') })
  })

  test('waives the delivery charge for a free-delivery code [PRICE-32]', () => {
    const amounts = {
      ...order('20.00'),
      orderType: 'delivery',
      deliveryFee: price('3.50'),
      freesDelivery: true,
    } as const
    expect(orderTotal(amounts)).toMatchObject({ delivery: 0, total: price('20.00') })
  })

  test('discounts products, never delivery: 3.00 of fee stays [PRICE-34]', () => {
    const amounts = {
      ...order('5.00'),
      orderType: 'delivery',
      discount: price('10.00'),
      deliveryFee: price('3.00'),
    } as const
    expect(orderTotal(amounts).total).toBe(price('3.00'))
  })

  test('is never below 0 before fixed cost and delivery [PRICE-43]', () => {
    const amounts = {
      ...order('5.00'),
      orderType: 'dil',
      config: amountOf(2),
      discount: price('8.00'),
      deliveryFee: price('3.00'),
    } as const
    expect(orderTotal(amounts).total).toBe(price('5.00'))
  })

  test('40.00 - 4.50 + 1.00 x 2 is 37.50 [PRICE-44]', () => {
    const amounts = {
      ...order('40.00'),
      orderType: 'eatIn',
      config: amountOf(1),
      people: 2,
      discount: price('4.50'),
    } as const
    expect(orderTotal(amounts).total).toBe(price('37.50'))
  })

  test('is the sum of its parts for any cart', () => {
    const money = fc.option(fc.integer({ min: 0, max: 6000 }).map((cents) => cents as Cents))
    const amounts = fc.record({
      orderType: anOrderType,
      people: fc.option(fc.integer({ min: 0, max: 12 })),
      discount: fc.integer({ min: 0, max: 9000 }).map((cents) => cents as Cents),
      deliveryFee: money,
      freesDelivery: fc.boolean(),
      config: fc.option(
        fc
          .record({
            fixedCost: fc.option(fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)),
            fixedCostKind: fc.constantFrom('amount', 'percentage', null),
            fixedCostFreeFrom: money,
            freeDeliveryFrom: money,
          })
          .map((fields) => aServiceConfig(fields)),
      ),
    })
    fc.assert(
      fc.property(aFilledCart, amounts, ({ cart: { lines } }, rest) => {
        const { products, discount, fixedCost: fixed, delivery, total } = orderTotal({ lines, ...rest })
        expect(products).toBe(productsTotal(lines))
        expect(total).toBe(products - discount + fixed + (delivery ?? 0))
        expect(total).toBeGreaterThanOrEqual(fixed + (delivery ?? 0))
        for (const amount of [products, discount, fixed, delivery ?? 0, total]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        }
      }),
    )
  })
})

describe('knownTotals', () => {
  const totals = orderTotal({ lines: [], orderType: 'takeAway', config: null, people: null })

  test.each([
    ['delivery' as const, null, false],
    ['delivery' as const, price('0.00'), true],
    ['takeAway' as const, null, true],
  ])('of %s with the fee %s are known: %s [PRICE-33]', (orderType, delivery, areKnown) => {
    expect(knownTotals(orderType, { ...totals, delivery }) !== null).toBe(areKnown)
  })
})
