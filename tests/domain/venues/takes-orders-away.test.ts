import { describe, expect, test } from 'vitest'

import { takesOrdersAway } from '#src/domain/venues/takes-orders-away.ts'
import { aServiceConfig } from '#tests/support/builders.ts'

const none = { takeAway: null, delivery: null, eatIn: null, dil: null, table: null }
const active = aServiceConfig({ isActive: true, isBlocked: false })

describe('takesOrdersAway', () => {
  test.each([
    ['takes nothing', none, false],
    ['serves at tables only', { ...none, eatIn: active, table: active }, false],
    ['gives take-away', { ...none, table: active, takeAway: active }, true],
    ['delivers', { ...none, delivery: active }, true],
    ['delivers to service points', { ...none, dil: active }, true],
    ['has turned take-away off', { ...none, takeAway: { ...active, isActive: false } }, false],
    ['has paused take-away', { ...none, takeAway: { ...active, isBlocked: true } }, false],
  ])('is asked of a venue that %s', (_, venue, expected) => {
    expect(takesOrdersAway(venue)).toBe(expected)
  })
})
