import type { Order } from '#src/contract/placed-order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'

import { isWaiting } from './order-state.ts'

type InvoiceOrder = Pick<
  Order,
  'wantsInvoice' | 'invoiceCompanyName' | 'invoiceTaxCode' | 'invoiceVatNumber' | 'invoiceStreet'
>

/** Instructions of the venue for a table while its cash order waits; null = none [ORD-24]. */
export function tableInstructions(
  order: Pick<Order, 'orderType' | 'paymentMode' | 'status' | 'tableInstructions'>,
): string | null {
  const isAsked = destinationOf(order.orderType) === 'table' && !isOnlineMode(order.paymentMode) && isWaiting(order)
  return isAsked ? order.tableInstructions : null
}

/** Whether the order has an invoice: by its flag, or by any field that names the receiver [ORD-15]. */
export function hasInvoice(order: InvoiceOrder): boolean {
  const { wantsInvoice, invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet } = order
  return wantsInvoice || [invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet].some(Boolean)
}
