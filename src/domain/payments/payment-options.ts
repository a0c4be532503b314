import type { PaymentMode, PaymentModeKind } from '#src/contract/payment.ts'

import { card } from './card-method.ts'
import { cash } from './cash-method.ts'
import { isOnlineMode } from './online-mode.ts'
import type { OnlineOption, PaymentMethod, PaymentOffer, PaymentOption } from './payment-option.ts'
import { payPal } from './paypal-method.ts'

/** All payment modes of the widget. To add one: a file beside these and an entry here. */
const methods: Readonly<Record<PaymentModeKind, PaymentMethod>> = { cash, card, payPal }

/** Whether the option is paid online; a deposit always is [RESV-12]. */
export function isOnline(option: PaymentOption): option is OnlineOption {
  return isOnlineMode(option.kind)
}

/**
 * All options of an offer, in the order of its modes [PAY-01, PAY-02, PAY-03, PAY-04], without modes that are unknown
 * or cannot be carried out with the given credentials.
 */
export function paymentOptions(offer: PaymentOffer): PaymentOption[] {
  return offer.modes.flatMap((mode) =>
    mode.kind === 'other' || paymentPlace(mode, 'when-needed') === null ? [] : methods[mode.kind].options(mode, offer),
  )
}

/** Whether the option can be chosen: a saved card that has expired cannot [PAY-05]. */
export function canPayWith(option: PaymentOption): boolean {
  return option.kind !== 'card' || option.card.kind !== 'saved' || !option.card.saved.card.isExpired
}

/**
 * The options paid now, cards first, and those paid at the venue; otherwise in the order of the offer (decision 71).
 */
export function groupedOptions(options: readonly PaymentOption[]) {
  const now = options.filter(isOnline)
  const isCard = ({ kind }: PaymentOption) => kind === 'card'
  return {
    now: [...now.filter(isCard), ...now.filter((option) => !isCard(option))],
    later: options.filter((option) => !isOnline(option)),
  }
}

/** Name of a way to pay that may be kept on the device: every card is "card" (decision 71). */
export function habitOf({ kind, key }: PaymentOption): string {
  return kind === 'card' ? kind : key
}

/** The option to propose after an order paid in the way that `habitOf` named: of cards the first that can pay. */
export function usualOption(options: readonly PaymentOption[], habit: string | null): PaymentOption | null {
  return options.find((option) => habitOf(option) === habit && canPayWith(option)) ?? null
}

/** Where an option is paid. */
export type PaymentPlace =
  | { readonly kind: 'venue' }
  /** In the widget, with our own button. */
  | { readonly kind: 'widget' }
  /** In the widget, with a button rendered by the provider's SDK. */
  | { readonly kind: 'provider-button' }
  /** On a page of the ordering provider, which returns to the widget. */
  | { readonly kind: 'page'; readonly url: string }

/**
 * When the provider's payment page is used: never, only if the widget cannot carry out the payment, or whenever there
 * is one.
 */
export type PageUse = 'never' | 'when-needed' | 'always'

/** Where a mode is paid; null = nowhere: neither credentials for the widget nor a usable page. */
export function paymentPlace({ kind, credentials }: PaymentMode, pageUse: PageUse): PaymentPlace | null {
  if (kind === 'other') return null
  if (!isOnlineMode(kind)) return { kind: 'venue' }
  const { button, worksHere } = methods[kind]
  const isHere = worksHere(credentials)
  const url = credentials?.paymentPageUrl ?? null
  if (url !== null && (pageUse === 'always' || (pageUse === 'when-needed' && !isHere))) return { kind: 'page', url }
  if (!isHere) return null
  return { kind: button === 'own' ? 'widget' : 'provider-button' }
}
