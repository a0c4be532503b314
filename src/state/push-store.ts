import { proxy } from 'valtio/vanilla'

import { bool } from '#src/contract/checked.ts'
import { storedObject } from '#src/contract/field-table.ts'

import { persist } from './persist.ts'
import type { StoreStorage } from './persist.ts'

type PushState = { isWanted: boolean }

/** Whether the customer wants notifications on this device; reset with the session [PUSH-01, PUSH-02]. */
export function createPushStore({ storage }: { storage: StoreStorage }) {
  const state = proxy<PushState>({ isWanted: false })
  const stop = persist({ storage, name: 'push', schema: storedObject<PushState>({ isWanted: bool }), state })
  return {
    state,
    want(isWanted: boolean) {
      state.isWanted = isWanted
    },
    stop,
  }
}
