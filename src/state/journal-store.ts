import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite, text, word } from '#src/contract/checked.ts'
import { sameNames } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/**
 * What this device knows of its last order, written before anything is sent (architecture decision 12).
 * `sending`: the reply is not known; the same draft goes out again only under the same key.
 * `refused`: the service has said no; the same draft goes out again under the same key (contract 1.5).
 * `placed`: the service has the order.
 */
export type JournalEntry = {
  fingerprint: string
  idempotencyKey: string
  step: 'sending' | 'refused' | 'placed'
  orderId: Id<'Order'> | null
  token: string | null
  venueId: Id<'Venue'>
}

export type JournalState = { entry: JournalEntry | null }

const stored = sameNames({
  entry: z.nullable(
    sameNames({
      fingerprint: text,
      idempotencyKey: text,
      step: word(['sending', 'refused', 'placed']),
      orderId: z.nullable(finite),
      token: z.nullable(text),
      venueId: finite,
    }),
  ),
}) as unknown as z.ZodMiniType<JournalState>

export function createJournalStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<JournalState>({ entry: null })
  const stop = persist({ storage, name: 'journal', schema: stored, state })
  return {
    state,
    /** Opens the entry of a draft and answers its key: the old key as long as the draft is unchanged. */
    begin(fingerprint: string, venueId: Id<'Venue'>): string {
      const { entry } = state
      const isSame = entry !== null && entry.step !== 'placed' && entry.fingerprint === fingerprint
      const idempotencyKey = isSame ? entry.idempotencyKey : newKey()
      state.entry = { fingerprint, idempotencyKey, step: 'sending', orderId: null, token: null, venueId }
      return idempotencyKey
    },
    refused() {
      if (state.entry) state.entry.step = 'refused'
    },
    /** From here on nothing is sent again, and what the order said of its customer is not kept. */
    placed(orderId: Id<'Order'>, token: string | null) {
      if (state.entry) Object.assign(state.entry, { step: 'placed', fingerprint: '', orderId, token })
    },
    close() {
      state.entry = null
    },
    stop,
  }
}

// crypto.randomUUID exists in secure contexts only; a restaurant's page may still be plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => {
    const fixed = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
    return fixed.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
