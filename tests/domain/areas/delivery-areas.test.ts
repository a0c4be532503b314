import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import { citiesServing, manualCities, readAreas, venuesServing } from '#src/domain/areas/delivery-areas.ts'
import type { Polygon, Position } from '#src/domain/areas/polygon.ts'
import { aDeliveryCity, at, centre, cornersText, squareText } from '#tests/support/address-builders.ts'
import { anAngle, aRoundArea, beside } from '#tests/support/arbitraries/polygons.ts'
import { id } from '#tests/support/builders.ts'

const venue = id<'Venue'>
const city = (key: number, fields: Partial<DeliveryCity> = {}) => aDeliveryCity({ id: id(key), ...fields })
const keysOf = (cities: readonly DeliveryCity[]): number[] => cities.map((each) => each.id)
const asked = { venueIds: [venue(11)], type: 'delivery' } as const

function found(position: Position, cities: readonly DeliveryCity[], what: Parameters<typeof citiesServing>[2] = asked) {
  return keysOf(citiesServing(position, readAreas(cities).areas, what))
}

const wide = city(1, { coordinates: squareText(3) })
const middle = city(2, { coordinates: squareText(2) })
const small = city(3, { coordinates: squareText(1) })
const circle = city(4, { shape: 'circle', coordinates: '{"center":{"lat":45.07,"lng":7.68},"radius":500}' })

describe('readAreas', () => {
  test('puts the smallest area first, then the lower id [VENUE-31]', () => {
    // The same square, told from another corner on and the other way round.
    const told = [at(1, 1), at(1, -1), at(-1, -1), at(-1, 1)]
    const twins = [city(9), city(5, { coordinates: cornersText(told) })]
    const { areas } = readAreas([wide, ...twins, circle, middle])
    expect(keysOf(areas.map((area) => area.city))).toEqual([4, 5, 9, 2, 1])
  })

  test('leaves out what it cannot read and tells which', () => {
    const broken = [city(8, { coordinates: '[{' }), city(9, { shape: null }), city(10, { coordinates: null })]
    const { areas, unreadable } = readAreas([broken[0]!, small, broken[1]!, broken[2]!])
    expect(keysOf(areas.map((area) => area.city))).toEqual([3])
    expect(unreadable).toEqual(broken)
  })

  test('ignores cities with manual zones', () => {
    const manual = city(8, { zoneMode: 'manual', shape: null, coordinates: null })
    expect(readAreas([manual])).toEqual({ areas: [], unreadable: [] })
  })
})

describe('citiesServing', () => {
  test.each([
    ['in all areas', 0, 0, [4, 3, 2, 1]],
    ['out of the circle', 0.9, 0.9, [3, 2, 1]],
    ['on the border of the small one', 1, 0, [3, 2, 1]],
    ['out of the small one', 1.5, 0, [2, 1]],
    ['in the widest only', 2.5, 0, [1]],
    ['out of all', 3.5, 0, []],
  ])('finds polygons and circles, the smallest first: %s [VENUE-30, VENUE-31]', (_where, east, north, expected) => {
    expect(found(at(east, north), [wide, middle, small, circle])).toEqual(expected)
  })

  test('leaves out what excludes the venue [VENUE-33, VENUE-44]', () => {
    const cities = [city(1, { excludedVenueIds: [venue(11)] }), city(2, { excludedVenueIds: [venue(12)] }), city(3)]
    expect(found(centre, cities)).toEqual([2, 3])
  })

  test('takes all venues together while none is chosen', () => {
    const cities = [
      city(1, { excludedVenueIds: [venue(11)] }),
      city(2, { excludedVenueIds: [venue(11), venue(12)] }),
      city(3),
    ]
    expect(found(centre, cities, { venueIds: [venue(11), venue(12)], type: 'delivery' })).toEqual([1, 3])
    expect(found(centre, cities, { venueIds: [], type: 'delivery' })).toEqual([])
  })

  test('counts only cities with f_delivery for DELIVERY [VENUE-34]', () => {
    const cities = [city(1, { isForDelivery: false }), city(2)]
    expect(found(centre, cities)).toEqual([2])
    expect(found(centre, cities, { ...asked, type: 'dil' })).toEqual([1, 2])
  })

  test('prefers the inner of nested areas [VENUE-31]', () => {
    const aShare = fc.double({ min: 0.05, max: 0.95, noNaN: true })
    fc.assert(
      fc.property(aRoundArea, aShare, anAngle, fc.boolean(), (outer, share, angle, isFirst) => {
        const towards = (corner: Position) => ({
          latitude: outer.centre.latitude + share * (corner.latitude - outer.centre.latitude),
          longitude: outer.centre.longitude + share * (corner.longitude - outer.centre.longitude),
        })
        const area = (key: number, polygon: Polygon) => city(key, { coordinates: cornersText(polygon) })
        const inner = area(isFirst ? 1 : 2, outer.polygon.map(towards))
        const whole = area(isFirst ? 2 : 1, outer.polygon)
        const corner = outer.polygon[0]!
        expect(found(towards(corner), [whole, inner])).toEqual([inner.id, whole.id])
        expect(found(corner, [whole, inner])).toEqual([whole.id])
        expect(found(beside(outer.centre, angle, outer.radius * 1.01), [whole, inner])).toEqual([])
      }),
    )
  })
})

