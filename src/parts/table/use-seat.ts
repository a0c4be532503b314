import { useSnapshot } from 'valtio'

import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createTableStore } from '#src/state/table-store.ts'

/** The table of the diner's current visit at this venue, for another round; null = none. */
export function useSeat(venueId: Id<'Venue'>): SeatedTable | null {
  const { stores, clock } = useInstance()
  const tables = stores.of(createTableStore)
  useSnapshot(tables.state)
  return tables.seatAt(venueId, clock.now())?.table ?? null
}
