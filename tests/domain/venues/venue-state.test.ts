import { describe, expect, test } from 'vitest'

import {
  activeVenue,
  isMultiChoice,
  liveVenues,
  maintenance,
  plainChoice,
  withLicenses,
} from '#src/domain/venues/venue-state.ts'
import { aLicense, aRestaurant, aVenue, id } from '#tests/support/builders.ts'
import { aPoint } from '#tests/support/venue-builders.ts'

const open = (key: number) => aVenue({ id: id(key), license: aLicense({ venueId: id(key) }) })
const inactive = (key: number, text = '') =>
  aVenue({ id: id(key), license: aLicense({ venueId: id(key), isActive: false, text }) })
const dead = (key: number, text = '') =>
  aVenue({ id: id(key), license: aLicense({ venueId: id(key), isDead: true, text }) })
const of = (...venues: ReturnType<typeof aVenue>[]) => aRestaurant({ venues })

describe('liveVenues', () => {
  test('drops the venues flagged as dead [SHELL-09]', () => {
    expect(liveVenues(of(open(1), dead(2), inactive(3))).map((venue) => venue.id)).toEqual([1, 3])
  })
})

describe('activeVenue', () => {
  test.each([
    ['open', 1, 1],
    ['without an active license', 2, undefined],
    ['dead', 3, undefined],
    ['not in the list', 4, undefined],
  ])('a venue %s', (_state, key, expected) => {
    expect(activeVenue(of(open(1), inactive(2), dead(3)), id(key))?.id).toBe(expected)
  })

  test('is none while none is chosen', () => {
    expect(activeVenue(of(open(1)), null)).toBeNull()
  })
})

describe('withLicenses', () => {
  test('takes the fresh license of each venue and leaves the others', () => {
    const fresh = aLicense({ venueId: id(2), isActive: false, text: 'Closed for works' })
    const { venues } = withLicenses(of(open(1), open(2)), [fresh, aLicense({ venueId: id(9) })])
    expect(venues.map(({ license }) => license.isActive)).toEqual([true, false])
    expect(venues[1]?.license).toEqual(fresh)
  })
})

describe('maintenance', () => {
  test('is off with one venue open', () => {
    expect(maintenance(of(dead(1), inactive(2), open(3)), false)).toBeNull()
  })

  test('is on when the service says so [SHELL-12]', () => {
    expect(maintenance(of(open(1)), true)).toEqual({ text: null })
  })

  test('is on without venues [SHELL-13]', () => {
    expect(maintenance(of(), false)).toEqual({ text: null })
    expect(maintenance(of(dead(1)), false)).toEqual({ text: null })
  })

  test('is on when no license is active [SHELL-14]', () => {
    expect(maintenance(of(inactive(1), inactive(2)), false)).toEqual({ text: null })
  })

  test('shows the text of the first venue as sent, a dead one included [SHELL-15]', () => {
    expect(maintenance(of(dead(1, 'Back in May'), inactive(2, 'Other')), false)).toEqual({ text: 'Back in May' })
    expect(maintenance(of(inactive(1), inactive(2, 'Other')), false)).toEqual({ text: null })
  })

  test('goes away with the cause', () => {
    const closed = of(inactive(1))
    expect(maintenance(closed, false)).not.toBeNull()
    expect(maintenance(withLicenses(closed, [aLicense({ venueId: id(1) })]), false)).toBeNull()
  })
})

describe('plainChoice', () => {
  test('of a franchise with more than one venue is the rooms [VENUE-40]', () => {
    expect(plainChoice({ ...of(open(1), open(2)), isFranchise: true })).toEqual({ to: 'rooms' })
  })

  test('is home with the only venue [VENUE-40]', () => {
    expect(plainChoice({ ...of(open(1), dead(2)), isFranchise: true })).toEqual({ to: 'home', venueId: 1 })
    expect(plainChoice(of(dead(1), open(2)))).toEqual({ to: 'home', venueId: 2 })
  })

  test('prefers a venue that is open where there is no choice', () => {
    expect(plainChoice(of(inactive(1), open(2)))).toEqual({ to: 'home', venueId: 2 })
    expect(plainChoice(of(inactive(1)))).toEqual({ to: 'home', venueId: 1 })
  })

  test('is the rooms, empty, without any venue', () => {
    expect(plainChoice(of())).toEqual({ to: 'rooms' })
  })
})

describe('isMultiChoice', () => {
  test.each([
    ['one point and one service', { servicePoints: [aPoint(1, [])] }, false],
    ['two points', { servicePoints: [aPoint(1, []), aPoint(2, [])] }, true],
    ['two services', { activeServices: ['dil' as const, 'takeAway' as const] }, true],
  ])('in fair mode with %s [VENUE-41]', (_what, fields, expected) => {
    expect(isMultiChoice(aRestaurant({ isFairMode: true, ...fields }))).toBe(expected)
    expect(isMultiChoice(aRestaurant({ isFairMode: false, ...fields }))).toBe(false)
  })

  test('in a franchise with more than one venue, and in no other case [VENUE-42]', () => {
    expect(isMultiChoice({ ...of(open(1), open(2)), isFranchise: true })).toBe(true)
    expect(isMultiChoice({ ...of(open(1), dead(2)), isFranchise: true })).toBe(false)
    expect(isMultiChoice(of(open(1), open(2)))).toBe(false)
  })
})
