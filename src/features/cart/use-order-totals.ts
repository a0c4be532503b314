import { useSnapshot } from 'valtio'

import { feesQuery } from '#src/api/venue-content.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import type { OrderTotals } from '#src/domain/fees/order-total.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'

import { useCart } from './use-cart.ts'

export type CartTotals = OrderTotals & {
  readonly fixedCostName: string | null
  /** Why the fees could not be asked for. */
  readonly error: unknown
}

/** What the order costs from the first item on, with the fees of its type; while they load, those the venue tells. */
export function useOrderTotals(): CartTotals {
  const api = useApi()
  const { stores } = useInstance()
  const { lines } = useCart()
  const { type, people } = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const orderType: OrderType = type ?? 'takeAway'
  const isKnown = type !== null && venue !== null
  const { data, error } = useQuery({ ...feesQuery(api, venue?.id ?? (0 as never), orderType), enabled: isKnown })
  const config = isKnown ? (data?.[orderType] ?? venue[orderType]) : null
  return { ...orderTotal({ lines, orderType, config, people }), fixedCostName: config?.fixedCostName ?? null, error }
}
