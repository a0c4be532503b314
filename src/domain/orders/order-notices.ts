import type { Order } from '#src/contract/placed-order.ts'
import { isOnlineMode } from '#src/domain/payments/online-mode.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'

import { isWaiting } from './order-state.ts'

type InvoiceOrder = Pick<
  Order,
  'wantsInvoice' | 'invoiceCompanyName' | 'invoiceTaxCode' | 'invoiceVatNumber' | 'invoiceStreet'
>

/** What the venue asks a table to do while its cash order waits; null = nothing is shown [ORD-24]. */
export function tableInstructions(
  order: Pick<Order, 'orderType' | 'paymentMode' | 'status' | 'tableInstructions'>,
): string | null {
  const isAsked = destinationOf(order.orderType) === 'table' && !isOnlineMode(order.paymentMode) && isWaiting(order)
  return isAsked ? order.tableInstructions : null
}

/** True for an order with an invoice: what the customer asked for, or any of what names its receiver [ORD-15]. */
export function hasInvoice(order: InvoiceOrder): boolean {
  const { wantsInvoice, invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet } = order
  return wantsInvoice || [invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet].some(Boolean)
}
