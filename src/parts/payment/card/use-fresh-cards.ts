import { useSnapshot } from 'valtio'

import type { FreshCard } from '#src/domain/payments/payment-option.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFreshCardsStore } from '#src/state/fresh-cards-store.ts'

/** Cards entered during this visit, the oldest first [PAY-06]. */
export function useFreshCards() {
  const store = useInstance().stores.of(createFreshCardsStore)
  const { cards } = useSnapshot(store.state)
  return { cards: cards as readonly FreshCard[], add: store.add, remove: store.remove }
}
