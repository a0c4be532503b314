import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { getDeliveryAddresses, newDeliveryAddress, readDefaultAddress } from '#src/contract/delivery-address.ts'
import { geocode } from '#src/contract/geocode.ts'
import { orderAddress } from '#src/contract/order-address.ts'
import { getServicePointInfo } from '#src/contract/service-point.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { id, price } from '#tests/support/builders.ts'

function read<S extends z.ZodMiniType>(codec: S, value: unknown): z.output<S> {
  return z.decode(codec, value as z.input<S>)
}

const savedAddress = {
  id: 401,
  tipo: 'COORDINATE',
  indirizzo: 'Via Po',
  numero: '12',
  campanello: 'Rossi',
  note: null,
  id_consegna_citta: 31,
  id_consegna_zona: 7,
  localita_citta: 'Torino',
  cap_citta: '10123',
  provincia: 'TO',
  nazione: 'IT',
  localita_zona: 'Vanchiglia',
  cap_zona: '10124',
  predefinito: 1,
  consegna_citta: { id: 31, nome: 'Centro', tipo: 'COORDINATE', spesa_minima: 15, coordinate: '{"center":null}' },
  consegna_zona: { id: 7, spesa_minima: '20.00' },
  spese_consegna: 3.5,
  latitudine: '45.0689',
  longitudine: 7.6925,
  formatted_address: 'Via Po 12, 10123 Torino TO, Italia',
}

describe('a saved delivery address', () => {
  test('reads with everything an order and its fee need [CHK-22, API-60]', () => {
    expect(read(getDeliveryAddresses.reply, { indirizzi: [savedAddress] }).addresses).toEqual([
      {
        id: 401,
        zoneMode: 'coordinates',
        street: 'Via Po',
        houseNumber: '12',
        doorbell: 'Rossi',
        note: null,
        deliveryCityId: 31,
        deliveryZoneId: 7,
        town: 'Torino',
        postcode: '10123',
        province: 'TO',
        country: 'IT',
        zoneTown: 'Vanchiglia',
        zonePostcode: '10124',
        isDefault: true,
        city: {
          id: 31,
          name: 'Centro',
          zoneMode: 'coordinates',
          minimumSpend: price('15.00'),
          coordinates: '{"center":null}',
        },
        zone: { id: 7, minimumSpend: price('20.00') },
        deliveryFee: price('3.50'),
        latitude: 45.0689,
        longitude: 7.6925,
        formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
      },
    ])
  })

  test('reads without optional fields, unserved without a city', () => {
    const { campanello: _c, formatted_address: _f, consegna_zona: _z, latitudine: _l, ...rest } = savedAddress
    const sent = { indirizzi: [{ ...rest, id_consegna_citta: null, consegna_citta: null }] }
    expect(read(getDeliveryAddresses.reply, sent).addresses[0]).toMatchObject({
      doorbell: null,
      formattedAddress: null,
      zone: null,
      latitude: null,
      deliveryCityId: null,
      city: null,
    })
  })

  test.each([
    [31, [31]],
    [
      [31, 32],
      [31, 32],
    ],
    [null, null],
  ])('is asked for by the cities %j', (sent, deliveryCityIds) => {
    const wire = { id_locale: 21, tipo_modalita_zone: 'MANUALE', id_consegna_citta: sent }
    expect(read(getDeliveryAddresses.request, wire)).toEqual({ venueId: 21, zoneMode: 'manual', deliveryCityIds })
  })
})

const draftAddress = {
  tipo: 'COORDINATE',
  id: null,
  id_consegna_citta: 31,
  id_consegna_zona: null,
  formatted_address: 'Via Po 12, 10123 Torino TO, Italia',
  latitudine: 45.0689,
  longitudine: 7.6925,
  numero_civico: '12',
  completed: 1,
  consegneCittaTrovate: [31, 32],
  info: {
    indirizzo: 'Via Po',
    numero: '12',
    localita_citta: 'Torino',
    cap_citta: '10123',
    provincia: 'TO',
    nazione: 'IT',
  },
}

