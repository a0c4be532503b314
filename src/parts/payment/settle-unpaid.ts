import { msg } from '@lingui/core/macro'

import type { PaymentState } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'

import { askPaymentState } from './payment-result.ts'

/**
 * Loads the payment state of this device's unpaid order, whatever the last attempt reported. A paid order is
 * finished; a lapsed one is removed and the diner is told. Resolves to the state, null without such an order. Rejects
 * when the service cannot be reached.
 */
export async function settleUnpaid(instance: Instance): Promise<PaymentState | null> {
  const { api, stores, i18n } = instance
  const journal = stores.of(createJournalStore)
  const { entry } = journal.state
  if (!isUnpaid(entry)) return null
  const { orderId, venueId, token, payment } = entry
  const state = await askPaymentState(api, {
    kind: 'order',
    id: orderId,
    venueId,
    token,
    total: payment.total,
  })
  const { entry: now } = journal.state
  // Paid or given up in the meantime.
  if (!isUnpaid(now) || now.orderId !== orderId) return null
  if (state === 'paid') finishOrder(instance, { ...payment, id: orderId, token })
  if (state === 'lapsed') {
    journal.close()
    const text = msg({
      id: 'payment.lapsed.order',
      message: `Order #${orderId} was not paid in time and has been cancelled.`,
    })
    stores.dialogs.alert([i18n._(text)])
  }
  return state
}
