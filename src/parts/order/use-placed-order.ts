import { useSnapshot } from 'valtio'

import type { Id } from '#src/contract/values.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCustomer } from '#src/instance/use-customer.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import type { JournalEntry } from '#src/state/journal-store.ts'

export type PlacedEntry = JournalEntry & { readonly orderId: Id<'Order'> }

function isPlaced(entry: JournalEntry | null): entry is PlacedEntry {
  return entry?.step === 'placed' && entry.orderId !== null
}

/** The last order placed on this device, if it may be loaded: by a signed-in customer, or by a guest with its token. */
export function usePlacedOrder(): PlacedEntry | null {
  const { stores } = useInstance()
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const customer = useCustomer()
  return isPlaced(entry) && (customer !== null || entry.token !== null) ? entry : null
}
