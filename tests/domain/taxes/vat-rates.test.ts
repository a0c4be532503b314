import { describe, expect, test } from 'vitest'

import { vatClasses, vatClassOf } from '#src/domain/taxes/vat-class.ts'
import type { VatClass } from '#src/domain/taxes/vat-class.ts'
import type { OwnRate, VatPlace } from '#src/domain/taxes/vat-rates.ts'
import { rateOf, vatPlaceOf } from '#src/domain/taxes/vat-rates.ts'
import { day } from '#tests/support/builders.ts'

const on = day('2026-03-10')
const ratesOf = (country: string, place: VatPlace) =>
  vatClasses.map((vatClass) => rateOf({ country, class: vatClass, place, on }))

describe('vatClassOf', () => {
  test.each([
    [null, false, 'dish'],
    [null, true, 'alcohol'],
    ['softDrink', false, 'softDrink'],
    ['dish', true, 'dish'],
  ] as const)('%s, alcoholic %s: %s [TAX-01, TAX-02]', (vatClass, isAlcoholic, found) => {
    expect(vatClassOf({ vatClass, isAlcoholic })).toBe(found)
  })
})

describe('rateOf', () => {
  test.each([
    ['IT', 'eatIn', [10, 10, 10, 10, 10]],
    ['IT', 'takeAway', [10, 10, 22, 22, 22]],
    ['DE', 'eatIn', [7, 7, 19, 19, 19]],
    ['DE', 'takeAway', [7, 7, 19, 19, 19]],
    ['FR', 'eatIn', [10, 10, 10, 10, 20]],
    ['FR', 'takeAway', [10, 5.5, 10, 10, 20]],
    ['ES', 'eatIn', [10, 10, 10, 10, 10]],
    ['ES', 'takeAway', [10, 10, 10, 21, 21]],
    ['GB', 'eatIn', [20, 20, 20, 20, 20]],
    ['GB', 'takeAway', [20, 0, 20, 20, 20]],
  ] as const)('%s, %s, every class: %j [TAX-03]', (country, place, rates) => {
    expect(ratesOf(country, place)).toEqual(rates)
  })

  test.each([
    ['2023-12-31', null],
    ['2024-01-01', 19],
    ['2025-12-31', 19],
    ['2026-01-01', 7],
  ])('German food eaten in on %s: %s [TAX-03]', (date, percent) => {
    expect(rateOf({ country: 'DE', class: 'dish', place: 'eatIn', on: day(date) })).toBe(percent)
  })

  test.each(['CH', 'UK', 'it', ''])('knows no rate of “%s” [TAX-03]', (country) => {
    expect(ratesOf(country, 'eatIn')).toEqual([null, null, null, null, null])
  })
})

describe('own rates', () => {
  const own = (percent: number, fields: Partial<OwnRate> = {}): OwnRate => ({
    class: 'dish',
    place: null,
    percent,
    from: null,
    ...fields,
  })
  const found = (rates: readonly OwnRate[], country = 'IT', vatClass: VatClass = 'dish') =>
    rateOf({ country, class: vatClass, place: 'takeAway', on }, rates)

  test('go before the country, for their class and place [TAX-05]', () => {
    expect(found([own(4)])).toBe(4)
    expect(found([own(4)], 'IT', 'alcohol')).toBe(22)
    expect(found([own(4, { place: 'takeAway' })])).toBe(4)
    expect(found([own(4, { place: 'eatIn' })])).toBe(10)
    expect(found([own(8.1)], 'CH')).toBe(8.1)
    expect(found([own(0)])).toBe(0)
  })

  test('hold from their day on, the newest first [TAX-05]', () => {
    const today = own(6, { from: on })
    const tomorrow = own(7, { from: day('2026-03-11') })
    expect(found([tomorrow])).toBe(10)
    expect(found([tomorrow, today, own(4), own(5, { from: day('2026-03-09') })])).toBe(6)
    expect(found([today, own(6.5, { from: on })])).toBe(6.5)
  })
})

test.each([
  ['eatIn', 'eatIn'],
  ['table', 'eatIn'],
  ['takeAway', 'takeAway'],
  ['delivery', 'takeAway'],
  ['dil', 'takeAway'],
] as const)('an order of type %s counts as %s [TAX-04]', (type, place) => {
  expect(vatPlaceOf(type)).toBe(place)
})
