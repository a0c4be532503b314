import { describe, expect, test } from 'vitest'

import type { Venue } from '#src/contract/venue.ts'
import { filterVenues, servicePointsOf } from '#src/domain/venues/filter-venues.ts'
import { aRestaurant, aServiceConfig, id } from '#tests/support/builders.ts'
import { aPoint, dead, serving, venue } from '#tests/support/venue-builders.ts'

const point = (key: number) => id<'ServicePoint'>(key)
const keysOf = (venues: readonly Venue[]): number[] => venues.map((each) => each.id)

describe('filterVenues', () => {
  const restaurant = aRestaurant({
    venues: [serving(1, 'takeAway'), serving(2, 'takeAway', 'dil', 'reservation'), serving(3, 'dil'), dead(4)],
    servicePoints: [aPoint(7, [1, 2, 4]), aPoint(8, [1, 3], { venueMask: [id(3)] }), aPoint(9, [])],
  })
  const nothing = { service: null, pointId: null, venueIds: null }

  test.each([
    ['no filter', {}, [1, 2, 3]],
    ['some venues', { venueIds: [id<'Venue'>(3), id<'Venue'>(4), id<'Venue'>(1)] }, [1, 3]],
    ['no venues', { venueIds: [] }, []],
    ['a point', { pointId: point(7) }, [1, 2]],
    ['a point with a mask', { pointId: point(8) }, [3]],
    ['a point without venues', { pointId: point(9) }, []],
    ['an unknown point', { pointId: point(99) }, []],
    ['a service', { service: 'dil' as const }, [2, 3]],
    ['reservations', { service: 'reservation' as const }, [2]],
    ['all of them', { service: 'takeAway' as const, pointId: point(7), venueIds: [id<'Venue'>(2)] }, [2]],
  ])('with %s [VENUE-03]', (_what, query, expected) => {
    expect(keysOf(filterVenues(restaurant, { ...nothing, ...query }))).toEqual(expected)
  })

  test('an inactive service does not count [VENUE-03]', () => {
    const closed = venue(1, { takeAway: aServiceConfig({ isActive: false }) })
    expect(filterVenues(aRestaurant({ venues: [closed] }), { ...nothing, service: 'takeAway' })).toEqual([])
  })
})

describe('servicePointsOf', () => {
  test('are those listing the venue whose mask passes it', () => {
    const servicePoints = [
      aPoint(1, [11]),
      aPoint(2, [12]),
      aPoint(3, [11], { venueMask: [id(12)] }),
      aPoint(4, [12, 11], { venueMask: [id(11)] }),
      aPoint(5, [], { venueMask: [id(11)] }),
    ]
    expect(servicePointsOf({ servicePoints }, id(11)).map((each) => each.id)).toEqual([1, 4])
  })
})
