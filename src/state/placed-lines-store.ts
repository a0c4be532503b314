import { proxy } from 'valtio/vanilla'

import { finite, typed } from '#src/contract/checked.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'

import { storedLines } from './cart-store.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type PlacedLines = { readonly orderId: Id<'Order'>; readonly lines: readonly CartLine[] }
export type PlacedLinesState = { orders: readonly PlacedLines[] }

const stored = typed<PlacedLinesState>(
  storedObject({
    orders: arrayOf(storedObject({ orderId: finite, lines: storedLines })),
  }),
)

const kept = 10

/**
 * Cart lines of the last ten orders of this device, to order again where the service's rows lack details (contract 7).
 */
export function createPlacedLinesStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<PlacedLinesState>({ orders: [] })
  const stop = persist({ storage, name: 'placed', schema: stored, state })
  return {
    state,
    keep(orderId: Id<'Order'>, lines: readonly CartLine[]) {
      state.orders = [{ orderId, lines }, ...state.orders.filter((order) => order.orderId !== orderId)].slice(0, kept)
    },
    linesOf: (orderId: Id<'Order'>): readonly CartLine[] =>
      state.orders.find((order) => order.orderId === orderId)?.lines ?? [],
    stop,
  }
}
