import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'

import { orderQuery } from '#src/api/orders.ts'
import type { Id } from '#src/contract/values.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import { isDecided } from './decided.ts'

// Asked often at first, then less: most orders are answered within minutes.
const pausesMs = [15_000, 15_000, 15_000, 15_000, 30_000, 30_000, 30_000, 60_000] as const

/**
 * The order as it stands, asked again with growing pauses until the restaurant has decided. Nothing is asked while the
 * page is hidden or the widget closed; coming back asks at once.
 */
export function useFollowedOrder(id: Id<'Order'>, token: string | null) {
  const { clock, surface, view, options, stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  // This device knows where it ordered; elsewhere the chosen venue is the best guess.
  const venueId = entry?.orderId === id ? entry.venueId : stores.place.state.venueId
  const query = useQuery(orderQuery(useApi(), { id, venueId, token }))
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const [turn, setTurn] = useState(0)
  const isOver = data !== undefined && isDecided(data.order)
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt)

  useEffect(() => {
    if (isOver || answeredAt === 0) return undefined
    const canBeSeen = () => view.document.visibilityState === 'visible' && (options.mode === 'inline' || surface.isOpen)
    let stopTimer = () => {}
    const ask = () => {
      setTurn((count) => count + 1)
      void refetch()
    }
    const plan = () => {
      stopTimer()
      if (canBeSeen()) stopTimer = clock.after(pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 60_000, ask)
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
  }, [isOver, answeredAt, turn, clock, surface, view, options, refetch])

  return {
    order: data?.order,
    error: query.error,
    isAsking: query.isFetching,
    /** When the last answer came, ms since 1970. */
    knownAtMs: dataUpdatedAt,
    refresh: () => void refetch(),
  }
}
