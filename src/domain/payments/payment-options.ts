import type { PaymentMode, PaymentModeKind } from '#src/contract/payment.ts'

import { card } from './card-method.ts'
import { cash } from './cash-method.ts'
import { isOnlineMode } from './online-mode.ts'
import type { OnlineOption, PaymentMethod, PaymentOffer, PaymentOption } from './payment-option.ts'
import { payPal } from './paypal-method.ts'

/** Every way to pay that the widget knows: a new one is a file beside these and a row here. */
const methods: Readonly<Record<PaymentModeKind, PaymentMethod>> = { cash, card, payPal }

/** Whether the option is paid now: a deposit is never cash [RESV-12]. */
export function isOnline(option: PaymentOption): option is OnlineOption {
  return isOnlineMode(option.kind)
}

/**
 * Every option of an offer, in the order of its modes [PAY-01, PAY-02, PAY-03, PAY-04]. Left out are modes that this
 * widget does not know or cannot carry out with the credentials it got.
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

/** Where an option is paid. */
export type PaymentPlace =
  | { readonly kind: 'venue' }
  /** In the widget, with our own button. */
  | { readonly kind: 'widget' }
  /** In the widget, with a button that the provider's SDK draws in place of ours. */
  | { readonly kind: 'provider-button' }
  /** On a page of the provider's, which leads back here. */
  | { readonly kind: 'page'; readonly url: string }

/**
 * Whether a payment may leave for the provider's page: never, where the widget cannot carry it out, or wherever there
 * is one.
 */
export type PageUse = 'never' | 'when-needed' | 'always'

/** Where a mode is paid; null = nowhere: it lacks the credentials for the widget, and a page that may be used. */
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
