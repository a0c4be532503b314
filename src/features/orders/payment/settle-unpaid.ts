import { msg } from '@lingui/core/macro'

import type { Id } from '#src/contract/values.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { finishOrder } from '#src/instance/finish-order.ts'
import { askPaymentState } from '#src/instance/payments/payment-end.ts'
import { createJournalStore, isUnpaid } from '#src/state/journal-store.ts'

/**
 * Asks what became of the unpaid order of this device: one that has been paid is finished, one that came too late is
 * forgotten and said to be. Rejects when nobody answers.
 */
export async function settleUnpaid(instance: Instance, orderId: Id<'Order'>): Promise<void> {
  const { api, stores, i18n } = instance
  const journal = stores.of(createJournalStore)
  const { entry } = journal.state
  if (!isUnpaid(entry) || entry.orderId !== orderId) return
  const { venueId, token, payment } = entry
  const state = await askPaymentState(api, {
    kind: 'order',
    id: orderId as never,
    venueId,
    token,
    total: payment.total,
  })
  // Paid or left in the meantime.
  if (journal.state.entry?.step !== 'unpaid' || state === 'waiting') return
  if (state === 'lapsed') {
    journal.close()
    const text = msg({
      id: 'payment.lapsed.order',
      message: `Order #${orderId} was not paid in time and has been cancelled.`,
    })
    return stores.dialogs.alert([i18n._(text)])
  }
  finishOrder(instance, { ...payment, id: orderId, token })
}
