import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { text, whole } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

/** What the last order on this device was like; names nobody and no card (decision 71). */
export type Habits = {
  /** Way to pay, as `habitOf` names it. */
  payment: string | null
  /** Number of people of the last order eaten at the venue. */
  people: number | null
}

const stored = storedObject<Habits>({ payment: z.nullable(text), people: z.nullable(whole) })

/** Choices of the last order, proposed for the next one. */
export function createHabitsStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<Habits>({ payment: null, people: null })
  const stop = persist({ storage, name: 'habits', schema: stored, state })
  return {
    state,
    keep(payment: string, people: number | null) {
      Object.assign(state, { payment, people: people ?? state.people })
    },
    stop,
  }
}
