import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text, typed } from '#src/contract/checked.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import { visitMs } from '#src/domain/tables/visit.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type Seat = { readonly table: SeatedTable; readonly venueId: Id<'Venue'>; readonly sinceMs: number }

/** An order of the visit; `token` of a guest, null for a customer. */
export type Round = { readonly orderId: Id<'Order'>; readonly token: string | null }

/** The last call of the staff to the table; ms since 1970. */
export type StaffCall = {
  /** Null when somebody else at the table has called. */
  readonly reasonId: Id<'CallReason'> | null
  readonly atMs: number
  /** The next call is possible from then on. */
  readonly againMs: number
}

/** `rounds` in the order in which they were placed. */
export type TableState = { seat: Seat | null; rounds: readonly Round[]; call: StaffCall | null }

const stored = typed<TableState>(
  storedObject({
    seat: z.nullable(
      storedObject({ table: storedObject({ id: finite, name: text, code: text }), venueId: finite, sinceMs: finite }),
    ),
    rounds: arrayOf(storedObject({ orderId: finite, token: z.nullable(text) })),
    call: z.nullable(storedObject({ reasonId: z.nullable(finite), atMs: finite, againMs: finite })),
  }),
)

/**
 * The diner's table; stays after the order, so that the next order needs no scan (decision 29). With it the orders and the
 * last call of the visit, which ends after `visitMs` or at another table (decision 82).
 */
export function createTableStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<TableState>({ seat: null, rounds: [], call: null })
  const stop = persist({ storage, name: 'table', schema: stored, state })
  let linkRead: string | null = null

  /** The table at this venue; null after the visit. */
  function tableAt(venueId: Id<'Venue'>, nowMs: number): SeatedTable | null {
    const { seat } = state
    return seat && seat.venueId === venueId && nowMs - seat.sinceMs < visitMs ? seat.table : null
  }

  return {
    state,
    tableAt,
    /** The same table within a visit prolongs it; another one begins a new visit. */
    sitDown(table: SeatedTable, venueId: Id<'Venue'>, nowMs: number) {
      if (tableAt(venueId, nowMs)?.id !== table.id) Object.assign(state, { rounds: [], call: null })
      state.seat = { table: { ...table }, venueId, sinceMs: nowMs }
    },
    /** Notes an order of this device at a table; none of another table than the diner's. */
    addRound(tableId: Id<'Table'>, round: Round) {
      const isKnown = state.rounds.some(({ orderId }) => orderId === round.orderId)
      if (!isKnown && state.seat?.table.id === tableId) state.rounds = [...state.rounds, { ...round }]
    },
    called(call: StaffCall) {
      state.call = { ...call }
    },
    /** Forgets the orders of the visit: the next customer on this device must not see them. */
    forgetRounds() {
      state.rounds = []
    },
    /** Whether the code in the page's address has been used: it counts once, then the diner's own choices do. */
    hasRead: (code: string) => code === linkRead,
    markRead(code: string) {
      linkRead = code
    },
    stop,
  }
}
