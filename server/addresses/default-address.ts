import * as z from 'zod/mini'

import type { Call } from '#server/platform/call.ts'
import type { ConfigByType } from '#server/venues/venue-queries.ts'
import { deliveryAddress } from '#src/contract/delivery-address.ts'
import type { Id } from '#src/contract/values.ts'

import { savedAddressesOf } from './delivery-addresses.ts'
import { deliveryCitiesOf } from './delivery-cities.ts'
import { resolveAddress } from './resolve-address.ts'

/**
 * The configuration of DELIVERY with the default address of the signed-in customer, resolved for the venue (contract
 * 2.4) [WIZ-13].
 */
export async function withDefaultAddress(
  configs: ConfigByType,
  venueId: Id<'Venue'>,
  call: Call,
): Promise<ConfigByType> {
  const { db, account } = call
  const { delivery } = configs
  if (!delivery || !account) return configs
  const [first] = await savedAddressesOf(db, account.id)
  if (!first?.isDefault) return configs
  const cities = await deliveryCitiesOf(call, null)
  const zoneMode = delivery.zoneMode === 'other' ? null : delivery.zoneMode
  const address = resolveAddress(first, { venueId, zoneMode, cities })
  return { ...configs, delivery: { ...delivery, defaultAddress: z.encode(deliveryAddress, address) } }
}
