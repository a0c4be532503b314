import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cents } from '#src/domain/money.ts'
import { includedVat, vatPerRate } from '#src/domain/taxes/included-vat.ts'

describe('includedVat', () => {
  test.each([
    [1000, 10, 91],
    [1000, 5.5, 52],
    [1000, 8.1, 75],
    [1000, 0, 0],
    [0, 10, 0],
    [1, 22, 0],
    [5, 100, 2],
    [7, 100, 3],
  ])('of %i at %d %% is %i [TAX-06]', (gross, percent, vat) => {
    expect(includedVat(cents(gross), percent)).toBe(vat)
  })

  test('is whole units of a currency without cents [TAX-06]', () => {
    expect(includedVat(cents(100_000), 10, 100)).toBe(9100)
    expect(includedVat(cents(100_050), 10, 100)).toBe(9095)
  })

  test('is never negative and at most the gross [TAX-10]', () => {
    const amount = fc.integer({ min: 0, max: 2_147_483_647 })
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(amount, percent, fc.constantFrom(1, 100), (gross, rate, unit) => {
        const vat = includedVat(cents(gross), rate, unit)
        expect(Number.isInteger(vat)).toBe(true)
        expect(vat).toBeGreaterThanOrEqual(0)
        expect(vat).toBeLessThanOrEqual(gross)
      }),
    )
  })
})

describe('vatPerRate', () => {
  const amount = (percent: number, gross: number, vat: number) => ({ percent, gross: cents(gross), vat: cents(vat) })

  test('adds up each rate, the highest first [TAX-11]', () => {
    const amounts = [amount(10, 1000, 91), amount(22, 500, 90), amount(10, 50, 5), amount(5.5, 100, 5)]
    expect(vatPerRate(amounts)).toEqual([amount(22, 500, 90), amount(10, 1050, 96), amount(5.5, 100, 5)])
  })

  test('leaves out unknown rates and what is free [TAX-11]', () => {
    const unknown = { percent: null, gross: cents(1000), vat: null }
    expect(vatPerRate([unknown, amount(10, 0, 0), amount(0, 300, 0)])).toEqual([amount(0, 300, 0)])
  })
})
