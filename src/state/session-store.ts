import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { listOf } from '#src/browser/lists.ts'
import { text, textLike } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type SignedInCustomer = { readonly apiKey: string; readonly email: string }

export type SessionState = {
  /** null for a guest. */
  customer: SignedInCustomer | null
  /** Language of the account [PERSIST-05]. */
  language: string | null
  /** `web-` plus 11 random characters; stays after sign-out [PERSIST-06]. */
  deviceId: string
}

const stored = storedObject<SessionState>({
  customer: z.nullable(storedObject<SignedInCustomer>({ apiKey: text, email: text })),
  language: z.nullable(text),
  deviceId: textLike(/^web-[A-Za-z0-9]{11}$/),
})

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function newDeviceId(): string {
  const random = crypto.getRandomValues(new Uint8Array(11))
  return `web-${listOf(random.length, (index) => letters[(random[index] ?? 0) % letters.length]).join('')}`
}

/** The customer signed in on this device, with api key and e-mail [ACCT-01, BCONST-10]. */
export function createSessionStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<SessionState>({ customer: null, language: null, deviceId: newDeviceId() })
  const stop = persist({ storage, name: 'session', schema: stored, state })
  return {
    state,
    /** Stores api key, e-mail and language of the account [ACCT-14]; never a password. */
    signIn(apiKey: string, email: string, language: string | null = null) {
      Object.assign(state, { customer: { apiKey, email }, language })
    },
    signOut() {
      Object.assign(state, { customer: null, language: null })
    },
    stop,
  }
}
