import { accountOf } from '#server/accounts/account-queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { mailWriter } from '#server/venues/mail-writer.ts'
import { venueRow } from '#server/venues/venue-queries.ts'

import type { BillRow } from './bill-queries.ts'

/** Mails the customer that the payment of a bill is refunded; a guest has left no address. */
export async function notifyBillReturned(db: Database, bill: BillRow, nowMs: number): Promise<void> {
  const { restaurantId, venueId, accountId, amount, language } = bill
  const venue = await venueRow(db, restaurantId, venueId)
  const account = accountId === null ? null : await accountOf(db, accountId)
  if (!venue || !account) return
  const { money, seller } = mailWriter(language, venue)
  await sendMail(db, {
    kind: 'bill-returned',
    restaurantId,
    recipient: account.email,
    replyTo: venue.email,
    language,
    calendar: null,
    values: {
      name: account.firstName,
      venue: venue.name,
      phone: venue.phone,
      total: money(amount),
      content: [seller()],
    },
    nowMs,
  })
}
