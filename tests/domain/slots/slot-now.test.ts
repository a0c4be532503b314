import { expect, test } from 'vitest'

import { slotNow } from '#src/domain/slots/slot-now.ts'
import { moment } from '#tests/support/builders.ts'

const at = (time: string) => moment(`2026-03-10 ${time}:00`)
const slots = [
  { start: at('20:00'), end: at('20:30') },
  { start: at('12:00'), end: at('13:00') },
  { start: at('12:30'), end: at('13:30') },
  { start: at('20:30'), end: at('21:00') },
]

test.each([
  ['before the first the next', '11:59', '12:00'],
  ['the one that runs', '12:00', '12:00'],
  ['of two that run the latest', '12:45', '12:30'],
  ['between two the next', '13:30', '20:00'],
  ['until its end', '20:29', '20:00'],
  ['from the start of the next that', '20:30', '20:30'],
  ['after the last one the last', '21:00', '20:30'],
])('guests who come in belong to %s [RESV-49]', (_where, now, start) => {
  expect(slotNow(slots, at(now))).toBe(at(start))
})

test('a day without slots has none for them [RESV-49]', () => {
  expect(slotNow([], at('20:00'))).toBeNull()
})
