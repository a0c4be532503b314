import { proxy } from 'valtio/vanilla'
import * as z from 'zod/mini'

import { finite } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'
import type { Id } from '#src/contract/values.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

export type PlaceState = { venueId: Id<'Venue'> | null }

const stored = storedObject<PlaceState>({ venueId: z.nullable(finite) })

/** The chosen venue. */
export function createPlaceStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<PlaceState>({ venueId: null })
  const stop = persist({ storage, name: 'venue', schema: stored, state })
  return {
    state,
    choose(venueId: Id<'Venue'> | null) {
      state.venueId = venueId
    },
    stop,
  }
}
