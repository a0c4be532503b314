import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { OrderAmounts } from '#src/domain/fees/order-total.ts'
import { isTip, mostTip, percentTip, tipOf, tipPercents, withTip } from '#src/domain/fees/tips.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'
import { aServiceConfig, price } from '#tests/support/builders.ts'

const offering = (...percents: number[]) => aServiceConfig({ tips: { percents, maximum: null } })
const upTo = (maximum: string) => aServiceConfig({ tips: { percents: [5, 10], maximum: price(maximum) } })
const ofProducts = (products: string, discount = '0.00') => ({ products: price(products), discount: price(discount) })

describe('tipPercents', () => {
  test.each([
    [
      [5, 10, 15],
      [5, 10, 15],
    ],
    [
      [10, 10, 5],
      [10, 5],
    ],
    [
      [0, -5, 100, 100.1, 12.5],
      [100, 12.5],
    ],
    [[], []],
  ])('of %j are %j', (percents, offered) => {
    expect(tipPercents(offering(...percents))).toEqual(offered)
  })

  test('are none where no tips are offered', () => {
    expect([tipPercents(aServiceConfig()), tipPercents(null)]).toEqual([[], []])
  })
})

describe('percentTip', () => {
  test.each([
    ['10.00', '0.00', 10, 100],
    ['10.04', '0.00', 10, 100],
    ['10.05', '0.00', 10, 101],
    ['10.00', '4.50', 10, 55],
    ['4.50', '4.50', 10, 0],
    ['8.90', '0.00', 12.5, 111],
  ])('of %s less %s, %s per cent is %s cents', (products, discount, percent, tip) => {
    expect(percentTip(ofProducts(products, discount), percent, null)).toBe(tip)
  })

  test.each([
    ['49.90', 499],
    ['50.00', 500],
    ['50.10', 500],
  ])('of %s is %s cents, at most 5.00', (products, tip) => {
    expect(percentTip(ofProducts(products), 10, upTo('5.00'))).toBe(tip)
  })
})

describe('tipOf', () => {
  const totals = ofProducts('30.00', '5.00')

  test.each([
    [null, 0],
    [{ percent: 10, typed: '' }, 250],
    // Not offered any more.
    [{ percent: 20, typed: '' }, 0],
    [{ percent: null, typed: '2' }, 200],
    [{ percent: null, typed: ' 2,5 ' }, 250],
    [{ percent: null, typed: '0.05' }, 5],
    [{ percent: null, typed: '250,01' }, 25001],
    [{ percent: null, typed: '999999.99' }, 99_999_999],
    [{ percent: null, typed: '1000000' }, null],
    [{ percent: null, typed: '' }, null],
    [{ percent: null, typed: '-1' }, null],
    [{ percent: null, typed: '1,234' }, null],
    [{ percent: null, typed: 'two' }, null],
  ])('%j is %s', (choice, tip) => {
    expect(tipOf(choice, offering(5, 10), totals)).toBe(tip)
  })

  test('is zero where no tips are offered, whatever was chosen', () => {
    expect(tipOf({ percent: null, typed: 'two' }, aServiceConfig(), totals)).toBe(0)
    expect(tipOf({ percent: 10, typed: '' }, null, totals)).toBe(0)
  })
})

describe('isTip', () => {
  test.each([
    [-1, 1, false],
    [0, 1, true],
    [500, 1, true],
    [501, 1, false],
    [100, 100, true],
    [150, 100, false],
  ])('%i in units of %i is taken: %s', (tip, unit, isTaken) => {
    expect(isTip(cents(tip), upTo('5.00'), { unit })).toBe(isTaken)
  })
})

describe('mostTip', () => {
  test.each([
    ['0.00', null],
    ['0.01', 1],
    ['20.00', 2000],
  ])('of %s is %s cents, 0 being no limit [CONST-05]', (maximum, most) => {
    expect(mostTip(upTo(maximum))).toBe(most)
  })

  test('is none where the service sets none [CONST-05]', () => {
    expect([mostTip(offering(5)), mostTip(aServiceConfig()), mostTip(null)]).toEqual([null, null, null])
  })

  test.each([
    [{ percent: null, typed: '5' }, 500],
    [{ percent: null, typed: '5.01' }, null],
    [{ percent: 10, typed: '' }, 500],
    [{ percent: 5, typed: '' }, 300],
  ])('of 5.00 makes %j of 60.00 %s', (choice, tip) => {
    expect(tipOf(choice, upTo('5.00'), ofProducts('60.00'))).toBe(tip)
  })
})

const someCents = (max: number) => fc.integer({ min: 0, max }).map(cents)
const amounts: fc.Arbitrary<OrderAmounts> = fc.record({
  lines: fc.array(fc.record({ unitPrice: someCents(5000), quantity: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 1,
  }),
  orderType: fc.constantFrom('takeAway' as const, 'delivery' as const, 'table' as const),
  config: fc
    .record({ fixedCost: fc.constantFrom(null, 1.5, 10), percents: fc.constantFrom([], [5], [10, 12.5]) })
    .map(({ fixedCost, percents }) =>
      aServiceConfig({
        fixedCost,
        fixedCostKind: 'percentage',
        freeDeliveryFrom: cents(2000),
        tips: { percents, maximum: null },
      }),
    ),
  people: fc.constantFrom(null, 3),
  discount: someCents(3000),
  deliveryFee: fc.option(someCents(500)) as fc.Arbitrary<Cents | null>,
})
const tips = someCents(5000)

describe('withTip', () => {
  test('adds the tip to the total and nothing else', () => {
    fc.assert(
      fc.property(amounts, tips, (order, tip) => {
        const without = orderTotal(order)
        const { total, tip: kept = zero, ...others } = withTip(without, tip)
        const { total: before, ...same } = without
        expect(total).toBe(sumCents([before, tip]))
        expect(kept).toBe(tip)
        expect(others).toEqual(same)
      }),
    )
  })

  test('says nothing of a tip of zero', () => {
    fc.assert(
      fc.property(amounts, (order) => {
        expect(withTip(orderTotal(order), zero)).toEqual(orderTotal(order))
      }),
    )
  })

  test('takes every percentage that is offered', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0.1, max: 100, noNaN: true }),
        someCents(5000),
        (order, percent, maximum) => {
          const config = aServiceConfig({ tips: { percents: [percent], maximum } })
          const tip = tipOf({ percent, typed: '' }, config, orderTotal(order)) ?? -1
          expect(tip).toBeLessThanOrEqual(mostTip(config) ?? tip)
          expect(tip).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
