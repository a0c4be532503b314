import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Id } from '#src/contract/values.ts'

import { isTyped } from './new-address.ts'

/** Choices that decide the address of an order. */
export type AddressChoice = {
  /** Chosen at the checkout. */
  readonly pickedId: Id<'DeliveryAddress'> | null
  /** Chosen in the wizard. */
  readonly wizard: OrderAddress | null
}

/**
 * The address of an order: the one chosen at the checkout, else the wizard's, else the default one if it is in the
 * wizard's zone or city, else the first saved one that is, else none (rulings "address at the checkout"). An address
 * typed in the wizard counts only once it is saved [CHK-20, CHK-21].
 */
export function chosenAddress(
  addresses: readonly DeliveryAddress[],
  { pickedId, wizard }: AddressChoice,
): DeliveryAddress | null {
  const named = [pickedId, wizard?.savedAddressId].flatMap((id) => addresses.find((one) => one.id === id) ?? [])
  if (named[0] || isTyped(wizard)) return named[0] ?? null
  const inPlace = addresses.filter((address) => liesIn(address, wizard))
  return inPlace.find(({ isDefault }) => isDefault) ?? inPlace[0] ?? null
}

/** Whether the address is in the chosen zone, or in the chosen city without a zone. */
function liesIn(address: DeliveryAddress, wizard: OrderAddress | null): boolean {
  if (wizard?.deliveryCityId == null || address.deliveryCityId !== wizard.deliveryCityId) return false
  return wizard.deliveryZoneId === null || address.deliveryZoneId === wizard.deliveryZoneId
}

/** Identifies the wizard's choice: when it changes, the address chosen at the checkout is dropped. */
export function wizardKey(wizard: OrderAddress | null): string {
  if (!wizard) return ''
  const { savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress } = wizard
  return [savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress].join('|')
}