describe('venuesServing', () => {
  const venueIds = [venue(11), venue(12), venue(13)]

  test('gives each venue the smallest of its own areas [VENUE-31]', () => {
    const cities = [
      wide,
      city(3, { coordinates: squareText(1), excludedVenueIds: [venue(12)] }),
      city(2, { coordinates: squareText(2), excludedVenueIds: [venue(11)] }),
    ]
    const areas = readAreas(cities).areas
    const serving = (position: Position) =>
      venuesServing(position, areas, { venueIds, type: 'delivery' }).map(({ venueId, city: { id: key } }) => [
        venueId,
        key,
      ])
    expect(serving(centre)).toEqual([
      [11, 3],
      [12, 2],
      [13, 3],
    ])
    expect(serving(at(1.5, 0))).toEqual([
      [11, 1],
      [12, 2],
      [13, 2],
    ])
    expect(serving(at(4, 0))).toEqual([])
  })

  test('excludes a venue only when all its areas do [VENUE-30, VENUE-33]', () => {
    const anArea = fc.record({
      half: fc.integer({ min: 1, max: 3 }),
      excluded: fc.subarray(venueIds),
      isForDelivery: fc.boolean(),
    })
    const aPlace = fc.record({ east: fc.integer({ min: -4, max: 4 }), north: fc.integer({ min: -4, max: 4 }) })
    fc.assert(
      fc.property(fc.array(anArea, { maxLength: 5 }), aPlace, (drawn, { east, north }) => {
        const cities = drawn.map(({ half, excluded, isForDelivery }, index) =>
          city(index + 1, { coordinates: squareText(half + 0.5), excludedVenueIds: excluded, isForDelivery }),
        )
        const holds = (half: number) => Math.max(Math.abs(east), Math.abs(north)) < half + 0.5
        const expected = venueIds.filter((venueId) =>
          drawn.some(
            ({ half, excluded, isForDelivery }) => isForDelivery && holds(half) && !excluded.includes(venueId),
          ),
        )
        const serving = venuesServing(at(east, north), readAreas(cities).areas, { venueIds, type: 'delivery' })
        expect(serving.map(({ venueId }) => venueId)).toEqual(expected)
        for (const each of serving) expect(each.city.excludedVenueIds).not.toContain(each.venueId)
      }),
    )
  })
})

describe('manualCities', () => {
  test('are the towns with manual zones that the venue serves', () => {
    const manual = { zoneMode: 'manual', shape: null, coordinates: null } as const
    const cities = [
      city(1),
      city(2, manual),
      city(3, { ...manual, excludedVenueIds: [venue(11)] }),
      city(4, { ...manual, isForDelivery: false }),
    ]
    expect(keysOf(manualCities(cities, asked))).toEqual([2])
  })
})
