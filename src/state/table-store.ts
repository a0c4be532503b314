import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text } from '#src/contract/checked.ts'
import type { SeatedTable } from '#src/contract/dining-table.ts'
import { storedObject } from '#src/contract/field-table.ts'
import { orNull } from '#src/contract/values.ts'
import type { Id } from '#src/contract/values.ts'
import { visitMs } from '#src/domain/tables/visit.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type Seat = {
  readonly table: SeatedTable
  readonly venueId: Id<'Venue'>
  /** When the code was last read, ms since 1970. */
  readonly sinceMs: number
  /** When it was first read; null in a seat stored by an older version. */
  readonly beganMs: number | null
}

/** The last call of the staff to the table; ms since 1970. */
export type StaffCall = {
  /** Null when somebody else at the table has called. */
  readonly reasonId: Id<'CallReason'> | null
  readonly atMs: number
  /** The next call is possible from then on. */
  readonly againMs: number
}

export type TableState = { seat: Seat | null; call: StaffCall | null }

const stored = storedObject<TableState>({
  seat: z.nullable(
    storedObject<Seat>({
      table: storedObject<SeatedTable>({ id: finite, name: text, code: text }),
      venueId: finite,
      sinceMs: finite,
      beganMs: orNull(finite),
    }),
  ),
  call: z.nullable(storedObject<StaffCall>({ reasonId: z.nullable(finite), atMs: finite, againMs: finite })),
})

/**
 * The diner's table and the last call to it; stays after the order, so that the next order needs no scan (decision 29). The
 * visit ends after `visitMs`, or at another table.
 */
export function createTableStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<TableState>({ seat: null, call: null })
  const stop = persist({ storage, name: 'table', schema: stored, state })
  let linkRead: string | null = null

  /** The diner's seat at this venue; null after the visit. */
  function seatAt(venueId: Id<'Venue'>, nowMs: number): Seat | null {
    const { seat } = state
    return seat && seat.venueId === venueId && nowMs - seat.sinceMs < visitMs ? seat : null
  }

  return {
    state,
    /** The code of the same table prolongs the visit; that of another one begins a new one. */
    sitDown(table: SeatedTable, venueId: Id<'Venue'>, nowMs: number) {
      const before = seatAt(venueId, nowMs)
      const isSame = before?.table.id === table.id
      if (!isSame) state.call = null
      const beganMs = isSame ? beginOf(before) : nowMs
      state.seat = { table: { ...table }, venueId, sinceMs: nowMs, beganMs }
    },
    seatAt,
    called(call: StaffCall) {
      state.call = { ...call }
    },
    /** Whether the code in the page's address has been used: it counts once, then the diner's own choices do. */
    hasRead: (code: string) => code === linkRead,
    markRead(code: string) {
      linkRead = code
    },
    stop,
  }
}

/** When the visit began, ms since 1970. */
export function beginOf({ beganMs, sinceMs }: Pick<Seat, 'beganMs' | 'sinceMs'>): number {
  return beganMs ?? sinceMs
}
