import { and, eq, lt } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { idempotencyKeys } from '#demo/server/platform/db/schema/service-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { hashOfKey } from './api-key.ts'
import { openReply, sealReply } from './sealed-reply.ts'

export type ClaimedKey = {
  readonly restaurantId: Id<'Restaurant'>
  /** 0 = a guest. */
  readonly accountId: number
  /** Path and Idempotency-Key: two endpoints may use the same key. */
  readonly key: `/${string} ${string}`
}

const lifetimeMs = 24 * 3_600_000

/**
 * Claims a key inside the creating transaction, or returns the reply of the first call with it (contract 1.5). A second
 * request waits here until the first one has ended; when the first is refused, its claim is rolled back.
 */
export async function claimKey(db: Database, claim: ClaimedKey, nowMs: number): Promise<object | null> {
  const createdAt = new Date(nowMs)
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ ...claim, key: hashOfKey(claim.key), createdAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.restaurantId, idempotencyKeys.accountId, idempotencyKeys.key],
      set: { reply: null, createdAt },
      setWhere: lt(idempotencyKeys.createdAt, new Date(nowMs - lifetimeMs)),
    })
    .returning({ key: idempotencyKeys.key })
  if (claimed) return null
  const [row] = await db.select().from(idempotencyKeys).where(isKey(claim))
  const reply = row?.reply ?? null
  return typeof reply === 'string' ? openReply(reply, claim.key) : reply
}

/** Keeps a reply so that only whoever has the key reads it: the table has the key's hash. */
export async function storeReply(db: Database, claim: ClaimedKey, reply: object): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ reply: sealReply(reply, claim.key) })
    .where(isKey(claim))
}

function isKey({ restaurantId, accountId, key }: ClaimedKey) {
  return and(
    eq(idempotencyKeys.restaurantId, restaurantId),
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.key, hashOfKey(key)),
  )
}
