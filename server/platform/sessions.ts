import { and, eq, gt, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { accounts, sessions } from '#server/platform/db/schema/account-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { hashOfKey, newApiKey } from './api-key.ts'

export type Account = typeof accounts.$inferSelect

const lifetimeMs = 180 * 86_400_000

/** The account an api key belongs to, null when the key is unknown or expired. */
export async function accountOfKey(
  db: Database,
  { apiKey, restaurantId, nowMs }: { apiKey: string; restaurantId: Id<'Restaurant'>; nowMs: number },
): Promise<Account | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.keyHash, hashOfKey(apiKey)),
        eq(accounts.restaurantId, restaurantId),
        gt(sessions.expiresAt, new Date(nowMs)),
      ),
    )
  return row?.account ?? null
}

/**
 * The account as it is now, held until the transaction ends: who changes a password or signs in waits for the other, so
 * that no session is opened with what has just ended.
 */
export async function lockAccount(tx: Database, id: Id<'Account'>): Promise<Account | null> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return row ?? null
}

/** Signs an account in: the key is given out once, only its hash is kept. */
export async function openSession(db: Database, accountId: Id<'Account'>, nowMs: number): Promise<string> {
  const apiKey = newApiKey()
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + lifetimeMs)]
  await db.insert(sessions).values({ keyHash: hashOfKey(apiKey), accountId, createdAt, expiresAt })
  return apiKey
}

/** Whether a key opens an account, at this moment of a transaction. */
export async function isSessionOpen(tx: Database, accountId: Id<'Account'>, apiKey: string): Promise<boolean> {
  const open = await tx
    .select({ accountId: sessions.accountId })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.keyHash, hashOfKey(apiKey))))
  return open.length > 0
}

/** Signs an account out everywhere but where this key is used. */
export async function closeOtherSessions(db: Database, accountId: Id<'Account'>, apiKey: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.keyHash, hashOfKey(apiKey))))
}

export async function closeSession(db: Database, apiKey: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.keyHash, hashOfKey(apiKey)))
}
