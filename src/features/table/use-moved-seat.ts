import { useEffect } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'
import type { Visit } from '#src/parts/table/use-visit.ts'
import { moveSeat } from '#src/state/move-seat.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { createTableStore } from '#src/state/table-store.ts'

import { useRoundOrders } from './use-round-orders.ts'

/** Follows the diner to the table to which the restaurant has moved them, as the orders of the visit say [ORD-83]. */
export function useMovedSeat({ venueId, table, rounds }: Visit): void {
  const { stores } = useInstance()
  const { orders } = useRoundOrders({ venueId, rounds })
  const movedTo = orders.findLast((order) => order.movedTo !== null)?.movedTo ?? null
  useEffect(() => {
    if (movedTo === null || movedTo.id === table.id) return
    moveSeat({ tables: stores.of(createTableStore), placed: stores.of(createPlacedLinesStore) }, table.id, movedTo)
  }, [stores, table.id, movedTo])
}
