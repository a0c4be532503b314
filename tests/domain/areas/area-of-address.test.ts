import { describe, expect, test } from 'vitest'

import { areaOfAddress, lacksZone } from '#src/domain/areas/area-of-address.ts'
import { zoneAddress } from '#src/domain/areas/build-order-address.ts'
import { aDeliveryCity, aDeliveryZone } from '#tests/support/address-builders.ts'
import { id } from '#tests/support/builders.ts'

const zone = aDeliveryZone()
const town = aDeliveryCity({ zoneMode: 'manual', zones: [zone] })
const village = aDeliveryCity({ id: id(40), zoneMode: 'manual' })

describe('areaOfAddress', () => {
  test('finds city and zone as they are now', () => {
    expect(areaOfAddress(zoneAddress(town, zone), [village, town])).toEqual({ city: town, zone })
    expect(areaOfAddress(zoneAddress(village, null), [village, town])).toEqual({ city: village, zone: null })
  })

  test('loses a removed zone, and all without its city', () => {
    expect(areaOfAddress(zoneAddress(town, aDeliveryZone({ id: id(9) })), [town])).toEqual({ city: town, zone: null })
    expect(areaOfAddress(zoneAddress(town, zone), [village])).toBeNull()
  })
})

describe('lacksZone', () => {
  test('is so only where the city has zones [WIZ-10]', () => {
    expect(lacksZone({ city: town, zone: null })).toBe(true)
    expect(lacksZone({ city: town, zone })).toBe(false)
    expect(lacksZone({ city: village, zone: null })).toBe(false)
  })
})
