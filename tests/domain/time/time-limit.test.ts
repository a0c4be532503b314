import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { setOrderTime } from '#src/contract/cart-check.ts'
import { timeLimitFromReply, minutesUntilTimeLimit, timeLimitWarnings } from '#src/domain/time/time-limit.ts'
import { moment } from '#tests/support/builders.ts'

const at = (time: string) => Date.parse(`2026-05-31T${time}Z`)
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 16)

describe('minutesUntilTimeLimit', () => {
  test.each([
    ['12:05:50', 10],
    ['12:05:00', 10],
    ['12:14:59', 1],
    ['12:15:00', 0],
    ['12:20:00', 0],
  ])('at %s of a limit of 12:15 is %i [CART-06]', (now, expected) => {
    expect(minutesUntilTimeLimit(at('12:15:00'), at(now))).toBe(expected)
  })
})

describe('timeLimitWarnings', () => {
  test('of a limit at 12:15 are 12:05, 12:10, 12:13 [CART-27]', () => {
    const warnings = timeLimitWarnings(at('12:15:00'), at('12:00:00'))
    expect(warnings.map(({ minutes, atMs }) => [minutes, clock(atMs)])).toEqual([
      [10, '12:05'],
      [5, '12:10'],
      [2, '12:13'],
    ])
  })

  test('are only future ones: at 5 and 2 of 7 [CART-28]', () => {
    expect(timeLimitWarnings(at('12:07:00'), at('12:00:00')).map(({ minutes }) => minutes)).toEqual([5, 2])
    expect(timeLimitWarnings(at('12:10:00'), at('12:00:00')).map(({ minutes }) => minutes)).toEqual([5, 2])
    expect(timeLimitWarnings(at('12:00:00'), at('12:00:00'))).toEqual([])
  })
})

describe('timeLimitFromReply', () => {
  test('is the reply’s time in the zone sent [CART-26]', () => {
    expect(timeLimitFromReply(moment('2026-05-31 14:15:00'), 'Europe/Rome', 0)).toBe(at('12:15:00'))
  })

  test.each([
    ['2026-05-31T14:15:00+02:00', '12:15:00'],
    ['2026-05-31T12:15:00Z', '12:15:00'],
  ])('is %s in any browser, by its own offset [CART-26]', (text, utc) => {
    const { timeLimit } = z.decode(setOrderTime.reply, { limite_tempo: text })
    expect(timeLimitFromReply(timeLimit, 'America/New_York', 0)).toBe(at(utc))
  })

  test('is 15 minutes after now when the reply says none [CART-26]', () => {
    expect(timeLimitFromReply(null, 'Europe/Rome', at('12:00:00'))).toBe(at('12:15:00'))
  })
})
