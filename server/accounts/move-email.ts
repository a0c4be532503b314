import type { Call, CustomerCall } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { Account } from '#server/platform/sessions.ts'

import { mailConfirmation } from './email-confirmations.ts'
import { closePasswordResets } from './password-resets.ts'

export type Move = { readonly from: string; readonly isOldTold: boolean; readonly isNewAsked: boolean }

/**
 * What follows from a new e-mail address; null when it is the same. Mails to addresses that nobody has shown to be theirs
 * are limited; an address that was confirmed is always told that it is not the account's any more.
 */
export async function moveTo(email: string, call: CustomerCall): Promise<Move | null> {
  const { account, limits } = call
  const from = account.email
  if (email.toLowerCase() === from.toLowerCase()) return null
  const isMailable = async (subject: string) => (await limits.take(['mail'], { ...call, subject })).ok
  const isOldTold = account.emailVerifiedAt !== null || (await isMailable(from))
  return { from, isOldTold, isNewAsked: await isMailable(email) }
}

/** Tells the old address, and asks the new one to confirm that it is the customer's. */
export async function tellOfMove(
  tx: Database,
  { from, isOldTold, isNewAsked, changed }: Move & { readonly changed: Account },
  call: Call,
): Promise<void> {
  const { restaurant, language, nowMs } = call
  await closePasswordResets(tx, changed.id)
  if (isNewAsked) await mailConfirmation(tx, changed, { kind: 'confirm-email', call })
  if (!isOldTold) return
  const values = { restaurant: restaurant.name, name: changed.firstName }
  await sendMail(tx, {
    kind: 'email-changed',
    restaurantId: restaurant.id,
    recipient: from,
    language,
    values,
    nowMs,
    replyTo: null,
    calendar: null,
  })
}
