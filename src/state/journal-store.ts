import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text, whole, word } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { orNull } from '#src/contract/values.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { onlineModes } from '#src/domain/payments/online-mode.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import { newIdempotencyKey } from './new-idempotency-key.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/**
 * State of the last order sent from this device, stored before sending (decision 12).
 * `sending`: no reply yet; the same draft is sent again only with the same idempotency key.
 * `refused`: the service has refused it; the same draft is sent again with the same key (contract 1.5).
 * `unpaid`: the service has the order and waits for the payment; the same draft pays for it and creates no second
 * (PAY-20). `placed`: the service has the order and nothing is left to do.
 */
export type JournalEntry = {
  fingerprint: string
  idempotencyKey: string
  step: 'sending' | 'refused' | 'unpaid' | 'placed'
  orderId: Id<'Order'> | null
  token: string | null
  venueId: Id<'Venue'>
  /** The payment that is still due; null when nothing is. */
  payment: UnpaidPart | null
}

/** `total` in cents, `currency` as ISO 4217. */
export type UnpaidPart = { total: Cents; currency: string; mode: OnlineMode; orderType: OrderType }

/** An order that waits for its payment. */
export type UnpaidEntry = JournalEntry & { readonly orderId: Id<'Order'>; readonly payment: UnpaidPart }

export type JournalState = { entry: JournalEntry | null }

const stored = storedObject<JournalState>({
  entry: z.nullable(
    storedObject<JournalEntry>({
      fingerprint: text,
      idempotencyKey: text,
      step: word(['sending', 'refused', 'unpaid', 'placed']),
      orderId: z.nullable(finite),
      token: z.nullable(text),
      venueId: finite,
      // Missing in an entry stored by an older version.
      payment: orNull(
        storedObject<UnpaidPart, 'orderType'>({
          total: whole,
          currency: text,
          mode: word(onlineModes),
          orderType: text,
        }),
      ),
    }),
  ),
})

export function createJournalStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<JournalState>({ entry: null })
  const stop = persist({ storage, name: 'journal', schema: stored, state })
  return {
    state,
    /** Starts the entry of a draft and returns its idempotency key: the old key while the draft is unchanged. */
    begin(fingerprint: string, venueId: Id<'Venue'>): string {
      const { entry } = state
      const isSame = entry !== null && entry.step !== 'placed' && entry.fingerprint === fingerprint
      const idempotencyKey = isSame ? entry.idempotencyKey : newIdempotencyKey()
      const rest = { orderId: null, token: null, payment: null }
      state.entry = { fingerprint, idempotencyKey, step: 'sending', venueId, ...rest }
      return idempotencyKey
    },
    refused() {
      if (state.entry) state.entry.step = 'refused'
    },
    /** The service has the order and the payment starts: from now on the order can be found again. */
    unpaid(orderId: Id<'Order'>, token: string | null, payment: UnpaidPart) {
      if (state.entry) Object.assign(state.entry, { step: 'unpaid', orderId, token, payment })
    },
    /** The order is complete: it is never sent again, and its personal data is removed. */
    placed(orderId: Id<'Order'>, token: string | null) {
      if (state.entry) Object.assign(state.entry, { step: 'placed', fingerprint: '', orderId, token, payment: null })
    },
    close() {
      state.entry = null
    },
    stop,
  }
}

export function isUnpaid(entry: JournalEntry | null): entry is UnpaidEntry {
  return entry?.step === 'unpaid' && entry.orderId !== null && entry.payment !== null
}
