import { describe, expect, test } from 'vitest'

import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import { vatRatesOf, writtenVatRate } from '#server/restaurant-file/parts/vat-part.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { faultLines } from '#tests/server/support/file-faults.ts'
import { day } from '#tests/support/builders.ts'

const made = newRestaurant({ name: 'Da Rita', country: 'IT', like: 'bistro' })
const faultsOf = (change: object) => {
  return faultLines(checkRestaurantFile(made.ok ? { ...made.value, ...change } : null))
}

describe('own rates of a file', () => {
  test('are read and written as they were [TAX-13]', () => {
    const short = { class: 'dish' as const, percent: 5.5 }
    const whole = { class: 'alcohol' as const, place: 'eatIn' as const, percent: 8.1, from: day('2027-01-01') }
    const rates = vatRatesOf([short, whole])
    expect(rates).toEqual([{ ...short, place: null, from: null }, whole])
    expect(rates.map(writtenVatRate)).toEqual([short, whole])
    expect(vatRatesOf()).toEqual([])
    expect(faultsOf({ vatRates: [short, whole] })).toEqual([])
  })

  test.each([
    ['a class that is none', { class: 'wine', percent: 10 }, 'class'],
    ['more than all', { class: 'dish', percent: 100.5 }, 'percent'],
    ['less than nothing', { class: 'dish', percent: -1 }, 'percent'],
    ['three decimals', { class: 'dish', percent: 8.125 }, 'percent'],
    ['a day that is none', { class: 'dish', percent: 8, from: '2027-02-30' }, 'from'],
    ['a place that is none', { class: 'dish', percent: 8, place: 'table' }, 'place'],
  ])('with %s are refused [TAX-13]', (_what, rate, field) => {
    expect(faultsOf({ vatRates: [rate] })).toEqual([
      expect.stringMatching(`^vatRates\\[0\\]\\.${field}: (Choose|Enter) `),
    ])
  })
})

test('a product of an unknown class is refused [TAX-13]', () => {
  const menu = { products: [{ name: 'Vino', price: 4, vatClass: 'wine' }] }
  expect(faultsOf({ menu })).toEqual([
    expect.stringMatching(/^menu\.products\[0\]\.vatClass: Choose one of these: .*dish/),
  ])
})
