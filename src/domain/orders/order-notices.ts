import type { Order } from '#src/contract/placed-order.ts'

import { isWaiting } from './order-state.ts'

type InvoiceOrder = Pick<
  Order,
  'wantsInvoice' | 'invoiceCompanyName' | 'invoiceTaxCode' | 'invoiceVatNumber' | 'invoiceStreet'
>

/** Card and PayPal; whatever else a service names is paid in cash [ORD-13, ORD-14]. */
export function isPaidOnline({ paymentMode }: Pick<Order, 'paymentMode'>): boolean {
  return paymentMode === 'card' || paymentMode === 'payPal'
}

/** What the venue asks a table to do while its cash order waits; null = nothing is shown [ORD-24]. */
export function tableInstructions(
  order: Pick<Order, 'orderType' | 'paymentMode' | 'status' | 'tableInstructions'>,
): string | null {
  const isAsked = order.orderType === 'table' && !isPaidOnline(order) && isWaiting(order)
  return isAsked ? order.tableInstructions : null
}

/** True for an order with an invoice: what the customer asked for, or any of what names its receiver [ORD-15]. */
export function hasInvoice(order: InvoiceOrder): boolean {
  const { wantsInvoice, invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet } = order
  return wantsInvoice || [invoiceCompanyName, invoiceTaxCode, invoiceVatNumber, invoiceStreet].some(Boolean)
}
