import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { pushTokens } from '#server/platform/db/schema/outbox-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Stores the push token of a device; a device has one token, of the account that signed in last. */
export async function setPushToken(db: Database, row: typeof pushTokens.$inferInsert): Promise<void> {
  const { restaurantId: _restaurant, deviceId: _device, ...set } = row
  await db
    .insert(pushTokens)
    .values(row)
    .onConflictDoUpdate({ target: [pushTokens.restaurantId, pushTokens.deviceId], set })
}

/** Deletes the push token of a device at sign-out (contract C123). */
export async function dropPushToken(db: Database, accountId: Id<'Account'>, deviceId: string): Promise<void> {
  await db.delete(pushTokens).where(and(eq(pushTokens.accountId, accountId), eq(pushTokens.deviceId, deviceId)))
}

/** No device gets messages of an account any more, until somebody signs in there again. */
export async function dropPushTokens(db: Database, accountId: Id<'Account'>): Promise<void> {
  await db.delete(pushTokens).where(eq(pushTokens.accountId, accountId))
}

export function pushTokensOf(db: Database, accountId: Id<'Account'>) {
  return db.select().from(pushTokens).where(eq(pushTokens.accountId, accountId))
}

type Device = Pick<typeof pushTokens.$inferSelect, 'accountId' | 'token'>

/** Deletes a push token of which Firebase says that its device has no push any more. */
export async function forgetPushToken(db: Database, { accountId, token }: Device): Promise<void> {
  await db.delete(pushTokens).where(and(eq(pushTokens.accountId, accountId), eq(pushTokens.token, token)))
}
