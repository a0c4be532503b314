import { expect, test } from 'vitest'

import { isShort } from '#src/domain/cart/is-short.ts'
import { aLine } from '#tests/support/builders.ts'

test.each([
  ['more than are left', 3, 2, true],
  ['as many as are left', 2, 2, false],
  ['fewer', 1, 2, false],
  ['some where none are left', 1, 0, true],
])('a line with %s is short or not', (_what, quantity, left, isTrue) => {
  expect(isShort(aLine({ lineId: 4, quantity }), { lineId: 4, left })).toBe(isTrue)
  expect(isShort(aLine({ lineId: 5, quantity }), { lineId: 4, left })).toBe(false)
})
