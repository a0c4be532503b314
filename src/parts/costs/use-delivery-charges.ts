import { useSnapshot } from 'valtio'

import { deliveryCitiesQuery } from '#src/api/address-calls.ts'
import { servicePointInfoQuery } from '#src/api/service-point-calls.ts'
import type { DeliveryAddress } from '#src/contract/delivery-address.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { areaOfAddress } from '#src/domain/areas/area-of-address.ts'
import { deliveryFee, minimumSpend } from '#src/domain/areas/delivery-charges.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import type { QueryResult } from '#src/query/use-query.ts'

export type DeliveryCharges = {
  /** Delivery fee in cents; null = not known, or no delivery [PRICE-33]. */
  readonly fee: Cents | null
  /** Fee of the area chosen in the wizard, in cents; null = not known. The address of the checkout may have another. */
  readonly areaFee: Cents | null
  /** Minimum products total for delivery there, in cents; null = none, or not known. */
  readonly minimum: Cents | null
  /** The charges are loading. */
  readonly isPending: boolean
  readonly error: unknown
  readonly reload: () => Promise<unknown>
}

type Chosen = Pick<DeliveryAddress, 'deliveryFee' | 'city' | 'zone'>
type Lying = Parameters<typeof areaOfAddress>[0]

/**
 * Delivery fee and minimum of the draft: for the saved address chosen at the checkout, else for the area of the
 * wizard's address, or for the service point [PRICE-27, PRICE-28].
 */
export function useDeliveryCharges(chosen: Chosen | null = null): DeliveryCharges {
  const { stores } = useInstance()
  const { type, address, servicePointId } = useSnapshot(stores.draft.state)
  const destination = destinationOf(type)
  const ofArea = useAreaCharges(destination === 'address' ? address : null, chosen)
  const ofPoint = usePointCharges(destination === 'servicePoint' ? servicePointId : null)
  return destination === 'servicePoint' ? ofPoint : ofArea
}

function useAreaCharges(address: Lying | null, chosen: Chosen | null): DeliveryCharges {
  const api = useApi()
  const venue = useVenue()
  const isAsked = address !== null && venue !== null
  const query = useQuery(isAsked ? deliveryCitiesQuery(api, venue.id) : null)
  const area = address && query.data ? areaOfAddress(address, query.data.deliveryCities) : null
  const place = chosen ?? area
  return {
    fee: place && deliveryFee('address', { address: chosen, area }),
    areaFee: deliveryFee('address', { area }),
    minimum: place && minimumSpend(place),
    ...stateOf(query, isAsked),
  }
}

function usePointCharges(servicePointId: Id<'ServicePoint'> | null): DeliveryCharges {
  const api = useApi()
  const venue = useVenue()
  const isAsked = servicePointId !== null && venue !== null
  const query = useQuery(isAsked ? servicePointInfoQuery(api, { venueId: venue.id, servicePointId }) : null)
  const servicePoint = isAsked ? (query.data?.info ?? null) : null
  return {
    fee: deliveryFee('servicePoint', { servicePoint }),
    areaFee: null,
    minimum: null,
    ...stateOf(query, isAsked),
  }
}

/** State of a query; one that is not needed is neither pending nor failed. */
function stateOf({ isLoading, error, refetch }: QueryResult<unknown>, isAsked: boolean) {
  if (!isAsked) return { isPending: false, error: null, reload: () => Promise.resolve() }
  return { isPending: isLoading, error, reload: refetch }
}
