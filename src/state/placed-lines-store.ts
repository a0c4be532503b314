import { proxy } from 'valtio/vanilla'

import { finite, text } from '#src/contract/checked.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import { orNull } from '#src/contract/values.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'

import { storedLines } from './cart-store.ts'
import type { OrderOptions } from './order-draft-store.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** Null in an entry stored by an older version. */
type PlacedOptions = Readonly<Pick<OrderOptions, 'venueId' | 'type' | 'slotStart'>>
/** Where and when an order at a table was placed, ms since 1970; `token` of a guest, null for a customer. */
export type PlacedRound = { readonly tableId: Id<'Table'>; readonly atMs: number; readonly token: string | null }
export type PlacedLines = PlacedOptions & {
  readonly orderId: Id<'Order'>
  readonly lines: readonly CartLine[]
  /** Null for other orders, and in an entry stored by an older version. */
  readonly round: PlacedRound | null
}
export type PlacedLinesState = { orders: readonly PlacedLines[] }

const stored = storedObject<PlacedLinesState>({
  orders: arrayOf(
    storedObject<PlacedLines, 'type'>({
      orderId: finite,
      lines: storedLines,
      venueId: orNull(finite),
      type: orNull(text),
      slotStart: orNull(text),
      round: orNull(storedObject<PlacedRound>({ tableId: finite, atMs: finite, token: orNull(text) })),
    }),
  ),
})

// More than anybody orders in one visit at a table.
const kept = 20

/**
 * Cart lines of the last twenty orders of this device, to order again: at once (decision 75), or where the service's rows
 * lack details (contract 7). Of those at a table also what "Your table" needs to find them (decision 82).
 */
export function createPlacedLinesStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<PlacedLinesState>({ orders: [] })
  const stop = persist({ storage, name: 'placed', schema: stored, state })
  return {
    state,
    keep(
      orderId: Id<'Order'>,
      lines: readonly CartLine[],
      { venueId, type, slotStart }: PlacedOptions,
      round: PlacedRound | null = null,
    ) {
      const others = state.orders.filter((order) => order.orderId !== orderId)
      state.orders = [{ orderId, lines, venueId, type, slotStart, round }, ...others].slice(0, kept)
    },
    linesOf: (orderId: Id<'Order'>): readonly CartLine[] =>
      state.orders.find((order) => order.orderId === orderId)?.lines ?? [],
    clear() {
      state.orders = []
    },
    stop,
  }
}
