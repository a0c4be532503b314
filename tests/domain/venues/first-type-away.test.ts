import { describe, expect, test } from 'vitest'

import { firstTypeAway } from '#src/domain/venues/first-type-away.ts'
import { aServiceConfig } from '#tests/support/builders.ts'

const none = { takeAway: null, delivery: null, eatIn: null, dil: null, table: null }
const active = aServiceConfig({ isActive: true, isBlocked: false })

describe('firstTypeAway', () => {
  test.each([
    ['takes nothing', none, null],
    ['serves at tables only', { ...none, eatIn: active, table: active }, null],
    ['gives take-away', { ...none, table: active, takeAway: active }, 'takeAway'],
    ['delivers', { ...none, delivery: active }, 'delivery'],
    ['delivers to service points', { ...none, dil: active }, 'dil'],
    ['has turned take-away off', { ...none, takeAway: { ...active, isActive: false } }, null],
    ['has paused take-away', { ...none, takeAway: { ...active, isBlocked: true } }, null],
  ])('is asked of a venue that %s', (_, venue, expected) => {
    expect(firstTypeAway(venue)).toBe(expected)
  })
})
