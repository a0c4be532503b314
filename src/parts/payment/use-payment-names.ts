import { useLingui } from '@lingui/react/macro'

import type { CashMeansKind } from '#src/contract/payment.ts'
import type { Order } from '#src/contract/placed-order.ts'

/**
 * Functions that name payment modes, cash means and payment states in the diner's language [ORD-13, ORD-14, ORD-29].
 */
export function usePaymentNames() {
  const { t } = useLingui()
  return {
    mode(mode: Order['paymentMode']): string {
      switch (mode) {
        case 'card':
          return t({ id: 'payment.card', message: 'Card' })
        case 'payPal':
          return t({ id: 'payment.payPal', message: 'PayPal' })
        case 'cash':
        case 'other':
          return t({ id: 'payment.cash', message: 'Cash' })
      }
    },
    /** What a payment in cash is made with, where it is not cash. */
    means(means: Exclude<CashMeansKind, 'cash'>): string {
      switch (means) {
        case 'cardAtDoor':
          return t({ id: 'payment.means.cardAtDoor', message: 'card' })
        case 'mealVouchers':
          return t({ id: 'payment.means.mealVouchers', message: 'meal vouchers' })
      }
    },
    status(status: Order['paymentStatus']): string {
      switch (status) {
        case 'pending':
          return t({ id: 'payment.status.pending', message: 'Waiting for confirmation' })
        case 'paid':
          return t({ id: 'payment.status.paid', message: 'Paid' })
        case 'failed':
          return t({ id: 'payment.status.failed', message: 'Failed' })
        case 'other':
        case null:
          return t({ id: 'payment.status.unknown', message: 'N/A' })
      }
    },
  }
}
