import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { toJson } from '#src/browser/json.ts'
import { finite, text, whole } from '#src/contract/checked.ts'
import { arrayOf, storedObject } from '#src/contract/field-table.ts'
import type { Cents, Id } from '#src/contract/values.ts'

import { newIdempotencyKey } from './new-idempotency-key.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type BilledOrder = { readonly id: Id<'Order'>; readonly token: string | null }
/** What a bill is opened for: an amount in cents of some orders at a table; `token` of a guest's order. */
export type BillRequest = {
  readonly venueId: Id<'Venue'>
  readonly tableId: Id<'Table'>
  readonly orders: readonly BilledOrder[]
  readonly amount: Cents
}
export type OpenedBill = { readonly id: Id<'Bill'>; readonly token: string }

/** A bill that this device is paying; `bill` is null until the service has answered that it is open. */
export type BillEntry = BillRequest & { readonly idempotencyKey: string; bill: OpenedBill | null }

export type BillState = { entry: BillEntry | null }

const stored = storedObject<BillState>({
  entry: z.nullable(
    storedObject<BillEntry>({
      venueId: finite,
      tableId: finite,
      orders: arrayOf(storedObject<BilledOrder>({ id: finite, token: z.nullable(text) })),
      amount: whole,
      idempotencyKey: text,
      bill: z.nullable(storedObject<OpenedBill>({ id: finite, token: text })),
    }),
  ),
})

/** The bill that this device is paying at a table, stored before it is opened and until its state is known (decision 12). */
export function createBillStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<BillState>({ entry: null })
  const stop = persist({ storage, name: 'bill', schema: stored, state })
  return {
    state,
    /** Keeps what is to be opened; the same request again is the same bill, with its key. */
    begin(request: BillRequest) {
      if (state.entry && toJson(requestOf(state.entry)) === toJson(requestOf(request))) return
      state.entry = { ...requestOf(request), idempotencyKey: newIdempotencyKey(), bill: null }
    },
    /** The service has opened the bill with this key, and its payment starts. */
    opened(idempotencyKey: string, bill: OpenedBill) {
      if (state.entry?.idempotencyKey === idempotencyKey) state.entry.bill = bill
    },
    /** It is paid, has lapsed, or was refused. */
    close() {
      state.entry = null
    },
    stop,
  }
}

function requestOf({ venueId, tableId, orders, amount }: BillRequest): BillRequest {
  return { venueId, tableId, orders: orders.map(({ id, token }) => ({ id, token })), amount }
}
