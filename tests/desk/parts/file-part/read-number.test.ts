import { expect, test } from 'vitest'

import { readNumber } from '#desk/parts/file-part/read-number.ts'

test.each([
  ['8,50', 8.5],
  ['8.5', 8.5],
  ['8', 8],
  ['0', 0],
  ['0,05', 0.05],
  ['8,50 €', 8.5],
  ['€ 8.50', 8.5],
  ['8.50 CHF', 8.5],
  ['Fr. 8.50', 8.5],
  ['99999,99', 99_999.99],
  ['-1,50', -1.5],
  ['', undefined],
  [' ', undefined],
  ['€', '€'],
  ['1.234,50', '1.234,50'],
  ['eight', 'eight'],
  ['NaN', 'NaN'],
  ['1e3', '1e3'],
])('the number %j', (text, expected) => {
  expect(readNumber(text)).toBe(expected)
})
