import { savedAddressesOf } from '#server/addresses/delivery-addresses.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { resolveAddress } from '#server/addresses/resolve-address.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredDelivery } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents } from '#src/contract/values.ts'
import { missingPart } from '#src/domain/areas/build-order-address.ts'
import { deliveryFee } from '#src/domain/areas/delivery-charges.ts'
import { sentAddress } from '#src/domain/checkout/order-request.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotPlace } from './check-area.ts'
import { checkArea } from './check-area.ts'

type Brought = { readonly delivery: StoredDelivery; readonly deliveryFee: Cents | null }

/** The address is one that the customer saved: it is read again, and nothing that was sent of it is believed. */
export async function checkDelivery(
  { venueId, addressId }: Pick<RequestOf<typeof createOrder>, 'venueId' | 'addressId'>,
  call: Call,
  asked: SlotPlace & { readonly products: Cents },
): Promise<Answer<Brought>> {
  const { db, account } = call
  const { zoneMode } = asked.config
  const saved = account ? await savedAddressesOf(db, account.id) : []
  const row = saved.find(({ id }) => id === addressId)
  if (!row) return refused('ADDRESS_NOT_FOUND')
  if (zoneMode !== null && row.zoneMode !== zoneMode) return refused('ADDRESS_MODE_CHANGED')
  if (missingPart(row)) return refused('ADDRESS_INVALID')
  const cities = await deliveryCitiesOf(call, venueId)
  const area = checkArea(row, { ...asked, cities })
  if (!area.ok) return area
  const address = resolveAddress(row, { venueId, zoneMode: row.zoneMode, cities })
  return accept({ delivery: sentAddress(address), deliveryFee: deliveryFee('address', { address }) })
}
