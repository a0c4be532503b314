import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text, typed, word } from '#src/contract/checked.ts'
import { sameNames } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'

import { newKey } from './new-key.ts'
import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** A reservation the service has, and whose deposit it waits for. */
export type UnpaidReservation = { id: Id<'Reservation'>; token: string | null; isConfirmed: boolean }

/**
 * `sending`: the reply is not known; `refused`: the service has said no; `unpaid`: it has the reservation and waits for
 * the deposit.
 */
type Entry = {
  fingerprint: string
  idempotencyKey: string
  step: 'sending' | 'refused' | 'unpaid'
  /** What a later try names, so that none is made beside it [RESV-19]. */
  unpaid: UnpaidReservation | null
}

/** Null when nothing is under way. */
export type ReservationJournal = { entry: Entry | null }

const stored = typed<ReservationJournal>(
  sameNames({
    entry: z.nullable(
      sameNames({
        fingerprint: text,
        idempotencyKey: text,
        step: word(['sending', 'refused', 'unpaid']),
        unpaid: z.nullable(sameNames({ id: finite, token: z.nullable(text), isConfirmed: z.boolean() })),
      }),
    ),
  }),
)

/** What this device knows of the reservation it is sending, written before anything is sent (decision 12). */
export function createReservationJournal({ storage }: { storage: StoreStorage }) {
  const state = proxy<ReservationJournal>({ entry: null })
  const stop = persist({ storage, name: 'reservation', schema: stored, state })
  return {
    state,
    /** The key of a form: the old one as long as the form is unchanged (contract 1.5). What is unpaid stays known. */
    begin(fingerprint: string): string {
      const { entry } = state
      const idempotencyKey = entry?.fingerprint === fingerprint ? entry.idempotencyKey : newKey()
      state.entry = { fingerprint, idempotencyKey, step: 'sending', unpaid: entry?.unpaid ?? null }
      return idempotencyKey
    },
    /** Another form went out and nobody knows whether it arrived: this one may become a second reservation. */
    mayBeSecond(fingerprint: string): boolean {
      return state.entry?.step === 'sending' && state.entry.fingerprint !== fingerprint
    },
    refused() {
      if (state.entry) state.entry.step = 'refused'
    },
    /** It is there and its payment begins: whatever happens now, it is found again. */
    unpaid(unpaid: UnpaidReservation) {
      if (state.entry) Object.assign(state.entry, { step: 'unpaid', unpaid })
    },
    /** Nothing is under way any more, and nothing that was typed is kept. */
    close() {
      state.entry = null
    },
    stop,
  }
}
