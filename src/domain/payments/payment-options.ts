import type { CashMeansKind, PaymentMode, SavedCard } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'

/** A card entered in this visit, known to the provider and to nobody else yet [PAY-06]. */
export type FreshCard = Omit<SavedCard, 'venues'> & {
  /** The customer wants it kept once it has paid. */
  readonly isToBeSaved: boolean
}

/** What a card option pays with: one the customer has, or one that is still to be entered. */
export type ChosenCard =
  | { readonly kind: 'saved'; readonly saved: SavedCard }
  | { readonly kind: 'fresh'; readonly fresh: FreshCard }
  | { readonly kind: 'new' }

type Common = {
  /** The same as long as it is offered. */
  readonly key: string
  readonly label: string
  readonly mode: PaymentMode
}

/** One way to pay that can be chosen. */
export type PaymentOption =
  | (Common & { readonly kind: 'cash'; readonly means: CashMeansKind })
  | (Common & { readonly kind: 'card'; readonly card: ChosenCard })
  | (Common & { readonly kind: 'payPal' })

export type OnlineOption = Exclude<PaymentOption, { kind: 'cash' }>

/** What a venue offers, and what the customer has. */
export type PaymentOffer = {
  readonly modes: readonly PaymentMode[]
  readonly means: readonly CashMeans[]
  readonly savedCards?: readonly SavedCard[]
  readonly freshCards?: readonly FreshCard[]
}

/**
 * Every choice, in the order of the modes: cash has one for each of its means, or a single one without any; card one for
 * each card and one for a new one. What this widget cannot carry out is left out [PAY-01, PAY-02, PAY-03, PAY-04].
 */
export function paymentOptions({ modes, means, savedCards = [], freshCards = [] }: PaymentOffer): PaymentOption[] {
  return modes.filter(canBeCarriedOut).flatMap((mode): PaymentOption[] => {
    const { kind, label } = mode
    switch (kind) {
      case 'cash':
        return cashOptions(mode, means)
      case 'card':
        return [
          ...savedCards.map((saved) => cardOption(mode, saved.id, { kind: 'saved', saved })),
          ...freshCards.map((fresh) => cardOption(mode, fresh.id, { kind: 'fresh', fresh })),
          cardOption(mode, 'new', { kind: 'new' }),
        ]
      case 'payPal':
        return [{ kind, key: kind, label, mode }]
      case 'other':
        return []
    }
  })
}

/** Whether this may be paid with it: a card that has expired may not [PAY-05]. */
export function canPayWith(option: PaymentOption): boolean {
  return option.kind !== 'card' || option.card.kind !== 'saved' || !option.card.saved.card.isExpired
}

/** Deposits are paid now: no cash among them [RESV-12]. */
export function isOnline(option: PaymentOption): option is OnlineOption {
  return option.kind !== 'cash'
}

/** Where the whole payment happens on a page of the provider's; null = here. */
export function paymentPage({ mode }: Pick<OnlineOption, 'mode'>, isWanted: boolean): string | null {
  const { paymentPageUrl, publishableKey, clientId } = mode.credentials ?? {}
  const canBeHere = (mode.kind === 'card' ? publishableKey : clientId) != null
  return paymentPageUrl != null && (isWanted || !canBeHere) ? paymentPageUrl : null
}

function canBeCarriedOut({ kind, credentials }: PaymentMode): boolean {
  if (kind === 'cash') return true
  if (credentials?.paymentPageUrl != null) return true
  return kind === 'card' ? credentials?.publishableKey != null : credentials?.clientId != null
}

function cashOptions(mode: PaymentMode, means: readonly CashMeans[]): PaymentOption[] {
  const known = means.flatMap((one) => (one.kind === 'other' ? [] : [{ means: one.kind, label: one.label }]))
  const offered = known.length > 0 ? known : [{ means: 'cash' as const, label: mode.label }]
  return offered.map((one) => ({ kind: 'cash', key: `cash-${one.means}`, mode, ...one }))
}

function cardOption(mode: PaymentMode, name: string, card: ChosenCard): PaymentOption {
  return { kind: 'card', key: `card-${name}`, label: mode.label, mode, card }
}
