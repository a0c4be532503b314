import { describe, expect, test } from 'vitest'

import { currencyAt } from '#src/domain/currency.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { isTip, percentTip } from '#src/domain/fees/tips.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { price } from '#tests/support/builders.ts'

const named = [
  { code: 'EUR', symbol: '€' },
  { code: 'CHF', symbol: '' },
]
const at = (currencyCode: string) => ({ currencyCode })

describe('the currency of an amount', () => {
  test.each([
    [at('CHF'), [at('EUR'), at('CHF')], 'CHF'],
    [at('USD'), [at('EUR')], 'USD'],
    [null, [at('EUR'), at('EUR')], '€'],
    [null, [at('EUR'), at('CHF')], ''],
    [null, [], ''],
  ])('at %j among %j is written %j [PRICE-46]', (venue, venues, symbol) => {
    expect(currencyAt(venue, venues, named).symbol).toBe(symbol)
  })

  test.each([
    ['EUR', 1],
    ['JPY', 100],
    ['HUF', 100],
    ['KWD', 1],
  ])('%s has a smallest amount of %i cents [PRICE-47]', (code, unit) => {
    expect(smallestUnit({ code })).toBe(unit)
  })
})

describe('an order in yen', () => {
  const config = { fixedCost: 3, fixedCostKind: 'percentage', fixedCostFreeFrom: null, freeDeliveryFrom: null } as const
  const amounts = {
    lines: [{ unitPrice: price('1230.00'), quantity: 1 }],
    orderType: 'takeAway',
    people: null,
  } as const
  const totals = orderTotal({ ...amounts, config, discount: price('123.50'), unit: 100 })

  test('rounds discount and fees to whole yen [PRICE-47]', () => {
    expect(totals).toMatchObject({ discount: price('124.00'), fixedCost: price('37.00'), total: price('1143.00') })
  })

  test('has tips in whole yen [PRICE-47]', () => {
    expect(percentTip(totals, 15, null)).toBe(price('166.00'))
    expect(isTip(price('100.00'), null, totals)).toBe(true)
    expect(isTip(price('100.50'), null, totals)).toBe(false)
  })

  test('keeps its cents in euros [PRICE-47]', () => {
    expect(orderTotal({ ...amounts, config, discount: price('123.50') }).total).toBe(price('1143.40'))
  })
})
