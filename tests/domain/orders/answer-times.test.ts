import { describe, expect, test } from 'vitest'

import { answerStep, answerTimes } from '#src/domain/orders/answer-times.ts'

const minute = 60_000
const rules = { remindAfterMinutes: [0, 2, 5, 10], refuseAfterMinutes: 20 }
/** Open from the beginning for so long, then again after an hour. */
const openFor = (minutes: number) => [
  { startMs: 0, endMs: minutes * minute },
  { startMs: (minutes + 60) * minute, endMs: (minutes + 600) * minute },
]
const waiting = { sinceMs: 0, slotStartMs: 100 * minute, slotEndMs: 115 * minute }
const inMinutes = ({ remindAtMs, refuseAtMs }: ReturnType<typeof answerTimes>) => [
  remindAtMs.map((ms) => ms / minute),
  refuseAtMs / minute,
]

describe('what waits', () => {
  test.each([
    ['in open time', waiting, rules, 600, [[0, 2, 5, 10], 20]],
    ['across a break', waiting, rules, 4, [[0, 2, 65, 70], 80]],
    ['no longer than its slot', { ...waiting, slotEndMs: 12 * minute }, rules, 600, [[0, 2, 5, 10], 12]],
    ['not for reminders after its slot', { ...waiting, slotEndMs: 5 * minute }, rules, 600, [[0, 2], 5]],
    ['until its slot begins', waiting, { ...rules, refuseAfterMinutes: null }, 600, [[0, 2, 5, 10], 100]],
    [
      'until the end of a slot that has begun',
      { ...waiting, slotStartMs: 0, slotEndMs: 15 * minute },
      { ...rules, refuseAfterMinutes: null },
      600,
      [[0, 2, 5, 10], 15],
    ],
    ['without reminders', waiting, { ...rules, remindAfterMinutes: [] }, 600, [[], 20]],
  ])('is waited for %s [ORD-32]', (...row) => {
    const [, thing, asked, open, expected] = row
    expect(inMinutes(answerTimes(thing, asked, openFor(open)))).toEqual(expected)
  })

  test('at a closed venue ends with its slot', () => {
    expect(inMinutes(answerTimes(waiting, rules, []))).toEqual([[0], 115])
  })
})

describe('a step', () => {
  const times = answerTimes(waiting, rules, openFor(600))
  test.each([
    [0, 0, { step: 'remind', reminders: 1 }],
    [1, 0, { step: 'wait' }],
    [1, 2 * minute - 1, { step: 'wait' }],
    [1, 2 * minute, { step: 'remind', reminders: 2 }],
    [0, 11 * minute, { step: 'remind', reminders: 4 }],
    [4, 20 * minute - 1, { step: 'wait' }],
    [4, 20 * minute, { step: 'refuse' }],
    [0, 600 * minute, { step: 'refuse' }],
  ])('after %i reminders at %i ms is %j [ORD-33]', (sent, nowMs, expected) => {
    expect(answerStep(times, sent, nowMs)).toEqual(expected)
  })
})
