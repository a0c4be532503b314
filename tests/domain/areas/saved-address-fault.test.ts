import { expect, test } from 'vitest'

import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import { manualForm, typedAddressToSave, asTypedAddress } from '#src/domain/areas/new-address.ts'
import { savedAddressFault } from '#src/domain/areas/saved-address-fault.ts'
import { aDeliveryAddress } from '#tests/support/address-builders.ts'
import { id } from '#tests/support/builders.ts'

test.each([
  ['manual', 201, 'manual', null],
  ['coordinates', 301, 'coordinates', null],
  ['coordinates', 301, 'manual', 'other-mode'],
  ['manual', 201, 'coordinates', 'other-mode'],
  ['manual', null, 'coordinates', 'other-mode'],
  ['manual', null, 'manual', 'address-not-served'],
  ['other', 201, 'manual', 'other-mode'],
] as const)('address of mode %s, city %j, venue mode %s: %j [ACCT-60, ACCT-61]', (own, city, mode, reason) => {
  const address = { zoneMode: own, deliveryCityId: city === null ? null : id<'DeliveryCity'>(city) }
  expect(savedAddressFault(address, mode)?.reason ?? null).toBe(reason)
})

const saved: DeliveryAddress = aDeliveryAddress({
  zoneMode: 'coordinates',
  street: 'Via Po',
  houseNumber: '12',
  formattedAddress: null,
  latitude: 45.0686,
  longitude: 7.6893,
  doorbell: 'Verdi',
  note: null,
})

test('a saved address with coordinates can be retyped as new [ACCT-55]', () => {
  const typed = asTypedAddress(saved)
  expect(typed).toMatchObject({
    savedAddressId: null,
    latitude: 45.0686,
    info: { street: 'Via Po', houseNumber: '12' },
  })
  expect(typed?.formattedAddress).toMatch(/^Via Po 12, /)
  expect(typedAddressToSave(typed, manualForm(saved))).toMatchObject({
    street: 'Via Po',
    doorbell: 'Verdi',
    note: null,
  })
  expect(asTypedAddress({ ...saved, formattedAddress: 'Via Po 12, Torino' })?.formattedAddress).toBe(
    'Via Po 12, Torino',
  )
  expect(asTypedAddress({ ...saved, zoneMode: 'manual' })).toBeNull()
})
