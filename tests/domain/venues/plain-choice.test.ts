import { describe, expect, test } from 'vitest'

import { plainChoice, venueWithoutChoice } from '#src/domain/venues/plain-choice.ts'
import { aRestaurant } from '#tests/support/builders.ts'
import { dead, inactive, venue } from '#tests/support/venue-builders.ts'

const of = (...venues: ReturnType<typeof venue>[]) => aRestaurant({ venues })

describe('plainChoice', () => {
  test('of a franchise with several venues lists them [VENUE-40]', () => {
    expect(plainChoice({ ...of(venue(1), venue(2)), isFranchise: true })).toEqual({ to: 'venues' })
  })

  test('is home with the only venue [VENUE-40]', () => {
    expect(plainChoice({ ...of(venue(1), dead(2)), isFranchise: true })).toEqual({ to: 'home', venueId: 1 })
    expect(plainChoice(of(dead(1), venue(2)))).toEqual({ to: 'home', venueId: 2 })
  })

  test('prefers an open venue where there is no choice', () => {
    expect(plainChoice(of(inactive(1), venue(2)))).toEqual({ to: 'home', venueId: 2 })
    expect(plainChoice(of(inactive(1)))).toEqual({ to: 'home', venueId: 1 })
  })

  test('is the list of venues, empty, without any venue', () => {
    expect(plainChoice(of())).toEqual({ to: 'venues' })
  })
})

describe('venueWithoutChoice', () => {
  test('is the only venue, or the open one [VENUE-40]', () => {
    expect(venueWithoutChoice(of(venue(1)))).toBe(1)
    expect(venueWithoutChoice(of(inactive(1), venue(2)))).toBe(2)
  })

  test('is null where several may be chosen [VENUE-40]', () => {
    expect(venueWithoutChoice({ ...of(venue(1), venue(2)), isFranchise: true })).toBeNull()
    expect(venueWithoutChoice(of())).toBeNull()
  })

  test('is null where a service point decides [VENUE-43]', () => {
    expect(venueWithoutChoice({ ...of(venue(1)), isFairMode: true })).toBeNull()
    expect(venueWithoutChoice({ ...of(venue(1)), isDistrictMode: true })).toBeNull()
  })
})
