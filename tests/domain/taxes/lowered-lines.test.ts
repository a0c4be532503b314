import { expect, test } from 'vitest'

import { noSavings } from '#src/domain/discounts/savings.ts'
import { loweredLines } from '#src/domain/taxes/lowered-lines.ts'
import { price } from '#tests/support/builders.ts'
import { aDiscountCode, anAppliedReward, aReward } from '#tests/support/savings-builders.ts'
import { aTaxedLine } from '#tests/support/tax-builders.ts'

const code = { code: aDiscountCode(), rewards: [] }
const totals = (discount: string, unit = 1) => ({ discount: price(discount), ...(unit > 1 && { unit }) })
const lines = [
  aTaxedLine({ lineId: 1, unitPrice: price('9.00'), quantity: 2 }),
  aTaxedLine({ lineId: 2, unitPrice: price('6.00'), isDiscountable: false }),
  aTaxedLine({ lineId: 3, unitPrice: price('2.00') }),
]

test('without a discount lines cost what they cost', () => {
  expect(loweredLines(lines, { savings: noSavings, totals: totals('0.00') })).toEqual([1800, 600, 200])
})

test('a code lowers what it counts for in proportion [TAX-08]', () => {
  expect(loweredLines(lines, { savings: code, totals: totals('5.01') })).toEqual([1349, 600, 150])
  expect(loweredLines(lines, { savings: code, totals: totals('20.00') })).toEqual([0, 600, 0])
})

test('a rest that no eligible line can take lowers others [TAX-08]', () => {
  const two = [
    aTaxedLine({ unitPrice: price('0.50') }),
    aTaxedLine({ unitPrice: price('3.00'), isDiscountable: false }),
  ]
  expect(loweredLines(two, { savings: code, totals: totals('1.00', 100) })).toEqual([0, 250])
})

test('a free product lowers its line, other rewards all [TAX-08]', () => {
  const free = anAppliedReward({ reward: aReward({ kind: 'product' }), discount: price('7.00'), lineId: 1 })
  expect(loweredLines(lines, { savings: { code: null, rewards: [free] }, totals: totals('7.00') })).toEqual([
    1100, 600, 200,
  ])
  const both = { code: null, rewards: [free, anAppliedReward({ discount: price('1.90') })] }
  expect(loweredLines(lines, { savings: both, totals: totals('8.90') })).toEqual([990, 540, 180])
})

test('a free product worth more than its line lowers others [TAX-08]', () => {
  const free = anAppliedReward({ discount: price('3.00'), lineId: 3 })
  const savings = { code: null, rewards: [free] }
  expect(loweredLines(lines, { savings, totals: totals('3.00') })).toEqual([1725, 575, 0])
})

test('rewards take no more than the order says [TAX-08]', () => {
  const savings = { code: null, rewards: [anAppliedReward({ discount: price('99.00') })] }
  expect(loweredLines(lines, { savings, totals: totals('26.00') })).toEqual([0, 0, 0])
})

test('lines keep whole units of a currency without cents [TAX-08]', () => {
  const yen = [aTaxedLine({ unitPrice: price('1000') }), aTaxedLine({ unitPrice: price('501') })]
  expect(loweredLines(yen, { savings: code, totals: totals('100', 100) })).toEqual([93_300, 46_800])
})
