import type { Order } from '#src/contract/placed-order.ts'

/** True for an order that will not be made. */
export function isOff({ status }: Pick<Order, 'status'>): boolean {
  return status === 'refused' || status === 'cancelled'
}

/** True once the restaurant has decided: nothing more is to be waited for. */
export function isDecided(order: Pick<Order, 'status'>): boolean {
  return order.status === 'confirmed' || isOff(order)
}
