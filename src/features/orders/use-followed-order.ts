import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { orderQuery } from '#src/api/orders.ts'
import { useVenueOf } from '#src/components/use-venue-of.ts'
import type { Id } from '#src/contract/values.ts'
import { isSettled } from '#src/domain/orders/order-state.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { timeZoneOf } from '#src/instance/use-restaurant.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

// Asked often at first and after each change, then less: most orders are answered within minutes.
const pausesMs = [15_000, 15_000, 15_000, 15_000, 30_000, 30_000, 30_000, 60_000] as const

/** Where an order is followed from: the open widget, or the button of the closed one. */
export type Follower = 'widget' | 'button'

/**
 * The order as it stands, asked again with growing pauses until nothing more is to be waited for. Nothing is asked while
 * the page is hidden or the follower cannot be seen; coming back asks at once.
 */
export function useFollowedOrder(id: Id<'Order'>, token: string | null, follower: Follower = 'widget') {
  const { clock, surface, view, options, stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  // This device knows where it ordered; elsewhere the chosen venue is the best guess.
  const venueId = entry?.orderId === id ? entry.venueId : stores.place.state.venueId
  const query = useQuery(orderQuery(useApi(), { id, venueId, token }))
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const order = data?.order
  const turns = useTurns(order && `${order.status} ${order.courierStatus}`)
  const zone = timeZoneOf(useVenueOf(order))
  const isOver = order !== undefined && isSettled(order, wallClock(clock.now(), zone))
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt)

  useEffect(() => {
    if (isOver || answeredAt === 0) return undefined
    const isInSight = () => (follower === 'button' ? !surface.isOpen : options.mode === 'inline' || surface.isOpen)
    const canBeSeen = () => view.document.visibilityState === 'visible' && isInSight()
    let stopTimer = () => {}
    const ask = () => {
      turns.take()
      void refetch()
    }
    const plan = () => {
      stopTimer()
      if (canBeSeen()) stopTimer = clock.after(turns.pauseMs(), ask)
    }
    const comeBack = () => {
      stopTimer()
      if (canBeSeen()) ask()
    }
    plan()
    const stopSurface = surface.onOpenChange(comeBack)
    view.document.addEventListener('visibilitychange', comeBack)
    return () => {
      stopTimer()
      stopSurface()
      view.document.removeEventListener('visibilitychange', comeBack)
    }
  }, [isOver, answeredAt, turns, clock, surface, view, options, refetch, follower])

  return {
    order,
    error: query.error,
    isAsking: query.isFetching,
    /** When the last answer came, ms since 1970. */
    knownAtMs: dataUpdatedAt,
    refresh: () => void refetch(),
  }
}

/** Counts how often was asked since the order changed last. */
function useTurns(state: string | undefined) {
  return useMemo(() => {
    let turn = 0
    return {
      take() {
        turn += 1
      },
      pauseMs: () => pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 60_000,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new state is a new count
  }, [state])
}
