import { describe, expect, test } from 'vitest'

import { activeVenue, liveVenues, maintenance, withLicenses } from '#src/domain/venues/venue-state.ts'
import { aLicense, aRestaurant, aVenue, id } from '#tests/support/builders.ts'

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
  test('takes each venue’s fresh license, leaves the others', () => {
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

  test('shows the first venue’s text, even a dead one’s [SHELL-15]', () => {
    expect(maintenance(of(dead(1, 'Back in May'), inactive(2, 'Other')), false)).toEqual({ text: 'Back in May' })
    expect(maintenance(of(inactive(1), inactive(2, 'Other')), false)).toEqual({ text: null })
  })

  test('goes away with the cause', () => {
    const closed = of(inactive(1))
    expect(maintenance(closed, false)).not.toBeNull()
    expect(maintenance(withLicenses(closed, [aLicense({ venueId: id(1) })]), false)).toBeNull()
  })
})
