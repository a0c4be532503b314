import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { bool, finite, text, word } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'

import { newIdempotencyKey } from './new-idempotency-key.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** A reservation whose deposit is not paid yet. */
export type UnpaidReservation = { id: Id<'Reservation'>; token: string | null; isConfirmed: boolean }

/**
 * `sending`: no reply yet. `refused`: the service has refused it. `unpaid`: the service has it and waits for the
 * deposit.
 */
type Entry = {
  fingerprint: string
  idempotencyKey: string
  step: 'sending' | 'refused' | 'unpaid'
  /** Sent with the next attempt, so that the service does not create a second reservation [RESV-19]. */
  unpaid: UnpaidReservation | null
}

/** `entry` is null when no reservation is being sent. */
export type ReservationJournal = { entry: Entry | null }

const stored = storedObject<ReservationJournal>({
  entry: z.nullable(
    storedObject<Entry>({
      fingerprint: text,
      idempotencyKey: text,
      step: word(['sending', 'refused', 'unpaid']),
      unpaid: z.nullable(storedObject<UnpaidReservation>({ id: finite, token: z.nullable(text), isConfirmed: bool })),
    }),
  ),
})

/** State of the reservation that this device is sending, stored before sending (decision 12). */
export function createReservationJournal({ storage }: { storage: StoreStorage }) {
  const state = proxy<ReservationJournal>({ entry: null })
  const stop = persist({ storage, name: 'reservation', schema: stored, state })
  return {
    state,
    /**
     * Starts the entry of a form and returns its idempotency key: the old key while the form is unchanged (contract
     * 1.5).
     */
    begin(fingerprint: string): string {
      const { entry } = state
      const idempotencyKey = entry?.fingerprint === fingerprint ? entry.idempotencyKey : newIdempotencyKey()
      state.entry = { fingerprint, idempotencyKey, step: 'sending', unpaid: entry?.unpaid ?? null }
      return idempotencyKey
    },
    /** Whether another form was sent and its outcome is unknown, so that this one may become a second reservation. */
    mayBeSecond(fingerprint: string): boolean {
      return state.entry?.step === 'sending' && state.entry.fingerprint !== fingerprint
    },
    refused() {
      if (state.entry) state.entry.step = 'refused'
    },
    /** The service has the reservation and the payment starts: from now on it can be found again. */
    unpaid(unpaid: UnpaidReservation) {
      if (state.entry) Object.assign(state.entry, { step: 'unpaid', unpaid })
    },
    /** Removes the entry with all input. */
    close() {
      state.entry = null
    },
    stop,
  }
}
