import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { circlePolygon } from '#src/domain/areas/polygon.ts'
import { readPolygon } from '#src/domain/areas/read-polygon.ts'
import { at, centre, cornersText } from '#tests/support/address-builders.ts'
import { aPosition } from '#tests/support/arbitraries/polygons.ts'

const triangle = [at(0, 0), at(1, 0), at(0, 1)]

describe('readPolygon', () => {
  test('reads the corners of a polygon in their order', () => {
    fc.assert(
      fc.property(fc.array(aPosition, { minLength: 3, maxLength: 20 }), (corners) => {
        expect(readPolygon({ shape: 'polygon', coordinates: cornersText(corners) })).toEqual(corners)
      }),
    )
  })

  test('reads numbers written as text', () => {
    const coordinates = '[{"lat":"45.5","lng":"7"},{"lat":"-1","lng":7},{"lat":0,"lng":0}]'
    expect(readPolygon({ shape: 'polygon', coordinates })).toEqual([
      { latitude: 45.5, longitude: 7 },
      { latitude: -1, longitude: 7 },
      { latitude: 0, longitude: 0 },
    ])
  })

  test('reads a circle as its 10 corners [VENUE-32]', () => {
    const coordinates = '{"center":{"lat":45.07,"lng":7.68},"radius":1500}'
    expect(readPolygon({ shape: 'circle', coordinates })).toEqual(circlePolygon(centre, 1_500))
  })

  test.each([
    ['no text', 'polygon', null],
    ['empty text', 'polygon', ''],
    ['text that is no JSON', 'polygon', '[{"lat":45'],
    ['no list', 'polygon', '{"lat":45,"lng":7}'],
    ['two corners', 'polygon', cornersText(triangle.slice(0, 2))],
    ['a corner without longitude', 'polygon', '[{"lat":1,"lng":1},{"lat":2},{"lat":3,"lng":1}]'],
    ['a corner of nothing', 'polygon', '[{"lat":1,"lng":1},null,{"lat":3,"lng":1}]'],
    ['a latitude past the pole', 'polygon', '[{"lat":1,"lng":1},{"lat":90.1,"lng":2},{"lat":3,"lng":1}]'],
    ['a blank number', 'polygon', '[{"lat":1,"lng":1},{"lat":" ","lng":2},{"lat":3,"lng":1}]'],
    ['true for a number', 'polygon', '[{"lat":1,"lng":1},{"lat":true,"lng":2},{"lat":3,"lng":1}]'],
    ['a circle instead of corners', 'polygon', '{"center":{"lat":45.07,"lng":7.68},"radius":1500}'],
    ['corners instead of a circle', 'circle', cornersText(triangle)],
    ['a circle without centre', 'circle', '{"radius":1500}'],
    ['a circle without radius', 'circle', '{"center":{"lat":45.07,"lng":7.68}}'],
    ['a radius of 0', 'circle', '{"center":{"lat":45.07,"lng":7.68},"radius":0}'],
    ['no shape', null, cornersText(triangle)],
    ['an unknown shape', 'other', cornersText(triangle)],
  ] as const)('reads nothing out of %s', (_what, shape, coordinates) => {
    expect(readPolygon({ shape, coordinates })).toBeNull()
  })

  test('never throws, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.constantFrom('polygon', 'circle'), (coordinates, shape) => {
        expect(() => readPolygon({ shape, coordinates })).not.toThrow()
      }),
    )
  })
})
