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
 * The draft's address, else the default one of the draft's delivery city, else none; a choice at the checkout wins over
 * both. A typed address is the draft's, so there is none until it is saved [CHK-20, CHK-21].
 */
export function chosenAddress(
  addresses: readonly DeliveryAddress[],
  { pickedId, wizard }: AddressChoice,
): DeliveryAddress | null {
  const named = [pickedId, wizard?.savedAddressId].flatMap((id) => addresses.find((one) => one.id === id) ?? [])
  if (named[0] || isTyped(wizard)) return named[0] ?? null
  const cityId = wizard?.deliveryCityId ?? null
  return addresses.find((one) => one.isDefault && cityId !== null && one.deliveryCityId === cityId) ?? null
}

/** The same as long as the wizard's choice is: another choice there undoes what was picked at the checkout. */
export function wizardKey(wizard: OrderAddress | null): string {
  if (!wizard) return ''
  const { savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress } = wizard
  return [savedAddressId, deliveryCityId, deliveryZoneId, latitude, longitude, formattedAddress].join('|')
}
