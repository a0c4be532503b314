/** Detail of each event the host page may listen to; none holds personal data. */
export type HostEvents = {
  ready: { restaurantId: number }
  open: { route: string }
  close: Record<string, never>
  route: { path: string }
  'cart-change': { count: number; total: number; currency: string }
  'order-placed': { orderId: number; total: number; currency: string; orderType: string }
  error: { message: string }
}
export type HostEventName = keyof HostEvents

/** Name as dispatched, e.g. `comanda:order-placed`. */
export function eventType(name: HostEventName): `comanda:${HostEventName}` {
  return `comanda:${name}`
}
