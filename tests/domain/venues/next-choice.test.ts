import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Restaurant } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { filterVenues } from '#src/domain/venues/filter-venues.ts'
import type { ChoiceFacts } from '#src/domain/venues/main-choice.ts'
import { mainChoice, nextAfterPoint, nextAfterType, nextAfterVenue } from '#src/domain/venues/main-choice.ts'
import { aDeliveryCity } from '#tests/support/address-builders.ts'
import { aLicense, aRestaurant, id } from '#tests/support/builders.ts'
import { aPoint, serving } from '#tests/support/venue-builders.ts'

const point = (key: number) => id<'ServicePoint'>(key)

describe('nextAfterType', () => {
  const chosen = (service: ServiceType) => ({ service, linkedPointId: null, cities: [] })
  const two = [serving(1, 'takeAway', 'dil', 'delivery'), serving(2, 'takeAway', 'dil', 'reservation')]
  const of = (fields: Partial<Restaurant> = {}) => aRestaurant({ isFairMode: true, venues: two, ...fields })

  test('is the zone for DIL with several points [VENUE-13]', () => {
    const servicePoints = [aPoint(1, [1, 2]), aPoint(2, [2])]
    expect(nextAfterType(of({ servicePoints }), chosen('dil'))).toEqual({
      to: 'zone',
      service: 'dil',
      pointId: null,
      venueId: null,
    })
    expect(nextAfterType(of({ servicePoints }), chosen('takeAway')).to).toBe('venues')
    expect(nextAfterType(of({ servicePoints }), { ...chosen('dil'), linkedPointId: point(2) })).toMatchObject({
      to: 'home',
      pointId: 2,
      venueId: 2,
    })
  })

  test.each([
    ['coordinate cities', [aDeliveryCity()], 'address'],
    ['manual cities', [aDeliveryCity({ zoneMode: 'manual' })], 'home'],
    ['coordinate cities that are not for DELIVERY', [aDeliveryCity({ isForDelivery: false })], 'home'],
    ['no cities', [], 'home'],
  ])('for DELIVERY with %s [VENUE-13]', (_what, cities, to) => {
    expect(nextAfterType(of(), { ...chosen('delivery'), cities })).toMatchObject({ to, service: 'delivery' })
    expect(nextAfterType(of(), { ...chosen('takeAway'), cities }).to).toBe('venues')
  })

  test('lists several venues with the service, else goes home [VENUE-13]', () => {
    expect(nextAfterType(of(), chosen('takeAway'))).toEqual({
      to: 'venues',
      service: 'takeAway',
      pointId: null,
      venueId: null,
    })
    expect(nextAfterType(of(), chosen('delivery'))).toMatchObject({ to: 'home', venueId: 1 })
  })

  test('counts only venues of the point where tied to one [VENUE-13, VENUE-43]', () => {
    const servicePoints = [aPoint(7, [2])]
    expect(nextAfterType(of({ servicePoints }), chosen('takeAway'))).toEqual({
      to: 'home',
      service: 'takeAway',
      pointId: 7,
      venueId: 2,
    })
    const plain = of({ servicePoints, isFairMode: false })
    expect(nextAfterType(plain, chosen('takeAway'))).toMatchObject({ to: 'venues', pointId: null })
    expect(nextAfterType(plain, chosen('dil'))).toMatchObject({ to: 'home', pointId: 7, venueId: 2 })
  })

  test('is the reservation, with its venue, for PRENOTAZIONI [VENUE-13]', () => {
    expect(nextAfterType(of(), chosen('reservation'))).toEqual({
      to: 'reserve',
      service: 'reservation',
      pointId: null,
      venueId: 2,
    })
  })

  test('is home with the default venue without the service', () => {
    expect(nextAfterType(of(), chosen('table'))).toMatchObject({ to: 'home', venueId: 1 })
  })
})

describe('nextAfterPoint', () => {
  const restaurant = aRestaurant({
    isFairMode: true,
    venues: [serving(1, 'dil'), serving(2, 'dil'), serving(3, 'takeAway')],
    servicePoints: [aPoint(1, [1, 2]), aPoint(2, [2]), aPoint(3, [2, 3])],
  })

  test.each([
    ['with several venues is the list of venues', 1, { to: 'venues', pointId: 1, venueId: null }],
    ['with one venue is home', 2, { to: 'home', pointId: 2, venueId: 2 }],
    ['with one venue that has the service is home', 3, { to: 'home', pointId: 3, venueId: 2 }],
  ])('%s [VENUE-15]', (_which, key, expected) => {
    const choice = nextAfterPoint(restaurant, { service: 'dil', pointId: point(key) })
    expect(choice).toEqual({ service: 'dil', ...expected })
  })
})

describe('nextAfterVenue', () => {
  test('is home, or the reservation that was asked for [VENUE-10]', () => {
    expect([null, 'takeAway', 'reservation'].map((service) => nextAfterVenue(service as ServiceType | null))).toEqual([
      'home',
      'home',
      'reserve',
    ])
  })
})

describe('whatever the restaurant is', () => {
  const services = ['takeAway', 'delivery', 'dil', 'reservation'] as const
  const aVenueOf = fc
    .record({ services: fc.subarray([...services]), isDead: fc.boolean() })
    .map((drawn) => (key: number) => ({
      ...serving(key, ...drawn.services),
      license: aLicense({ venueId: id(key), isDead: drawn.isDead }),
    }))
  const facts: fc.Arbitrary<ChoiceFacts> = fc
    .record({
      isFranchise: fc.boolean(),
      isFairMode: fc.boolean(),
      isDistrictMode: fc.boolean(),
      activeServices: fc.subarray([...services]),
      venues: fc.array(aVenueOf, { maxLength: 3 }),
      points: fc.array(fc.subarray([1, 2, 3]), { maxLength: 3 }),
    })
    .map(({ venues, points, ...rest }) => ({
      ...rest,
      venues: venues.map((build, index) => build(index + 1)),
      servicePoints: points.map((served, index) => aPoint(index + 1, served)),
    }))
  const aGiven = fc.constantFrom(null, point(1), point(2))

  test('a choice ends with a live venue, never without', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...services), aGiven, (restaurant, service, linkedPointId) => {
        const live = restaurant.venues.filter(({ license }) => !license.isDead).map((each) => each.id)
        const choices = [
          mainChoice(restaurant, linkedPointId),
          nextAfterType(restaurant, { service, linkedPointId, cities: [] }),
          nextAfterPoint(restaurant, { service, pointId: point(1) }),
        ]
        for (const choice of choices) {
          expect([...live, null]).toContain(choice.venueId)
          expect(choice.venueId !== null).toBe(choice.to === 'home' || choice.to === 'reserve')
        }
      }),
    )
  })

  test('venues are listed only with a choice or none', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...services), aGiven, (restaurant, service, linkedPointId) => {
        const { to, ...chosen } = nextAfterType(restaurant, { service, linkedPointId, cities: [] })
        fc.pre(to === 'venues')
        const live = restaurant.venues.filter(({ license }) => !license.isDead)
        const venues = filterVenues(restaurant, { ...chosen, venueIds: null })
        expect(venues.length > 1 || live.length === 0).toBe(true)
      }),
    )
  })
})
