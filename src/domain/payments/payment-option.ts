import type { CashMeansKind, PaymentCredentials, PaymentMode, SavedCard } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'

/** A card entered during this visit: known to the card provider, not yet to the service [PAY-06]. */
export type FreshCard = Omit<SavedCard, 'venues'> & {
  /** The customer wants the provider to keep it after the first payment. */
  readonly isToBeSaved: boolean
}

/** The card that a card option pays with: a known one, or one that is still to be entered. */
export type ChosenCard =
  | { readonly kind: 'saved'; readonly saved: SavedCard }
  | { readonly kind: 'fresh'; readonly fresh: FreshCard }
  | { readonly kind: 'new' }

type Common = {
  /** Unique among the options of an offer, and stable while the offer holds. */
  readonly key: string
  readonly label: string
  readonly mode: PaymentMode
}

export type CashOption = Common & { readonly kind: 'cash'; readonly means: CashMeansKind }
export type CardOption = Common & { readonly kind: 'card'; readonly card: ChosenCard }
export type PayPalOption = Common & { readonly kind: 'payPal' }

/** One row of the list of ways to pay. */
export type PaymentOption = CashOption | CardOption | PayPalOption
export type OnlineOption = Exclude<PaymentOption, CashOption>

/** What a venue offers, and the cards of the customer. */
export type PaymentOffer = {
  readonly modes: readonly PaymentMode[]
  readonly means: readonly CashMeans[]
  readonly savedCards?: readonly SavedCard[]
  readonly freshCards?: readonly FreshCard[]
}

/** What the rules of payment know of one mode. One file for each: `cash.ts`, `card.ts`, `paypal.ts`. */
export type PaymentMethod = {
  /** The button that pays inside the widget: ours, or one that the provider's SDK draws. */
  readonly button: 'own' | 'provider'
  /** Whether the widget itself can carry it out with these credentials. */
  readonly worksHere: (credentials: PaymentCredentials | null) => boolean
  /** The rows of a mode of this kind, in the order in which they are shown. */
  readonly options: (mode: PaymentMode, offer: PaymentOffer) => readonly PaymentOption[]
}
