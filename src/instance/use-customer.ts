import { useSnapshot } from 'valtio'

import type { SignedInCustomer } from '#src/state/session-store.ts'

import { useInstance } from './instance-context.tsx'

/** The customer signed in on this device; null for a guest. */
export function useCustomer(): SignedInCustomer | null {
  return useSnapshot(useInstance().stores.session.state).customer
}
