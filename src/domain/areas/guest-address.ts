import type { DeliveryAddress, NewAddress } from '#src/contract/delivery-address.ts'
import type { DeliveryCity } from '#src/contract/delivery-area.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Venue } from '#src/contract/venue.ts'

import { areaFields, areaOfAddress } from './area-of-address.ts'
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
  return { id: null, ...written, ...position, ...areaFields(areaOfAddress(address, cities)), orderAddress }
}

function manualOf({ wizard, typed, venue, cities }: GuestPlace): NewAddress | null {
  const place = manualPlace(cities, wizard)
  return place && missingInManual(typed, place).length === 0 ? manualAddress(typed, place, venue) : null
}
