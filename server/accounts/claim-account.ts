import { eq } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import { accounts, emailConfirmations, passwordResets, sessions } from '#server/platform/db/schema/account-tables.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { dropPushTokens } from '#server/platform/outbox/push-tokens.ts'
import type { Account } from '#server/platform/sessions.ts'
import { lockAccount } from '#server/platform/sessions.ts'

import { noPassword } from './passwords.ts'

/**
 * The first sign-in with Google to an account whose address nobody has shown to be theirs: somebody else may have
 * registered with it and wait. All that lets others in or tells them something ends: the password, sessions, links to a
 * new password and devices with push. Name, phone, addresses and cards stay, and the mail asks to look at them (decision
 * 93).
 */
export async function claimAccount({ id }: Account, { db, restaurant, language, nowMs }: Call): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account || account.emailVerifiedAt) return
    await tx
      .update(accounts)
      .set({ emailVerifiedAt: new Date(nowMs), passwordHash: noPassword })
      .where(eq(accounts.id, id))
    for (const table of [sessions, passwordResets, emailConfirmations])
      await tx.delete(table).where(eq(table.accountId, id))
    await dropPushTokens(tx, id)
    await sendMail(tx, {
      kind: 'google-claimed',
      restaurantId: restaurant.id,
      recipient: account.email,
      language,
      replyTo: null,
      calendar: null,
      values: { restaurant: restaurant.name, name: account.firstName },
      nowMs,
    })
  })
}
