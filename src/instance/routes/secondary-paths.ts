import type { Subject } from '#src/contract/chat.ts'
import type { Id } from '#src/contract/values.ts'

import { fillPath, idFrom, ownGroupPath, paths } from './paths.ts'

/** The routes that are not needed to place an order [SHELL-35] (decision 39). Patterns in wouter's notation. */
export const secondaryPaths = {
  presentation: '/presentazione',
  news: '/news',
  newsDetail: '/news/dettaglio/:id',
  loyalty: '/fidelity',
  discounts: '/ordine/sconti',
  history: '/ordine/storico',
  orderDetail: '/ordine/dettaglio/:id',
  reserve: '/prenotazioni/prenota-tavolo',
  reservations: '/prenotazioni',
  reservationDetail: '/prenotazioni/dettaglio/:id',
  table: '/tavolo',
  group: ownGroupPath,
  favourite: '/preferiti/:id',
  messaging: '/messaggistica',
  profile: '/utente/modifica',
  addresses: '/utente/indirizzi',
  cards: '/utente/metodi-pagamento',
  passwordRecovery: '/utente/password/remember',
  passwordReset: '/utente/password/reset/:token',
  emailConfirmation: '/utente/email/conferma/:token',
} as const

/** The page of one news item [NEWS-04]. */
export function newsPath(id: Id<'News'>): string {
  return fillPath(secondaryPaths.newsDetail, { id })
}

/** One order of the history [ORD-07]. */
export function orderDetailPath(id: Id<'Order'>): string {
  return fillPath(secondaryPaths.orderDetail, { id })
}

/** One of the customer's reservations [RESV-28]. */
export function reservationPath(id: Id<'Reservation'>): string {
  return fillPath(secondaryPaths.reservationDetail, { id })
}

/** The group order of a code, to join it or to see how it has ended. */
export function groupPath(code: string): string {
  return `${secondaryPaths.group}?codice=${encodeURIComponent(code)}`
}

/** A favourite of this device, by the order it was kept from (decision 85). */
export function favouritePath(orderId: Id<'Order'>): string {
  return fillPath(secondaryPaths.favourite, { id: orderId })
}

/** Reads the code of a group from a query; null without one. */
export function groupCodeFrom(search: string): string | null {
  return new URLSearchParams(search).get('codice') || null
}

const subjectWords = { order: 'ordine', reservation: 'prenotazione' } as const

/** A conversation, as a sheet over the screen it was opened from [MSG-04]. */
export function conversationPath({ kind, subjectId }: Subject): string {
  return fillPath(paths.conversation, { kind: subjectWords[kind], id: subjectId })
}

/** Reads order or reservation of a conversation from its path; null for other paths. */
export function subjectFrom(path: string): Subject | null {
  const [, word, digits] = /^\/messaggistica\/(ordine|prenotazione)\/(\d+)$/.exec(path) ?? []
  const subjectId = idFrom<'Subject'>(digits)
  return subjectId && { kind: word === subjectWords.order ? 'order' : 'reservation', subjectId }
}

/** Login before a route that needs a customer; afterwards it leads to that route [ORD-03, SHELL-40]. */
export function loginBackTo(path: string): string {
  return `${paths.login}?back=${path}`
}
