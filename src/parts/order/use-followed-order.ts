import { useSnapshot } from 'valtio'

import { orderQuery } from '#src/api/order-calls.ts'
import type { Id } from '#src/contract/values.ts'
import { isSettled } from '#src/domain/orders/order-state.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { usePolling } from '#src/parts/screen/use-polling.ts'
import type { PollingOptions } from '#src/parts/screen/use-polling.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

// Short intervals at first and after each change: most orders are answered within minutes.
const pausesMs = [15_000, 15_000, 15_000, 15_000, 30_000, 30_000, 30_000, 60_000] as const

/** An order, polled at growing intervals until its state is final. */
export function useFollowedOrder(id: Id<'Order'>, token: string | null, place: PollingOptions['place'] = 'widget') {
  const { clock, stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  // The journal knows the venue of this device's order; for others the chosen venue is the best guess.
  const venueId = entry?.orderId === id ? entry.venueId : stores.place.state.venueId
  const query = useQuery(orderQuery(useApi(), { id, venueId, token }))
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const order = data?.order
  const zone = timeZoneOf(useVenueOfOrder(order))
  usePolling({
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    isOver: order !== undefined && isSettled(order, steadyClock(clock.now(), zone)),
    pausesMs,
    state: order && `${order.status} ${order.courierStatus}`,
    ask: refetch,
    place,
  })

  return {
    order,
    error: query.error,
    isAsking: query.isFetching,
    /** Time of the last reply, ms since 1970. */
    knownAtMs: dataUpdatedAt,
    refresh: () => void refetch(),
  }
}
