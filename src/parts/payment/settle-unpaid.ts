import type { PaymentState } from '#src/domain/payments/payable.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'

import { endUnpaid } from './end-unpaid.ts'
import { askPaymentState } from './payment-result.ts'

/**
 * Loads the payment state of this device's unpaid order, whatever the last attempt reported. A paid order is
 * finished; a lapsed one is removed and the diner is told. Resolves to the state, null without such an order. Rejects
 * when the service cannot be reached.
 */
export async function settleUnpaid(instance: Instance): Promise<PaymentState | null> {
  const { api, stores } = instance
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
  if (state !== 'waiting')
    endUnpaid(instance, now, state === 'paid' ? { kind: 'paid' } : { kind: 'lapsed', messages: () => [] })
  return state
}
