import { proxy } from 'valtio/vanilla'

import { finite, text, typed } from '#src/contract/checked.ts'
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
export type PlacedLines = PlacedOptions & { readonly orderId: Id<'Order'>; readonly lines: readonly CartLine[] }
export type PlacedLinesState = { orders: readonly PlacedLines[] }

const stored = typed<PlacedLinesState>(
  storedObject({
    orders: arrayOf(
      storedObject({
        orderId: finite,
        lines: storedLines,
        venueId: orNull(finite),
        type: orNull(text),
        slotStart: orNull(text),
      }),
    ),
  }),
)

const kept = 10

/**
 * Cart lines of the last ten orders of this device, to order again: at once (decision 75), or where the service's rows
 * lack details (contract 7).
 */
export function createPlacedLinesStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<PlacedLinesState>({ orders: [] })
  const stop = persist({ storage, name: 'placed', schema: stored, state })
  return {
    state,
    keep(orderId: Id<'Order'>, lines: readonly CartLine[], { venueId, type, slotStart }: PlacedOptions) {
      const others = state.orders.filter((order) => order.orderId !== orderId)
      state.orders = [{ orderId, lines, venueId, type, slotStart }, ...others].slice(0, kept)
    },
    linesOf: (orderId: Id<'Order'>): readonly CartLine[] =>
      state.orders.find((order) => order.orderId === orderId)?.lines ?? [],
    clear() {
      state.orders = []
    },
    stop,
  }
}
