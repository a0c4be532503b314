import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'

/** Why a saved address can no longer be used, only deleted. */
export type SavedAddressFault = { readonly reason: 'other-mode' } | { readonly reason: 'address-not-served' }

/**
 * Whether the address was made in another zone mode, or the venue no longer delivers to it; null when it is usable
 * [ACCT-60, ACCT-61].
 */
export function savedAddressFault(
  address: Pick<DeliveryAddress, 'zoneMode' | 'deliveryCityId'>,
  zoneMode: ZoneMode,
): SavedAddressFault | null {
  if (address.zoneMode !== zoneMode) return { reason: 'other-mode' }
  return address.deliveryCityId === null ? { reason: 'address-not-served' } : null
}
