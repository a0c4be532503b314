import { useState } from 'react'

import type { PaymentMode, SavedCard } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'
import type { AmountFault } from '#src/domain/payments/amount-limits.ts'
import type { CardOption, FreshCard, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { canPayWith, paymentOptions, usualOption } from '#src/domain/payments/payment-options.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

import { useFreshCards } from './card/use-fresh-cards.ts'
import { useSavedCards } from './card/use-saved-cards.ts'
import type { ChargedAmount } from './limits/payment-limits.tsx'
import type { Payment } from './use-payment.ts'

// Beside the ways to pay, not on the way to them: the service judges the amount too.
const loadLimits = () => import('./limits/payment-limits.tsx')

export type PaymentMethods = {
  readonly charge: ChargedAmount
  /** Why an option cannot take the amount, or null; null too until the limits are loaded [PAY-35]. */
  readonly faultOf: (option: PaymentOption) => AmountFault | null
  /** The option that would be chosen, if it could take the amount. */
  readonly lost: PaymentOption | null
  /** Says what options cannot take; undefined until it is loaded. */
  readonly limits: Awaited<ReturnType<typeof loadLimits>> | undefined
  readonly options: readonly PaymentOption[]
  /** Initially the only option or that of the last order, else null; null when it cannot take the amount [PAY-02]. */
  readonly chosen: PaymentOption | null
  readonly choose: (key: string | null) => void
  /** The option to enter a new card; null where there is none. */
  readonly newCard: CardOption | null
  /** State of loading the customer's cards. */
  readonly cards: { readonly isPending: boolean; readonly error: unknown; readonly reload: () => Promise<unknown> }
  /** Asks for a card and selects it [PAY-06]. */
  readonly addCard: (option: CardOption) => Promise<void>
  readonly removeSaved: (card: SavedCard) => Promise<void>
  readonly removeFresh: (card: FreshCard) => void
}

type Offer = {
  readonly charge: ChargedAmount
  /** Undefined while loading. */
  readonly modes: readonly PaymentMode[] | undefined
  readonly means: readonly CashMeans[]
  /** How the last order on this device was paid (decision 71). */
  readonly habit?: string | null
}

/** Payment options of a venue, including the customer's cards, and the chosen one [PAY-04, PAY-06]. */
export function usePaymentMethods(
  { charge, modes = [], means, habit = null }: Offer,
  payment: Payment,
): PaymentMethods {
  // Undefined until the diner chooses or clears something.
  const [key, setKey] = useState<string | null>()
  const takesCards = modes.some((mode) => mode.kind === 'card' && payment.placeOf(mode)?.kind === 'widget')
  const { data: limits } = useLazyModule('payment-limits', loadLimits, true)
  const saved = useSavedCards(charge.venueId, takesCards)
  const fresh = useFreshCards()
  const freshCards = takesCards ? fresh.cards : []
  const offered = paymentOptions({ modes, means, savedCards: saved.cards, freshCards })
  const only = offered.length === 1 ? offered[0] : undefined
  const proposed = key === undefined ? settled(usualOption(offered, habit), saved.isPending) : null
  const faultOf = ({ kind }: PaymentOption) => limits?.amountFault(kind, charge.total, charge.currency) ?? null
  const picked = offered.find((option) => option.key === key && canPayWith(option))
  const { chosen, lost } = fitting(picked ?? only ?? proposed, faultOf)

  return {
    charge,
    faultOf,
    lost,
    limits,
    options: offered,
    newCard: takesCards ? (offered.find(isNewCard) ?? null) : null,
    chosen,
    choose: setKey,
    cards: saved,
    async addCard(option) {
      const card = await payment.enterCard(option)
      if (!card) return
      fresh.add(card)
      setKey(`card-${card.id}`)
    },
    async removeSaved(card) {
      await saved.forget(card)
      setKey(null)
    },
    removeFresh(card) {
      fresh.remove(card.id)
      setKey(null)
    },
  }
}

/** An option as chosen, or as lost when it cannot take the amount. */
export function fitting<T extends PaymentOption>(wanted: T | null, faultOf: PaymentMethods['faultOf']) {
  const isLost = wanted !== null && faultOf(wanted) !== null
  return { chosen: isLost ? null : wanted, lost: isLost ? wanted : null }
}

/** The usual way to pay; of the customer's cards the first, so none while they are still to come. */
function settled(usual: PaymentOption | null, areCardsPending: boolean): PaymentOption | null {
  return usual?.kind === 'card' && areCardsPending ? null : usual
}

function isNewCard(option: PaymentOption): option is CardOption {
  return option.kind === 'card' && option.card.kind === 'new'
}
