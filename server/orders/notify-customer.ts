import type { Database } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { MailPart } from '#server/platform/outbox/mail-part.ts'
import type { changeMails } from '#server/platform/texts/change-mails.ts'
import type { MailKind } from '#server/platform/texts/mails.ts'
import { mails } from '#server/platform/texts/mails.ts'
import { write } from '#server/platform/texts/template.ts'
import type { MailWriter } from '#server/venues/mail-writer.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import { orderTime } from '#src/domain/orders/order-times.ts'

import { calendarOf } from './order-calendar.ts'
import { expectedSentence } from './order-mail-facts.ts'
import { orderParts } from './order-mail-parts.ts'
import type { OrderMail } from './order-mail.ts'
import { orderMailOf } from './order-mail.ts'
import type { OrderRow } from './order-queries.ts'
import { pushOrder } from './push-order.ts'

/** The kinds of mails about an order that say what the order itself says. */
export type OrderMailKind = Exclude<Extract<MailKind, `order-${string}`>, keyof typeof changeMails | 'order-pay-link'>

/** Decisions of the restaurant, and those made without it: they are sent as push messages too. */
const pushed: readonly OrderMailKind[] = [
  'order-confirmed',
  'order-refused',
  'order-cancelled',
  'order-unanswered',
  'order-unanswered-returned',
  'order-too-late',
]

/**
 * Writes to the diner about an order, in the language it was placed in: a mail to the customer, or to a guest with an
 * e-mail address; for a decision of the restaurant also a push message to every device of the customer with push on. Nobody is
 * told of a test.
 */
export async function notifyCustomer(db: Database, kind: OrderMailKind, row: OrderRow, nowMs: number): Promise<void> {
  const mail = row.isTest ? null : await orderMailOf(db, row, nowMs)
  if (!mail) return
  const { venue, diner, language } = mail
  const { id, restaurantId } = row
  const writer = mailWriter(language, venue)
  const order = String(id)
  await sendMail(db, {
    kind,
    restaurantId,
    recipient: diner.email,
    replyTo: venue.email,
    language,
    values: {
      order,
      name: diner.firstName,
      venue: venue.name,
      phone: venue.phone,
      message: mail.order.message ?? '',
      expected: expectedSentence(mail, writer),
      when: writer.when(orderTime(mail.order)),
      total: writer.money(row.total),
      content: contentOf(kind, mail, writer),
    },
    calendar: kind === 'order-confirmed' ? calendarOf(row, venue, nowMs) : null,
    nowMs,
  })
  if (!pushed.includes(kind)) return
  await pushOrder(db, {
    order: row,
    venue,
    writer,
    state: write(mails[kind].subject, language, { order }),
    time: kind === 'order-confirmed' ? orderTime(mail.order) : null,
    message: mail.order.message,
    nowMs,
  })
}

/** A refund names its amount; every other mail says all of the order. */
function contentOf(kind: OrderMailKind, mail: OrderMail, writer: MailWriter): readonly MailPart[] {
  return kind === 'order-payment-returned' ? [writer.seller()] : orderParts(mail, writer)
}
