import type { Refusal } from '#desk/contract/refusal.ts'
import { isOverdue } from '#server/payments/payment-deps.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { fieldText } from '#server/platform/texts/forms.ts'
import { payLinkMessage } from '#server/platform/texts/pay-link-texts.ts'
import { write } from '#server/platform/texts/template.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import { venueRow } from '#server/venues/venue-queries.ts'
import { checkReach } from '#src/domain/account/check-registration.ts'
import { timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import type { OrderKey, OrderRow } from './order-queries.ts'
import { orderRow, setGuest } from './order-queries.ts'
import { payLinkOf } from './pay-link.ts'

type Wish = {
  /** Of this service, as browsers see it. */
  readonly origin: string
  /** Where the link is mailed too; null = nowhere. */
  readonly email: string | null
  /** Of the desk, for what is wrong with the address. */
  readonly language: Language
  readonly nowMs: number
}

/**
 * The link at which an order of the telephone is paid, and what to write with it; an address that is given is mailed the same, and kept
 * with the order for its confirmation. Refused once it is paid, given up or too late [ORD-95].
 */
export async function sendPayLink(tx: Database, key: OrderKey, { origin, email, language, nowMs }: Wish) {
  const order = await orderRow(tx, key)
  const venue = order && (await venueRow(tx, order.restaurantId, order.venueId))
  if (!order?.payBy || !venue || order.paymentStatus !== 'pending' || isOverdue(order, nowMs))
    return refuse({ reason: 'not-to-pay' })
  const link = await payLinkOf(tx, order, origin)
  const asked = { ...order, payBy: order.payBy }
  if (email !== null) {
    const mailed = await mailLink(tx, asked, { venue, link, email, language, nowMs })
    if (!mailed.ok) return mailed
  }
  const message = write(payLinkMessage, order.language, { ...valuesOf(asked, venue), link })
  const { timeZone } = venue
  return accept({ link, message, payBy: order.payBy.toISOString(), timeZone, phone: order.guest?.phone ?? null })
}

type Asked = OrderRow & { readonly payBy: Date }
type MailWish = Pick<Wish, 'language' | 'nowMs'> & {
  readonly venue: VenueRow
  readonly link: string
  readonly email: string
}

async function mailLink(
  tx: Database,
  order: Asked,
  { venue, link, email, language, nowMs }: MailWish,
): Promise<Verdict<null, Refusal>> {
  if (checkReach('email', email).length > 0)
    return refuse({ reason: 'invalid', faults: { email: fieldText(language, 'email', 'invalid') } })
  if (order.guest) await setGuest(tx, order, { ...order.guest, email })
  await sendMail(tx, {
    kind: 'order-pay-link',
    restaurantId: order.restaurantId,
    recipient: email,
    replyTo: venue.email,
    language: order.language,
    values: { ...valuesOf(order, venue), name: order.guest?.firstName ?? '', phone: venue.phone, link },
    calendar: null,
    nowMs,
  })
  return accept(null)
}

function valuesOf({ id, total, payBy, language }: Asked, venue: VenueRow) {
  const until = timeOf(wallClock(payBy.getTime(), venue.timeZone))
  return { order: String(id), venue: venue.name, total: mailWriter(language, venue).money(total), until }
}
