import { describe, expect, test } from 'vitest'

import type { Restaurant } from '#src/contract/restaurant.ts'
import { mainChoice } from '#src/domain/venues/main-choice.ts'
import { aRestaurant, id } from '#tests/support/builders.ts'
import { aPoint, dead, inactive, venue } from '#tests/support/venue-builders.ts'

const point = (key: number) => id<'ServicePoint'>(key)

const modes = [
  ['fair', { isFairMode: true }],
  ['district', { isDistrictMode: true }],
] as const satisfies readonly (readonly [string, Partial<Restaurant>])[]

describe.each(modes)('mainChoice in %s mode with service points', (_mode, mode) => {
  const of = (fields: Partial<Restaurant>) => aRestaurant({ ...mode, venues: [venue(1), venue(2)], ...fields })

  test('is the type with more than one service [VENUE-36]', () => {
    const facts = { activeServices: ['dil', 'takeAway'] as const, servicePoints: [aPoint(1, [1])] }
    expect(mainChoice(of(facts))).toEqual({ to: 'type', service: null, pointId: 1, venueId: null })
    expect(mainChoice(of({ ...facts, servicePoints: [aPoint(1, [1]), aPoint(2, [1])] }))).toMatchObject({
      to: 'type',
      pointId: null,
    })
  })

  test('counts no service that we do not know', () => {
    const facts = { activeServices: ['dil', 'other'] as const, servicePoints: [aPoint(1, [1])] }
    expect(mainChoice(of(facts))).toMatchObject({ to: 'home', service: 'dil' })
  })

  test('is the zone with DIL alone and several points [VENUE-37]', () => {
    const facts = { activeServices: ['dil'] as const, servicePoints: [aPoint(1, [1]), aPoint(2, [2])] }
    expect(mainChoice(of(facts))).toEqual({ to: 'zone', service: 'dil', pointId: null, venueId: null })
    expect(mainChoice(of({ ...facts, isFranchise: true }))).toMatchObject({ to: 'zone' })
  })

  test('lists venues for one point with several venues [VENUE-38]', () => {
    const facts = { activeServices: ['dil'] as const, servicePoints: [aPoint(7, [1, 2])] }
    expect(mainChoice(of({ ...facts, isFranchise: true }))).toEqual({
      to: 'venues',
      service: 'dil',
      pointId: 7,
      venueId: null,
    })
    expect(mainChoice(of(facts))).toMatchObject({ to: 'home' })
  })

  test.each([
    ['the point’s first venue', [aPoint(7, [2, 1])], 7, 2],
    ['the first venue of the point that is live', [aPoint(7, [3, 2])], 7, 2],
    ['the first live one where the point has none', [aPoint(7, [])], 7, 1],
    ['the first live one where the mask leaves none', [aPoint(7, [2], { venueMask: [id(1)] })], 7, 1],
  ])('is home with %s and the defaults [VENUE-39]', (_which, servicePoints, pointId, venueId) => {
    const venues = [venue(1), venue(2), dead(3)]
    expect(mainChoice(of({ venues, servicePoints, activeServices: ['dil'] }))).toEqual({
      to: 'home',
      service: 'dil',
      pointId,
      venueId,
    })
  })

  test('is home with the first live venue for others [VENUE-39]', () => {
    const servicePoints = [aPoint(1, [2]), aPoint(2, [2])]
    expect(mainChoice(of({ venues: [dead(3), venue(1), venue(2)], servicePoints }))).toEqual({
      to: 'home',
      service: 'takeAway',
      pointId: null,
      venueId: 1,
    })
  })

  test('prefers a venue of the point that takes orders', () => {
    const facts = { venues: [inactive(1), venue(2)], servicePoints: [aPoint(7, [1, 2])] }
    expect(mainChoice(of(facts))).toMatchObject({ to: 'home', venueId: 2 })
  })

  test('is home with a reservation as the only service too [VENUE-39]', () => {
    const facts = { activeServices: ['reservation'] as const, servicePoints: [aPoint(7, [1])] }
    expect(mainChoice(of(facts))).toMatchObject({ to: 'home', service: 'reservation' })
  })

  test('takes a point given from outside as the default point [VENUE-43]', () => {
    const facts = { activeServices: ['dil'] as const, servicePoints: [aPoint(1, [1]), aPoint(2, [2])] }
    expect(mainChoice(of(facts), point(2))).toEqual({ to: 'home', service: 'dil', pointId: 2, venueId: 2 })
    expect(mainChoice(of({ ...facts, activeServices: ['dil', 'takeAway'] }), point(2))).toMatchObject({
      to: 'type',
      pointId: 2,
    })
    expect(mainChoice(of(facts), point(9))).toMatchObject({ to: 'zone', pointId: null })
  })

  test('is the list of venues, empty, without any live venue', () => {
    const facts = { venues: [dead(1)], servicePoints: [aPoint(7, [1])] }
    expect(mainChoice(of(facts))).toMatchObject({ to: 'venues', venueId: null })
  })
})

describe('mainChoice in other modes', () => {
  const points = [aPoint(1, [1]), aPoint(2, [2])]

  test.each([
    ['in neither mode', { servicePoints: points }],
    ['in fair mode without points', { isFairMode: true }],
    ['in district mode without points', { isDistrictMode: true }],
  ])('of a franchise with several venues lists them: %s [VENUE-40]', (_when, fields) => {
    const facts = { venues: [venue(1), venue(2)], activeServices: ['dil', 'takeAway'] as const, ...fields }
    expect(mainChoice(aRestaurant({ ...facts, isFranchise: true }))).toEqual({
      to: 'venues',
      service: null,
      pointId: null,
      venueId: null,
    })
    expect(mainChoice(aRestaurant({ ...facts, venues: [dead(1), venue(2)], isFranchise: true }))).toEqual({
      to: 'home',
      service: null,
      pointId: null,
      venueId: 2,
    })
  })
})
