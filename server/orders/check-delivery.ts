import type { AddressContent } from '#server/addresses/delivery-addresses.ts'
import { savedAddressesOf } from '#server/addresses/delivery-addresses.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { readNewAddress } from '#server/addresses/read-new-address.ts'
import { resolveContent } from '#server/addresses/resolve-address.ts'
import type { Call } from '#server/platform/call.ts'
import type { StoredDelivery } from '#server/platform/db/stored-json.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import type { createOrder } from '#src/contract/order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { addressOfGuestOrder } from '#src/domain/areas/address-of-guest-order.ts'
import { missingPart } from '#src/domain/areas/build-order-address.ts'
import { deliveryFee } from '#src/domain/areas/delivery-charges.ts'
import { sentAddress } from '#src/domain/checkout/order-request.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotPlace } from './check-area.ts'
import { checkArea } from './check-area.ts'

type OrderRequest = RequestOf<typeof createOrder>
type Brought = { readonly delivery: StoredDelivery; readonly deliveryFee: Cents | null }

/** Where an order goes; zone, fee and minimum are judged alike for a saved address and for a guest's. */
export async function checkDelivery(
  request: OrderRequest,
  call: Call,
  asked: SlotPlace & { readonly products: Cents },
): Promise<Answer<Brought>> {
  const found = await (call.account ? savedAddress(request, call) : guestsAddress(request, call, asked.venue))
  if (!found.ok) return found
  const { id, ...content } = found.value
  const { venueId } = request
  const { zoneMode } = asked.config
  if (zoneMode !== null && content.zoneMode !== zoneMode) return refused('ADDRESS_MODE_CHANGED')
  if (missingPart(content)) return refused('ADDRESS_INVALID')
  const cities = await deliveryCitiesOf(call, venueId)
  const area = checkArea(content, { ...asked, cities })
  if (!area.ok) return area
  const address = resolveContent(content, { venueId, zoneMode: content.zoneMode, cities })
  return accept({ delivery: sentAddress({ ...address, id }), deliveryFee: deliveryFee('address', { address }) })
}

type Found = AddressContent & { readonly id: Id<'DeliveryAddress'> | null }

/** One that the customer saved: it is read again, and nothing that was sent of it is believed. */
async function savedAddress({ addressId }: OrderRequest, { db, account }: Call): Promise<Answer<Found>> {
  const saved = account ? await savedAddressesOf(db, account.id) : []
  const row = saved.find(({ id }) => id === addressId)
  return row ? accept(row) : refused('ADDRESS_NOT_FOUND')
}

/** The one that came with the order; it is read as one that is to be saved, and kept with the order alone. */
async function guestsAddress(request: OrderRequest, call: Call, venue: VenueRow): Promise<Answer<Found>> {
  const sent = addressOfGuestOrder(request)
  if (!sent) return refused('ADDRESS_INVALID')
  const cities = await deliveryCitiesOf(call, null)
  const read = await readNewAddress(sent, { venue, cities }, call)
  return read.ok ? accept({ ...read.value, id: null }) : read
}
