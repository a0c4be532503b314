import { expect, test } from 'vitest'

import { slotOverMs } from '#src/domain/slots/slot-over.ts'

const minute = 60_000

test.each([
  ['takeAway', 15, 15],
  ['delivery', 15, 15],
  ['dil', 15, 15],
  ['eatIn', 15, 15],
  ['table', 15, 30],
  ['table', 45, 45],
] as const)('%s with a slot of %i minutes ends after %i [ORD-34]', (orderType, end, expected) => {
  expect(slotOverMs({ orderType, endMs: end * minute }, 0)).toBe(expected * minute)
})
