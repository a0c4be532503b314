import type { ComponentProps, ReactNode } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import type { OnlineOption, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { isOnline } from '#src/domain/payments/payment-options.ts'

import { LazyPayPalButtons } from './paypal/lazy-paypal-buttons.tsx'
import type { OpenPayment } from './paypal/paypal-buttons.tsx'
import type { Payment } from './use-payment.ts'

type PaymentButtonProps = {
  readonly payment: Payment
  /** The chosen payment option; null = none, or nothing to pay. */
  readonly option: PaymentOption | null
  readonly venue: Pick<Venue, 'id' | 'currencyCode'>
  /**
   * Called when a provider's button is pressed: creates the order or booking; null when a check fails [PAY-21, PAY-22].
   */
  readonly open: () => Promise<OpenPayment | null>
  /** Ordering or booking is not possible now: shows our own button, which says why. */
  readonly isBlocked: boolean
  /** Our own button. */
  readonly children: ReactNode
}

type ProviderButtons = (props: ComponentProps<typeof LazyPayPalButtons>) => ReactNode

/** The buttons that providers render themselves. */
const providerButtons: Readonly<Record<OnlineOption['kind'], ProviderButtons | null>> = {
  card: null,
  payPal: (props) => <LazyPayPalButtons {...props} />,
}

/** The button that orders or books, and pays: our own, or the provider's in its place [PAY-22, RESV-24]. */
export function PaymentButton({ payment, option, venue, open, isBlocked, children }: PaymentButtonProps) {
  const credentials =
    option && payment.placeOf(option.mode)?.kind === 'provider-button' ? option.mode.credentials : null
  const buttons = option && isOnline(option) && providerButtons[option.kind]
  if (!credentials || !buttons) return children
  return buttons({ venue, credentials, open, blocked: isBlocked ? children : null })
}
