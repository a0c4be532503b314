import { and, eq, gt, lte, or, sql } from 'drizzle-orm'

import { hashOfKey, newResetToken } from '#server/platform/api-key.ts'
import type { Call } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts, emailConfirmations } from '#server/platform/db/schema/account-tables.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import { pageLink } from '#server/platform/page-link.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'

const lifetimeMs = 3 * 86_400_000

/**
 * Mails a link that confirms the address of an account: alone, or in the welcome. Earlier links end. Runs in the
 * transaction of what it is about.
 */
export async function mailConfirmation(
  tx: Database,
  account: Account,
  { kind, call }: { readonly kind: 'welcome' | 'confirm-email'; readonly call: Call },
): Promise<void> {
  const { restaurant, language, siteUrl, nowMs } = call
  const { email, firstName: name } = account
  const link = pageLink(siteUrl, `/utente/email/conferma/${await openConfirmation(tx, account, nowMs)}`)
  const values = { restaurant: restaurant.name, name, email, link }
  await sendMail(tx, {
    kind,
    restaurantId: restaurant.id,
    recipient: email,
    language,
    values,
    nowMs,
    replyTo: null,
    calendar: null,
  })
}

/** Mails the link that confirms an address once more. */
export function askToConfirm(account: Account, call: Call): Promise<void> {
  return call.db.transaction((tx) => mailConfirmation(tx, account, { kind: 'confirm-email', call }))
}

async function openConfirmation(tx: Database, { id: accountId, email }: Account, nowMs: number): Promise<string> {
  const token = newResetToken()
  await tx
    .delete(emailConfirmations)
    .where(or(eq(emailConfirmations.accountId, accountId), lte(emailConfirmations.expiresAt, new Date(nowMs))))
  const expiresAt = new Date(nowMs + lifetimeMs)
  await tx.insert(emailConfirmations).values({ tokenHash: hashOfKey(token), accountId, email, expiresAt })
  return token
}

type Confirming = { readonly token: string; readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number }

/**
 * Confirms the address that a link was mailed to. False when the link has ended, or the account has another address by
 * now. The link works until it ends: whoever opens it twice has done nothing wrong.
 */
export async function confirmEmail(db: Database, { token, restaurantId, nowMs }: Confirming): Promise<boolean> {
  const [link] = await db
    .select()
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.tokenHash, hashOfKey(token)), gt(emailConfirmations.expiresAt, new Date(nowMs))))
  if (!link) return false
  const isOfLink = and(
    eq(accounts.id, link.accountId),
    eq(accounts.restaurantId, restaurantId),
    eq(sql`lower(${accounts.email})`, link.email.toLowerCase()),
  )
  const confirmed = await db
    .update(accounts)
    .set({ emailVerifiedAt: new Date(nowMs) })
    .where(isOfLink)
    .returning({ id: accounts.id })
  return confirmed.length > 0
}
