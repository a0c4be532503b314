import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'

/** Why a saved address can only be deleted. */
export type SavedAddressFault = { readonly reason: 'other-mode' } | { readonly reason: 'address-not-served' }

/**
 * Made under another zone mode, or no place that the venue delivers to any more; null when it is as good as ever
 * [ACCT-60, ACCT-61].
 */
export function savedAddressFault(
  address: Pick<DeliveryAddress, 'zoneMode' | 'deliveryCityId'>,
  zoneMode: ZoneMode,
): SavedAddressFault | null {
  if (address.zoneMode !== zoneMode) return { reason: 'other-mode' }
  return address.deliveryCityId === null ? { reason: 'address-not-served' } : null
}
