import { describe, expect, test } from 'vitest'

import { isMultiChoice } from '#src/domain/venues/multi-choice.ts'
import { aRestaurant } from '#tests/support/builders.ts'
import { aPoint, dead, venue } from '#tests/support/venue-builders.ts'

const of = (...venues: ReturnType<typeof venue>[]) => aRestaurant({ venues })

describe('isMultiChoice', () => {
  test.each([
    ['one point and one service', { servicePoints: [aPoint(1, [])] }, false],
    ['two points', { servicePoints: [aPoint(1, []), aPoint(2, [])] }, true],
    ['two services', { activeServices: ['dil' as const, 'takeAway' as const] }, true],
  ])('in fair mode with %s [VENUE-41]', (_what, fields, expected) => {
    expect(isMultiChoice(aRestaurant({ isFairMode: true, ...fields }))).toBe(expected)
    expect(isMultiChoice(aRestaurant({ isFairMode: false, ...fields }))).toBe(false)
  })

  test('is true in a franchise with several venues alone [VENUE-42]', () => {
    expect(isMultiChoice({ ...of(venue(1), venue(2)), isFranchise: true })).toBe(true)
    expect(isMultiChoice({ ...of(venue(1), dead(2)), isFranchise: true })).toBe(false)
    expect(isMultiChoice(of(venue(1), venue(2)))).toBe(false)
  })
})
