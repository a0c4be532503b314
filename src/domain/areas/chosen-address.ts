import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { OrderAddress } from '#src/contract/order-address.ts'
import type { Id } from '#src/contract/values.ts'

import { isTyped } from './new-address.ts'

/** What says which address an order goes to. */
export type AddressChoice = {
  /** What the diner chose at the checkout. */
  readonly pickedId: Id<'DeliveryAddress'> | null
  /** What was chosen in the wizard. */
  readonly wizard: OrderAddress | null
}

/**
 * The address an order goes to: the one picked at the checkout, else the wizard's, else the default one when it lies in
 * the zone or city of the wizard, else the first saved one that does, else none (rulings "address at the checkout"). A
 * typed address of the wizard is none until it is saved [CHK-20, CHK-21].
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

/** In the chosen zone; in the chosen city where no zone was chosen. */
function liesIn(address: DeliveryAddress, wizard: OrderAddress | null): boolean {
  if (wizard?.deliveryCityId == null || address.deliveryCityId !== wizard.deliveryCityId) return false
  return wizard.deliveryZoneId === null || address.deliveryZoneId === wizard.deliveryZoneId
}

/** The same as long as the wizard's choice is: another choice there undoes what was picked at the checkout. */
export function wizardKey(wizard: OrderAddress | null): string {
  if (!wizard) return ''
  const { savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress } = wizard
  return [savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress].join('|')
}
