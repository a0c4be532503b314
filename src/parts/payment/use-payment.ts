import type { ReactNode } from 'react'

import type { PaymentMode } from '#src/contract/payment.ts'
import type { Payable } from '#src/domain/payments/payable.ts'
import type { CardOption, FreshCard, PaymentOption } from '#src/domain/payments/payment-option.ts'
import { paymentPlace } from '#src/domain/payments/payment-options.ts'
import type { PaymentPlace } from '#src/domain/payments/payment-options.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

import { useCardPayment } from './card/use-card-payment.tsx'
import type { PaymentResult } from './payment-result.ts'

export type Payment = {
  /** Where a mode is paid; null = not payable in the widget. */
  readonly placeOf: (mode: PaymentMode) => PaymentPlace | null
  /** Loads what the option needs, before anything is ordered or booked; rejects when it cannot be loaded. */
  readonly prepare: (option: PaymentOption) => Promise<void>
  /**
   * Pays by our own button. Null = nothing more happens here: it is paid at the venue, or the provider's page is
   * opening. A provider's own button pays by itself, see `PaymentButton`.
   */
  readonly pay: (payable: Payable, option: PaymentOption) => Promise<PaymentResult | null>
  /** Asks for a card to pay with later; null when the diner closes the dialog [PAY-06]. */
  readonly enterCard: (option: CardOption) => Promise<FreshCard | null>
  /** The dialog that asks for a card, while it is open: render it beside the form. */
  readonly dialog: ReactNode
}

/** Payment of an order, new or waiting for its payment, of the deposit of a reservation, or of a bill [PAY-09..20, RESV-12]. */
export function usePayment(kind: Payable['kind']): Payment {
  const instance = useInstance()
  const card = useCardPayment()
  const pages = instance.options.paymentSurface === 'page' ? 'always' : 'when-needed'
  const placeOf = (mode: PaymentMode) => paymentPlace(mode, kind === 'reservation' ? 'never' : pages)

  return {
    placeOf,
    async prepare(option) {
      if (option.kind === 'card' && placeOf(option.mode)?.kind === 'widget') await card.prepare(option)
    },
    async pay(payable, option) {
      const place = placeOf(option.mode)
      if (place?.kind === 'page' && payable.kind !== 'reservation') {
        const { goToPaymentPage } = await import('./payment-page.ts')
        return goToPaymentPage(instance, payable, place.url)
      }
      switch (option.kind) {
        case 'card':
          return card.pay(payable, option)
        case 'payPal':
        case 'cash':
          return null
      }
    },
    enterCard: card.enterCard,
    dialog: card.dialog,
  }
}
