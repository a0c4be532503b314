import type { Call } from '#server/platform/call.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { pageLink } from '#server/platform/page-link.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'

import { openPasswordReset } from './password-resets.ts'

/** Mails a customer the link to a new password; the widget opens it at the venue, if one is named. */
export async function mailPasswordReset(account: Account, venueId: Id<'Venue'> | null, call: Call): Promise<void> {
  const { db, restaurant, language, nowMs } = call
  await db.transaction(async (tx) => {
    const token = await openPasswordReset(tx, account.id, nowMs)
    await sendMail(tx, {
      kind: 'password-reset',
      restaurantId: restaurant.id,
      recipient: account.email,
      language,
      replyTo: null,
      calendar: null,
      values: { restaurant: restaurant.name, name: account.firstName, link: resetLink(token, venueId, call) },
      nowMs,
    })
  })
}

/** The page that embeds the widget, which then opens where a new password is typed (contract 1.7). */
function resetLink(token: string, venueId: Id<'Venue'> | null, { siteUrl }: Call): string {
  return pageLink(siteUrl, `/utente/password/reset/${token}${venueId === null ? '' : `?idLocale=${venueId}`}`)
}
