export type CourierState = 'ready' | 'assigned' | 'onDelivery' | 'delivered' | 'undeliverable' | 'cancelled'

// Each delivery company has its own status words.
const words: Readonly<Record<CourierState, readonly string[]>> = {
  ready: ['READY', 'ROUTED'],
  assigned: ['ASSIGNED_TO_COURIER', 'picking', 'almost_picking', 'waiting_at_pickup'],
  onDelivery: ['ON_DELIVERY', 'delivering', 'almost_delivering', 'waiting_at_dropoff'],
  delivered: ['DELIVERED', 'delivered'],
  undeliverable: ['ON_RETURN_TO_WH', 'UNDELIVERABLE', 'RETURNED', 'returned', 'returning'],
  cancelled: ['CANCELLED', 'canceled'],
}
const states = Object.keys(words) as CourierState[]

/**
 * State of the delivery by the company's status word; null = a word that means nothing to the diner [ORD-30, ORD-31].
 */
export function courierState(word: string | null): CourierState | null {
  return word === null ? null : (states.find((state) => words[state].includes(word)) ?? null)
}

/** Whether the delivery is over, successfully or not. */
export function isCourierDone(state: CourierState | null): boolean {
  return state === 'delivered' || state === 'undeliverable' || state === 'cancelled'
}
