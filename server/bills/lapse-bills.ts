import { lapseQuietly } from '#server/payments/lapse-unpaid.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'

import type { SomeOrders } from './bill-queries.ts'
import { billsOf } from './bill-queries.ts'

/**
 * Lets the overdue bills of some orders lapse; called outside of transactions, as it asks the provider. One whose payment is
 * not decided there keeps its amount.
 */
export async function lapseBillsOf(payments: PaymentDeps, some: SomeOrders): Promise<void> {
  if (some.ids.length === 0) return
  const { restaurantId } = some
  for (const { id } of await billsOf(payments.db, some))
    await lapseQuietly(payments, { restaurantId, kind: 'bill', id })
}
