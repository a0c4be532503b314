import { msg } from '@lingui/core/macro'

import type { Instance } from '#src/instance/create-instance.ts'
import { finishOrder } from '#src/parts/order/finish-order.ts'
import type { UnpaidRequest } from '#src/state/dialog-store.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

import type { PaymentResult } from './payment-result.ts'

type EndingInstance = Pick<Instance, 'stores' | 'location' | 'emit' | 'i18n'>

/**
 * Ends a placed order that waited for its payment: a paid one is finished; one that has lapsed is removed from this device, and the
 * diner is told.
 */
export function endUnpaid(instance: EndingInstance, order: UnpaidRequest, result: PaymentResult): void {
  const { stores, i18n } = instance
  const { orderId, token, payment } = order
  if (result.kind === 'paid') return finishOrder(instance, { ...payment, id: orderId, token })
  stores.of(createJournalStore).close()
  const lapsed = msg({
    id: 'payment.lapsed.order',
    message: `Order #${orderId} was not paid in time and has been cancelled.`,
  })
  return stores.dialogs.alert(() => [...result.messages(), i18n._(lapsed)])
}
