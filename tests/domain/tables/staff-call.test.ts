import { describe, expect, test } from 'vitest'

import { callPauseMs, callWaitMs } from '#src/domain/tables/staff-call.ts'

describe('the wait between two calls', () => {
  const againMs = 1_000_000
  test.each([
    ['before a call', null, againMs, 0],
    ['right after one', { againMs }, againMs - callPauseMs, callPauseMs],
    ['a moment before its end', { againMs }, againMs - 1, 1],
    ['at its end', { againMs }, againMs, 0],
    ['long after', { againMs }, againMs + callPauseMs, 0],
    ['after the clock was set back', { againMs }, againMs - 86_400_000, callPauseMs],
  ])('%s', (_when, call, nowMs, waitMs) => {
    expect(callWaitMs(call, nowMs)).toBe(waitMs)
  })
})
