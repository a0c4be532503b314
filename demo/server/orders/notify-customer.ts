import { accountOf } from '#demo/server/accounts/account-queries.ts'
import type { Database } from '#demo/server/platform/db/database.ts'
import { sendMail } from '#demo/server/platform/outbox/mail-outbox.ts'
import { sendPush } from '#demo/server/platform/outbox/push-outbox.ts'
import type { changeMails } from '#demo/server/platform/texts/change-mails.ts'
import { textIn } from '#demo/server/platform/texts/language.ts'
import type { MailKind } from '#demo/server/platform/texts/mails.ts'
import { dishOfMember, mails, tipText } from '#demo/server/platform/texts/mails.ts'
import { filled } from '#demo/server/platform/texts/messages.ts'
import { moneyText } from '#demo/server/platform/texts/money-text.ts'
import { nameInMail } from '#demo/server/platform/texts/name-in-mail.ts'
import { orderAllergens } from '#demo/server/platform/texts/order-allergens.ts'
import { serviceNames } from '#demo/server/platform/texts/service-names.ts'
import type { VenueRow } from '#demo/server/venues/venue-queries.ts'
import { venueRow } from '#demo/server/venues/venue-queries.ts'
import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import type { Language } from '#src/options/languages.ts'

import type { OrderRow } from './order-queries.ts'
import { linesOf } from './order-queries.ts'
import { whenOf } from './order-when.ts'

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** The mails about an order that say no more than the order itself. */
export type OrderMail = Exclude<Extract<MailKind, `order-${string}`>, keyof typeof changeMails>

/** Decisions of the restaurant, and those made without it: they are sent as push messages too. */
const pushed: readonly OrderMail[] = [
  'order-confirmed',
  'order-refused',
  'order-cancelled',
  'order-unanswered',
  'order-unanswered-returned',
  'order-too-late',
]

/**
 * Writes to the diner about an order, in the language it was placed in: a mail to the customer, or to a guest with an
 * e-mail address; for a decision of the restaurant also a push message to every device of the customer with push on.
 */
export async function notifyCustomer(db: Database, kind: OrderMail, order: OrderRow, nowMs: number): Promise<void> {
  const { id, accountId, language, restaurantId } = order
  const venue = await venueRow(db, restaurantId, order.venueId)
  const diner = accountId === null ? order.guest : await accountOf(db, accountId)
  if (!venue || !diner?.email) return
  const lines = await linesOf(db, id)
  const dishes = lines.map(({ item, allergens }) => ({ name: item.name, allergens }))
  const values = {
    order: String(id),
    name: diner.firstName,
    venue: venue.name,
    phone: venue.phone,
    when: whenOf(order),
    lines: lines.map((line) => lineText(line, language)).join('\n'),
    tip: tipLine(order, venue),
    total: moneyText(order.total, venue.currencyCode),
    allergens: orderAllergens(dishes, language, venue.phone),
  }
  const calendar = kind === 'order-confirmed' ? calendarOf(order, venue, nowMs) : null
  const mail = { kind, restaurantId, recipient: diner.email, replyTo: venue.email, language, values, nowMs }
  await sendMail(db, calendar === null ? mail : { ...mail, calendar })
  if (accountId === null || !pushed.includes(kind)) return
  const body = filled(textIn(mails[kind].subject, { language, main: 'en' }), values)
  await sendPush(db, { accountId, data: { type: 'STATO_ORDINE', title: venue.name, body, id: String(id) }, nowMs })
}

/** A dish as mails say it: `Rosa: 1 × Margherita` in a group order. The name was typed by somebody with its link. */
function lineText({ quantity, item, memberName }: Line, language: Language): string {
  const dish = `${quantity} × ${item.name}`
  const name = nameInMail(memberName ?? '')
  return name === '' ? dish : filled(textIn(dishOfMember, { language, main: 'en' }), { name, dish })
}

/** The tip as a line above the total; empty without one. */
function tipLine({ tip, language }: OrderRow, { currencyCode }: VenueRow): string {
  if (tip === null) return ''
  return `${filled(textIn(tipText, { language, main: 'en' }), { tip: moneyText(tip, currencyCode) })}\n`
}

/** The order as a calendar file; null for one at the table, which nobody has to come for. */
export function calendarOf(order: OrderRow, venue: VenueRow, nowMs: number): string | null {
  const { id, restaurantId, orderType, slotStart, slotEnd, language, expectedFrom, expectedTo } = order
  if (orderType === 'table') return null
  const isAtVenue = orderType === 'takeAway' || orderType === 'eatIn'
  return calendarFile({
    name: `order-${id}`,
    start: expectedFrom ?? slotStart,
    end: expectedFrom === null ? slotEnd : expectedTo,
    summary: `${textIn(serviceNames[orderType], { language, main: 'en' })}, ${venue.name}`,
    place: isAtVenue ? fullAddress(venue) : '',
    description: venue.phone,
    domain: `restaurant-${restaurantId}`,
    timeZone: venue.timeZone,
    nowMs,
  })
}
