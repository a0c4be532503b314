import type { DecidedStatus } from '#desk/contract/orders.ts'

/** Whether an order or a reservation waits for an answer of the restaurant. */
export function isWaiting({ status }: { readonly status: DecidedStatus }): boolean {
  return status === 'new' || status === 'waiting'
}
