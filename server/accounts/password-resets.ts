import { and, eq, gt, inArray, lte, or } from 'drizzle-orm'

import { hashOfKey, newResetToken } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts, passwordResets, sessions } from '#server/platform/db/schema/account-tables.ts'
import { dropPushTokens } from '#server/platform/outbox/push-tokens.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'

const lifetimeMs = 60 * 60_000

/** A new token for an account, given out once; earlier ones end. */
export async function openPasswordReset(db: Database, accountId: Id<'Account'>, nowMs: number): Promise<string> {
  const token = newResetToken()
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + lifetimeMs)]
  await db
    .delete(passwordResets)
    .where(or(eq(passwordResets.accountId, accountId), lte(passwordResets.expiresAt, createdAt)))
  await db.insert(passwordResets).values({ tokenHash: hashOfKey(token), accountId, createdAt, expiresAt })
  return token
}

/** Ends the links of an account: they were mailed to an address that it has no longer. */
export async function closePasswordResets(db: Database, accountId: Id<'Account'>): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.accountId, accountId))
}

type Using = { readonly token: string; readonly restaurantId: Id<'Restaurant'>; readonly nowMs: number }

/** Whether a token can still be used; the cheap question before the costly hash of a password. */
export async function isResetOpen(db: Database, token: string, nowMs: number): Promise<boolean> {
  const open = await db
    .select({ accountId: passwordResets.accountId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hashOfKey(token)), gt(passwordResets.expiresAt, new Date(nowMs))))
  return open.length > 0
}

/** The account of a token, which is used up; null when there is none any more. */
export async function usePasswordReset(db: Database, { token, restaurantId, nowMs }: Using): Promise<Account | null> {
  // At another restaurant a link does nothing, and stays good at its own.
  const ofRestaurant = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.restaurantId, restaurantId))
  const [used] = await db
    .delete(passwordResets)
    .where(
      and(
        eq(passwordResets.tokenHash, hashOfKey(token)),
        gt(passwordResets.expiresAt, new Date(nowMs)),
        inArray(passwordResets.accountId, ofRestaurant),
      ),
    )
    .returning()
  if (!used) return null
  const [account] = await db.select().from(accounts).where(eq(accounts.id, used.accountId))
  return account ?? null
}

/** Uses a token up for a new password, and ends all sessions; null when it has ended or is another restaurant's. */
export function resetPassword(
  db: Database,
  { passwordHash, ...using }: Using & Pick<NewPassword, 'passwordHash'>,
): Promise<Account | null> {
  return db.transaction(async (tx) => {
    const account = await usePasswordReset(tx, using)
    if (account) await setPassword(tx, { accountId: account.id, passwordHash, nowMs: using.nowMs })
    return account
  })
}

type NewPassword = { readonly accountId: Id<'Account'>; readonly passwordHash: string; readonly nowMs: number }

/** Sets a password with the link of a mail, which shows whose the address is, and ends all sessions of the account. */
export async function setPassword(db: Database, { accountId, passwordHash, nowMs }: NewPassword): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, emailVerifiedAt: new Date(nowMs) })
    .where(eq(accounts.id, accountId))
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
  await dropPushTokens(db, accountId)
}
