import type { DeskOrder } from '#desk/contract/orders.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'

import type { TicketWriter } from './ticket-writer.ts'

/**
 * How far an order is paid. `byLink`: it is to be paid by a link, which nobody collects; `notReceived`: the provider did not hand the money
 * over; null: nothing is owed any more, as it is cancelled, or its amounts are not known.
 */
export function paymentStateOf(order: DeskOrder): 'paid' | 'due' | 'byLink' | 'notReceived' | null {
  const { payment, dueCents } = order
  if (isRefusedOrCancelled(order) || dueCents === null) return null
  if (payment.problem === 'notCollected') return 'notReceived'
  if (dueCents === 0) return 'paid'
  return payment.payBy === null ? 'due' : 'byLink'
}

/** `cash`, `card`, `meal vouchers`. */
export function meansOf({ payment: { mode, cashMeans } }: DeskOrder, { shared }: TicketWriter): string {
  return shared(cashMeans ?? mode)
}
