import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text, typed } from '#src/contract/checked.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import { visitMs } from '#src/domain/tables/visit.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type Seat = { readonly table: SeatedTable; readonly venueId: Id<'Venue'>; readonly sinceMs: number }
export type TableState = { seat: Seat | null }

const stored = typed<TableState>(
  storedObject({
    seat: z.nullable(
      storedObject({ table: storedObject({ id: finite, name: text, code: text }), venueId: finite, sinceMs: finite }),
    ),
  }),
)

/** The diner's table; stays after the order, so that the next order needs no scan (decision 29). */
export function createTableStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<TableState>({ seat: null })
  const stop = persist({ storage, name: 'table', schema: stored, state })
  let linkRead: string | null = null
  return {
    state,
    sitDown(table: SeatedTable, venueId: Id<'Venue'>, nowMs: number) {
      state.seat = { table: { ...table }, venueId, sinceMs: nowMs }
    },
    /** The table at this venue; null after the visit (`visitMs`). */
    tableAt(venueId: Id<'Venue'>, nowMs: number): SeatedTable | null {
      const { seat } = state
      return seat && seat.venueId === venueId && nowMs - seat.sinceMs < visitMs ? seat.table : null
    },
    /** Whether the code in the page's address has been used: it counts once, then the diner's own choices do. */
    hasRead: (code: string) => code === linkRead,
    markRead(code: string) {
      linkRead = code
    },
    stop,
  }
}
