import { describe, expect, test } from 'vitest'

import {
  addressInfo,
  geocodeText,
  withFoundAreas,
  missingPart,
  savedAddress,
  suggestedAddress,
  typedAddress,
  zoneAddress,
} from '#src/domain/areas/build-order-address.ts'
import { readAreas } from '#src/domain/areas/delivery-areas.ts'
import {
  aDeliveryAddress,
  aDeliveryCity,
  aDeliveryZone,
  aGeocodeResult,
  at,
  centre,
  squareText,
} from '#tests/support/address-builders.ts'
import { id, venueId } from '#tests/support/builders.ts'

const wide = aDeliveryCity({ id: id(30), coordinates: squareText(3) })
const asked = {
  areas: readAreas([wide, aDeliveryCity({ id: id(31) })]).areas,
  venueIds: [venueId],
  type: 'delivery',
} as const
const info = {
  street: 'Via Po',
  houseNumber: '12',
  town: 'Torino',
  postcode: '10123',
  province: 'TO',
  country: 'IT',
}

describe('addressInfo', () => {
  test('takes province and country by their short names', () => {
    expect(addressInfo(aGeocodeResult())).toEqual(info)
  })

  test('leaves empty what the geocoder does not name', () => {
    expect(addressInfo({ components: [] })).toEqual({
      street: '',
      houseNumber: '',
      town: '',
      postcode: '',
      province: '',
      country: '',
    })
  })
})

describe('missingPart', () => {
  test.each([
    ['nothing', [], null],
    ['the postcode', ['postal_code'], 'missing-postcode'],
    ['the house number', ['street_number'], 'missing-house-number'],
    ['both: the postcode is told first', ['street_number', 'postal_code'], 'missing-postcode'],
  ])('is %s', (_what, without, expected) => {
    expect(missingPart(addressInfo(aGeocodeResult(without)))).toBe(expected)
  })
})

describe('geocodeText', () => {
  test.each([
    ['Via Po, 10123 Torino TO, Italia', '12', 'Via Po 12, 10123 Torino TO, Italia'],
    ['via po', ' 12 ', 'via po 12'],
    ['Via Po 12, Torino', '', 'Via Po 12, Torino'],
    ['  via po ', '', 'via po'],
    ['', '', ''],
  ])('of %j and %j has the number behind the street [VENUE-24]', (address, houseNumber, expected) => {
    expect(geocodeText(address, houseNumber)).toBe(expected)
  })
})

describe('typedAddress', () => {
  test('is the first result with its areas and text [VENUE-24, VENUE-27]', () => {
    const results = [aGeocodeResult(), aGeocodeResult([], at(2, 0))]
    expect(typedAddress(results, asked)).toEqual({
      ok: true,
      value: {
        zoneMode: 'coordinates',
        savedAddressId: null,
        deliveryCityId: 31,
        deliveryZoneId: null,
        formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
        ...centre,
        houseNumber: null,
        isComplete: true,
        foundCityIds: [31, 30],
        info,
      },
    })
  })

  test.each([
    ['no result', [], 'unknown-address'],
    ['a first result without postcode', [aGeocodeResult(['postal_code']), aGeocodeResult()], 'missing-postcode'],
    ['a first result without house number', [aGeocodeResult(['street_number'])], 'missing-house-number'],
    ['a place that no venue delivers to [VENUE-28]', [aGeocodeResult([], at(9, 9))], 'address-not-served'],
    [
      'an incomplete place that no venue delivers to',
      [aGeocodeResult(['street_number'], at(9, 9))],
      'missing-house-number',
    ],
  ])('refuses %s', (_what, results, reason) => {
    expect(typedAddress(results, asked)).toEqual({ ok: false, refusal: { reason } })
  })
})

describe('suggestedAddress', () => {
  test('keeps the typed number, incomplete until geocoded', () => {
    expect(suggestedAddress(aGeocodeResult(['street_number']), ' 12 ', asked)).toMatchObject({
      houseNumber: '12',
      isComplete: false,
      foundCityIds: [31, 30],
      info: { ...info, houseNumber: '' },
    })
  })

  test('has no city where nothing is delivered', () => {
    expect(suggestedAddress(aGeocodeResult([], at(9, 9)), '', asked)).toMatchObject({
      deliveryCityId: null,
      foundCityIds: [],
      houseNumber: null,
    })
  })
})

describe('savedAddress', () => {
  test('with coordinates has the areas of its place, found anew', () => {
    const saved = aDeliveryAddress({
      deliveryCityId: id(99),
      latitude: at(2, 0).latitude,
      longitude: at(2, 0).longitude,
    })
    expect(savedAddress(saved, asked)).toEqual({
      zoneMode: 'coordinates',
      savedAddressId: 401,
      deliveryCityId: 30,
      deliveryZoneId: null,
      formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
      ...at(2, 0),
      houseNumber: null,
      isComplete: true,
      foundCityIds: [30],
      info,
    })
  })

  test('without coordinates lies in no area', () => {
    expect(savedAddress(aDeliveryAddress({ latitude: null }), asked)).toMatchObject({
      deliveryCityId: null,
      foundCityIds: [],
      latitude: null,
      longitude: null,
    })
  })

  test('of manual zones keeps its city and zone', () => {
    const saved = aDeliveryAddress({ zoneMode: 'manual', deliveryZoneId: id(7), latitude: null, longitude: null })
    expect(savedAddress(saved, asked)).toMatchObject({
      zoneMode: 'manual',
      deliveryCityId: 31,
      deliveryZoneId: 7,
      foundCityIds: [31],
    })
    expect(savedAddress({ ...saved, deliveryCityId: null }, asked).foundCityIds).toEqual([])
  })
})

describe('zoneAddress', () => {
  test('is the choice of a city and a zone', () => {
    const chosen = zoneAddress(aDeliveryCity(), aDeliveryZone())
    expect(chosen).toMatchObject({ zoneMode: 'manual', deliveryCityId: 31, deliveryZoneId: 7, foundCityIds: [31] })
    expect(zoneAddress(aDeliveryCity(), null).deliveryZoneId).toBeNull()
  })
})

describe('withFoundAreas', () => {
  const elsewhere = suggestedAddress(aGeocodeResult(), '', { ...asked, areas: [] })

  test('finds the areas of an address anew, the smallest first', () => {
    expect(elsewhere.foundCityIds).toEqual([])
    expect(withFoundAreas(elsewhere, asked)).toEqual({ ...elsewhere, deliveryCityId: 31, foundCityIds: [31, 30] })
  })

  test('takes areas away that do not count any more', () => {
    const there = suggestedAddress(aGeocodeResult(), '', asked)
    expect(withFoundAreas(there, { ...asked, areas: [] })).toEqual(elsewhere)
  })

  test('leaves a choice of city and zone as it is', () => {
    const chosen = zoneAddress(aDeliveryCity(), aDeliveryZone())
    expect(withFoundAreas(chosen, { ...asked, areas: [] })).toEqual(chosen)
  })
})
