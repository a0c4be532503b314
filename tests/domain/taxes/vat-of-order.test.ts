import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Cents } from '#src/contract/values.ts'
import type { Savings } from '#src/domain/discounts/savings.ts'
import { discountOf, noSavings } from '#src/domain/discounts/savings.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { withTip } from '#src/domain/fees/tips.ts'
import { cents, sumCents, zero } from '#src/domain/money.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'
import type { TaxedLine } from '#src/domain/taxes/vat-of-order.ts'
import { vatOfOrder } from '#src/domain/taxes/vat-of-order.ts'
import { aServiceConfig, price } from '#tests/support/builders.ts'
import { aDiscountCode, anAppliedReward } from '#tests/support/savings-builders.ts'
import { aTaxedDish, aTaxedLine } from '#tests/support/tax-builders.ts'

const rates: Readonly<Partial<Record<VatClass, number>>> = { dish: 10, keepable: 5.5, softDrink: 10, alcohol: 22 }
const percentOf = (vatClass: VatClass) => rates[vatClass] ?? null

function vatOf(lines: readonly TaxedLine[], totals: Partial<OrderTotals> = {}, savings: Savings = noSavings) {
  const products = sumCents(lines.map(({ unitPrice, quantity }) => cents(unitPrice * quantity)))
  const whole = { products, discount: zero, fixedCost: zero, delivery: null, total: products, ...totals }
  return vatOfOrder({ lines, totals: whole, savings, percentOf })
}
const beer = aTaxedDish({ class: 'alcohol', price: price('3.00') })
const pizza = aTaxedDish({ price: price('9.00') })

describe('lines', () => {
  test('have the class and rate of their dish [TAX-07]', () => {
    const lines = [aTaxedLine(), aTaxedLine({ quantity: 2, unitPrice: price('3.05'), dishes: [beer] })]
    expect(vatOf(lines).lines).toEqual([
      [{ class: 'dish', percent: 10, gross: 1000, vat: 91 }],
      [{ class: 'alcohol', percent: 22, gross: 610, vat: 110 }],
    ])
  })

  test('say no VAT at an unknown rate [TAX-03]', () => {
    const lines = [aTaxedLine({ dishes: [aTaxedDish({ class: 'sweetenedDrink' })] })]
    expect(vatOf(lines, { fixedCost: price('1.00') })).toEqual({
      lines: [[{ class: 'sweetenedDrink', percent: null, gross: 1000, vat: null }]],
      costs: [{ percent: null, gross: 100, vat: null }],
    })
  })

  const grossOf = (dishes: TaxedLine['dishes']) =>
    vatOf([aTaxedLine({ dishes })]).lines[0]?.map(({ class: vatClass, gross }) => [vatClass, gross])

  test('of a combo are divided by price [TAX-07]', () => {
    expect(grossOf([pizza, beer])).toEqual([
      ['dish', 750],
      ['alcohol', 250],
    ])
    expect(grossOf([{ ...pizza, quantity: 2 }, beer, aTaxedDish({ price: price('9.00') })])).toEqual([
      ['dish', 900],
      ['alcohol', 100],
    ])
  })

  test('of free dishes are divided by number [TAX-07]', () => {
    expect(grossOf([aTaxedDish({ quantity: 2 }), { ...beer, price: zero }])).toEqual([
      ['dish', 667],
      ['alcohol', 333],
    ])
  })
})

describe('costs', () => {
  const lines = [aTaxedLine(), aTaxedLine({ lineId: 2, unitPrice: price('5.00'), dishes: [beer] })]
  const costs = { fixedCost: price('1.00'), delivery: price('2.00') }

  test('have the rates of the dishes [TAX-09]', () => {
    expect(vatOf(lines, costs).costs).toEqual([
      { percent: 10, gross: 200, vat: 18 },
      { percent: 22, gross: 100, vat: 18 },
    ])
    const drink = aTaxedLine({ dishes: [aTaxedDish({ class: 'softDrink' })] })
    expect(vatOf([aTaxedLine(), drink], costs).costs).toEqual([{ percent: 10, gross: 300, vat: 27 }])
  })

  test('follow what dishes cost after the discount [TAX-09]', () => {
    const savings = { code: null, rewards: [anAppliedReward({ discount: price('10.00'), lineId: 1 })] }
    expect(vatOf(lines, { ...costs, discount: price('10.00') }, savings).costs).toEqual([
      { percent: 22, gross: 300, vat: 54 },
    ])
  })

  test('have the first rate where dishes are free [TAX-09]', () => {
    const free = lines.map((line) => ({ ...line, unitPrice: zero })).reverse()
    expect(vatOf(free, costs).costs).toEqual([{ percent: 22, gross: 300, vat: 54 }])
    expect(vatOf(lines).costs).toEqual([])
  })
})

const money = fc.integer({ min: 0, max: 30_000 }).map(cents)
const dish = fc.record({
  class: fc.constantFrom(...vatClasses),
  quantity: fc.integer({ min: 1, max: 4 }),
  price: money,
})
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: money,
  item: fc.record({ isDiscountable: fc.boolean() }),
  dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
})
const saving = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constantFrom('percentage' as const, 'amount' as const),
    value: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.array(fc.record({ discount: money, line: fc.option(fc.nat(5)) }), { minLength: 1, maxLength: 3 }),
)
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  saving,
  fixedCost: fc.option(fc.integer({ min: 0, max: 2000 }).map((amount) => amount / 100)),
  deliveryFee: money,
  tip: money,
  unit: fc.constantFrom(1, 100),
  orderType: fc.constantFrom('takeAway' as const, 'delivery' as const),
})

function savingsOf(made: typeof saving extends fc.Arbitrary<infer S> ? S : never): Savings {
  if (made === null) return noSavings
  if (!Array.isArray(made)) return { code: aDiscountCode(made), rewards: [] }
  const rewards = made.map(({ discount, line: index }) =>
    anAppliedReward({ discount, lineId: index === null ? null : index + 1 }),
  )
  return { code: null, rewards }
}

test('all parts are the total without tip, none negative [TAX-10]', () => {
  fc.assert(
    fc.property(order, ({ saving: made, deliveryFee, tip, unit, ...amounts }) => {
      const lines = amounts.lines.map((one, index): TaxedLine => ({ ...one, lineId: index + 1 }))
      const savings = savingsOf(made)
      const config = aServiceConfig({ fixedCost: amounts.fixedCost })
      const { orderType } = amounts
      const due = orderTotal({ lines, orderType, config, people: 2, deliveryFee, ...discountOf(savings, lines), unit })
      const totals = withTip(due, tip)
      const vat = vatOfOrder({ lines, totals, savings, percentOf })
      const parts = [...vat.lines.flat(), ...vat.costs]
      const sum = (all: readonly { readonly gross: Cents }[]) => sumCents(all.map(({ gross }) => gross))
      expect(sum(parts)).toBe(totals.total - (totals.tip ?? 0))
      expect(sum(vat.costs)).toBe(totals.fixedCost + (totals.delivery ?? 0))
      expect(vat.lines).toHaveLength(lines.length)
      for (const [index, { unitPrice, quantity }] of lines.entries())
        expect(sum(vat.lines[index] ?? [])).toBeLessThanOrEqual(unitPrice * quantity)
      for (const { percent, gross, vat: included } of parts) {
        expect([gross >= 0, (included ?? 0) >= 0, (included ?? 0) <= gross]).toEqual([true, true, true])
        expect(included === null).toBe(percent === null)
      }
      expect(vatOfOrder({ lines, totals, savings, percentOf })).toEqual(vat)
    }),
  )
})