describe('the address of an order', () => {
  test('travels with the areas found and what the geocoder says [API-60]', () => {
    const address = read(orderAddress, draftAddress)
    expect(address).toMatchObject({ zoneMode: 'coordinates', isComplete: true, foundCityIds: [31, 32] })
    expect(z.encode(orderAddress, address)).toEqual(draftAddress)
  })

  test('is saved with what the diner added, zones without coordinates', () => {
    const sent = z.encode(newDeliveryAddress.request, {
      venueId: id<'Venue'>(21),
      zoneMode: 'manual',
      orderAddress: null,
      street: 'Via Po',
      houseNumber: '12',
      doorbell: 'Rossi',
      note: null,
      deliveryCityId: id<'DeliveryCity'>(31),
      deliveryZoneId: id<'DeliveryZone'>(7),
      town: 'Torino',
      province: 'TO',
      postcode: '10123',
      country: 'IT',
      oldId: null,
    })
    expect(sent).toEqual({
      id_locale: 21,
      tipo: 'MANUALE',
      ordine_indirizzo: null,
      indirizzo: 'Via Po',
      numero: '12',
      campanello: 'Rossi',
      note: null,
      id_consegna_citta: 31,
      id_consegna_zona: 7,
      localita_citta: 'Torino',
      provincia: 'TO',
      cap_citta: '10123',
      nazione: 'IT',
      old_id: null,
    })
  })
})

describe('the delivery cities', () => {
  test('read with their zones, shape and charges', () => {
    const city = {
      id: 31,
      nome: 'Centro',
      tipo: 'MANUALE',
      zone: [{ id: 7, nome: 'Vanchiglia', cap: '10124', spesa_minima: null, spese_consegna: 2 }],
      tipo_coordinate: null,
      coordinate: null,
      f_delivery: 1,
      mask_locali_esclusi: '22,23',
      id_locale: 21,
      spesa_minima: 15,
      spese_consegna: null,
    }
    expect(read(getMixedInfo.reply, { consegne_citta: [city] }).deliveryCities).toEqual([
      {
        id: 31,
        name: 'Centro',
        zoneMode: 'manual',
        zones: [{ id: 7, name: 'Vanchiglia', postcode: '10124', minimumSpend: null, deliveryFee: price('2.00') }],
        shape: null,
        coordinates: null,
        isForDelivery: true,
        excludedVenueIds: [22, 23],
        venueId: 21,
        minimumSpend: price('15.00'),
        deliveryFee: null,
      },
    ])
  })

  test('are asked for without a venue', () => {
    const asked = { venueId: null, orderType: null, newsLimit: null, deliveryCities: true }
    expect(z.encode(getMixedInfo.request, asked)).toMatchObject({ id_locale: null, consegne_citta: true })
  })
})

test('the geocoder takes text and returns components and point [API-40]', () => {
  expect(geocode.path).toBe('/mixed/maps/geocode')
  expect(z.encode(geocode.request, { address: 'via po 1', isPartial: true })).toEqual({
    address: 'via po 1',
    autocomplete: true,
  })
  const place = {
    formatted_address: 'Via Po 12, 10123 Torino TO, Italia',
    address_components: [
      { long_name: '12', short_name: '12', types: ['street_number'] },
      { long_name: '10123', short_name: '10123', types: ['postal_code'] },
    ],
    geometry: { location: { lat: 45.0689, lng: 7.6925 } },
  }
  expect(read(geocode.reply, { results: [place] }).results).toEqual([
    {
      formattedAddress: 'Via Po 12, 10123 Torino TO, Italia',
      components: [
        { longName: '12', shortName: '12', types: ['street_number'] },
        { longName: '10123', shortName: '10123', types: ['postal_code'] },
      ],
      geometry: { location: { latitude: 45.0689, longitude: 7.6925 } },
    },
  ])
})

test.each([
  ['1.50', price('1.50')],
  [null, null],
])('the fee of a service point of %s is read', (sent, deliveryFee) => {
  expect(read(getServicePointInfo.reply, { info: { spese_consegna: sent } })).toEqual({ info: { deliveryFee } })
})

describe('readDefaultAddress', () => {
  test('reads what a service configuration brings [WIZ-13]', () => {
    const { addresses } = read(getDeliveryAddresses.reply, { indirizzi: [savedAddress] })
    expect(readDefaultAddress(savedAddress)).toEqual(addresses[0])
    expect(readDefaultAddress(null)).toBeNull()
  })

  test.each([{ ...savedAddress, id: null }, 'Via Po 12', [], {}])('says of %o that it cannot be read', (raw) => {
    expect(readDefaultAddress(raw)).toBe('unreadable')
  })
})
