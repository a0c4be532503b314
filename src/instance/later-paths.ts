import type { Id } from '#src/contract/values.ts'

/** The routes beside the way to an order [SHELL-35]. Patterns in wouter's notation. */
export const laterPaths = {
  discounts: '/ordine/sconti',
  history: '/ordine/storico',
  orderDetail: '/ordine/dettaglio/:id',
  reserve: '/prenotazioni/prenota-tavolo',
  reservations: '/prenotazioni',
  reservationDetail: '/prenotazioni/dettaglio/:id',
} as const

/** One order of the history [ORD-07]. */
export function orderDetailPath(id: Id<'Order'>): string {
  return `/ordine/dettaglio/${id}`
}

/** One of the customer's reservations [RESV-28]. */
export function reservationPath(id: Id<'Reservation'>): string {
  return `/prenotazioni/dettaglio/${id}`
}

/** Login before a route of the customer's own: afterwards the diner is there [ORD-03, SHELL-40]. */
export function loginBackTo(path: string): string {
  return `/utente/login?back=${path}`
}
