/**
 * Detail of each event the host page may listen to; none holds personal data. The page can cancel those that begin with
 * `before-` by `event.preventDefault()`.
 */
export type HostEvents = {
  ready: { restaurantId: number }
  'before-open': { route?: string | undefined }
  open: { route: string }
  close: Record<string, never>
  route: { path: string }
  'cart-change': { count: number; total: number; currency: string }
  'language-change': { language: string }
  'sign-in': Record<string, never>
  'sign-out': Record<string, never>
  'before-order': { total: number; currency: string; orderType: string; stop: (message: string) => void }
  'order-placed': { orderId: number; total: number; currency: string; orderType: string }
  error: { message: string }
}
export type HostEventName = keyof HostEvents

/** Name as dispatched, e.g. `comanda:order-placed`. */
export function eventType(name: HostEventName): `comanda:${HostEventName}` {
  return `comanda:${name}`
}
