import { useSnapshot } from 'valtio'

import { feesQuery } from '#src/api/venue-content-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

export type Fees = {
  readonly config: ServiceConfig | null
  /** Why they could not be loaded. */
  readonly error: unknown
}

/** Fees of the order type; while they load, or when that fails, the fees in the venue's data [BERR-07]. */
export function useFees(): Fees {
  const api = useApi()
  const { stores } = useInstance()
  const { type } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const orderType: OrderType = type ?? 'takeAway'
  const isKnown = type !== null && venue !== null
  const { data, error } = useQuery(isKnown ? feesQuery(api, venue.id, orderType) : null)
  return { config: isKnown ? (data?.[orderType] ?? venue[orderType]) : null, error }
}
