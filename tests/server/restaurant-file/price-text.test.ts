import fc from 'fast-check'
import { expect, test } from 'vitest'

import { priceOfText } from '#server/restaurant-file/menu-sources/price-text.ts'

test.each([
  ['8', 8],
  ['8,5', 8.5],
  ['8,50', 8.5],
  ['8.50', 8.5],
  ['€ 8.50', 8.5],
  ['8,50 €', 8.5],
  ['9.90 EUR', 9.9],
  ['CHF 1’234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1.234', 1234],
  ['0', 0],
  ['', null],
  ['free', null],
  ['8,50 or 9', null],
  ['1.2.3,4,5', null],
])('%s is %s', (text, expected) => {
  expect(priceOfText(text)).toBe(expected)
})

test('every price reads as it was written, in any country', () => {
  const cents = fc.integer({ min: 0, max: 9_999_999 })
  fc.assert(
    fc.property(cents, fc.constantFrom('it-IT', 'en-GB', 'de-CH', 'fr-FR'), (amount, locale) => {
      const text = (amount / 100).toLocaleString(locale, { minimumFractionDigits: 2 })
      expect(priceOfText(text)).toBe(amount / 100)
    }),
  )
})
