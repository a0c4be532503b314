import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { Cents } from '#src/contract/values.ts'

import { minimumSpend } from './delivery-charges.ts'

export type AddressRefusal =
  | { readonly reason: 'no-address' }
  | { readonly reason: 'address-not-served' }
  | { readonly reason: 'below-minimum-spend'; readonly minimum: Cents }

export type CheckedAddress = Pick<DeliveryAddress, 'deliveryCityId' | 'city' | 'zone'>

/**
 * Why a DELIVERY order cannot go to an address, or null; the minimum looks at products before discounts [CHK-27..31].
 */
export function checkAddress(address: CheckedAddress | null, products: Cents): AddressRefusal | null {
  if (!address) return { reason: 'no-address' }
  if (address.deliveryCityId === null) return { reason: 'address-not-served' }
  const minimum = minimumSpend(address)
  return minimum !== null && products < minimum ? { reason: 'below-minimum-spend', minimum } : null
}
