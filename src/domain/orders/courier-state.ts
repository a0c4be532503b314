export type CourierState = 'ready' | 'assigned' | 'onDelivery' | 'delivered' | 'undeliverable' | 'cancelled'

// Each delivery company has words of its own.
const words: Readonly<Record<CourierState, readonly string[]>> = {
  ready: ['READY', 'ROUTED'],
  assigned: ['ASSIGNED_TO_COURIER', 'picking', 'almost_picking', 'waiting_at_pickup'],
  onDelivery: ['ON_DELIVERY', 'delivering', 'almost_delivering', 'waiting_at_dropoff'],
  delivered: ['DELIVERED', 'delivered'],
  undeliverable: ['ON_RETURN_TO_WH', 'UNDELIVERABLE', 'RETURNED', 'returned', 'returning'],
  cancelled: ['CANCELLED', 'canceled'],
}
const states = Object.keys(words) as CourierState[]

/** How far a delivery company is, by its own word; null = a word without a meaning for the diner [ORD-30, ORD-31]. */
export function courierState(word: string | null): CourierState | null {
  return word === null ? null : (states.find((state) => words[state].includes(word)) ?? null)
}

/** True when the courier has nothing more to do. */
export function isCourierDone(state: CourierState | null): boolean {
  return state === 'delivered' || state === 'undeliverable' || state === 'cancelled'
}
