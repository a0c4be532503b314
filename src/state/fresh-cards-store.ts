import { proxy } from 'valtio/vanilla'

import type { FreshCard } from '#src/domain/payments/payment-option.ts'

export type FreshCardsState = { cards: FreshCard[] }

/** Cards entered in this visit; not stored [PAY-06]. */
export function createFreshCardsStore() {
  const state = proxy<FreshCardsState>({ cards: [] })
  return {
    state,
    add(card: FreshCard) {
      state.cards.push(card)
    },
    remove(id: string) {
      state.cards = state.cards.filter((card) => card.id !== id)
    },
    stop() {},
  }
}
