import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Venue } from '#src/contract/venue.ts'

import type { AddressArea } from './area-of-address.ts'
import { areaOfAddress } from './area-of-address.ts'
import { deliveryFee } from './delivery-charges.ts'
import type { ManualForm } from './new-address.ts'
import { manualAddress, manualPlace, missingInManual, typedAddressToSave } from './new-address.ts'

/** An address with the city, zone and fee that a venue has for it, saved or not. */
export type JudgedAddress = Omit<DeliveryAddress, 'id' | 'isDefault'>

/** The address of a guest's order, which is saved nowhere. */
export type GuestAddress = JudgedAddress & {
  readonly id: null
  /** As the wizard has it. */
  readonly orderAddress: OrderAddress
}

/** The address of an order: a saved one, or a guest's. */
export type AddressOfOrder = DeliveryAddress | GuestAddress

type GuestPlace = {
  /** The order address of the draft. */
  readonly wizard: OrderAddress | null
  readonly typed: ManualForm
  readonly venue: Pick<Venue, 'province' | 'country'>
  /** Those that the venue serves. */
  readonly cities: readonly DeliveryCity[]
}

/**
 * The address of a guest: the place of the wizard, and what is typed at the checkout; null while something is missing.
 * Fee and minimum are those of its area [CHK-70].
 */
export function guestAddress({ wizard, typed, venue, cities }: GuestPlace): GuestAddress | null {
  // One that was an account's before the customer signed out is nobody's.
  const orderAddress = wizard && { ...wizard, savedAddressId: null }
  const address = manualOf({ wizard, typed, venue, cities }) ?? typedAddressToSave(orderAddress, typed)
  if (!orderAddress || !address) return null
  const { oldId: _oldId, ...written } = address
  const { formattedAddress, latitude, longitude } = orderAddress
  const position = { formattedAddress, latitude, longitude }
  return { id: null, ...written, ...position, ...judgedBy(areaOfAddress(address, cities)), orderAddress }
}

/** What a venue has for an address in one of its areas; null = in none. */
function judgedBy(area: AddressArea | null) {
  const { city, zone } = area ?? { city: null, zone: null }
  return {
    city,
    zone,
    deliveryCityId: city?.id ?? null,
    deliveryZoneId: zone?.id ?? null,
    zoneTown: zone?.name ?? null,
    zonePostcode: zone?.postcode ?? null,
    deliveryFee: deliveryFee('address', { area }),
  }
}

function manualOf({ wizard, typed, venue, cities }: GuestPlace): NewAddress | null {
  const place = manualPlace(cities, wizard)
  return place && missingInManual(typed, place).length === 0 ? manualAddress(typed, place, venue) : null
}
