import type { CashMeansKind, PaymentCredentials, PaymentMode, SavedCard } from '#src/contract/payment.ts'
import type { CashMeans } from '#src/contract/venue-content.ts'

/** A card entered during this visit: known to Stripe, not yet to the service [PAY-06]. */
export type FreshCard = Omit<SavedCard, 'venues'> & {
  /** Whether to save the card with the first payment. */
  readonly isToBeSaved: boolean
}

/** The card of a card option: saved, entered in this visit, or still to be entered. */
export type ChosenCard =
  | { readonly kind: 'saved'; readonly saved: SavedCard }
  | { readonly kind: 'fresh'; readonly fresh: FreshCard }
  | { readonly kind: 'new' }

type Common = {
  /** Unique among the options of an offer, and stable across renders. */
  readonly key: string
  readonly label: string
  readonly mode: PaymentMode
}

export type CashOption = Common & { readonly kind: 'cash'; readonly means: CashMeansKind }
export type CardOption = Common & { readonly kind: 'card'; readonly card: ChosenCard }
export type PayPalOption = Common & { readonly kind: 'payPal' }

/** One row of the list of payment options. */
export type PaymentOption = CashOption | CardOption | PayPalOption
export type OnlineOption = Exclude<PaymentOption, CashOption>

/** Payment modes of a venue, and the cards of the customer. */
export type PaymentOffer = {
  readonly modes: readonly PaymentMode[]
  readonly means: readonly CashMeans[]
  readonly savedCards?: readonly SavedCard[]
  readonly freshCards?: readonly FreshCard[]
}

/** Rules of one payment mode; one file each: `cash-method.ts`, `card-method.ts`, `paypal-method.ts`. */
export type PaymentMethod = {
  /** The button that pays inside the widget: our own, or one rendered by the provider's SDK. */
  readonly button: 'own' | 'provider'
  /** Whether the widget can carry out the payment with these credentials. */
  readonly worksHere: (credentials: PaymentCredentials | null) => boolean
  /** The options of a mode of this kind, in display order. */
  readonly options: (mode: PaymentMode, offer: PaymentOffer) => readonly PaymentOption[]
}
