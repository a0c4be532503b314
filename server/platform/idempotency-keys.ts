import { and, eq, gte, lt } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { idempotencyKeys } from '#server/platform/db/schema/service-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import { hashOfKey } from './api-key.ts'
import type { Answer } from './refusal.ts'
import { refused } from './refusal.ts'
import { openReply, sealReply } from './sealed-reply.ts'

export type ClaimedKey = {
  readonly restaurantId: Id<'Restaurant'>
  /** 0 = a guest. */
  readonly accountId: number
  /** Path and Idempotency-Key: two endpoints may use the same key. */
  readonly key: `/${string} ${string}`
  /** What is sent with the key: all that makes a second call another one. */
  readonly content: object
}

const lifetimeMs = 24 * 3_600_000

/**
 * Claims a key inside the creating transaction, or returns what answers a repeated call (`keptAnswer`). A second request
 * waits here until the first one has ended; when the first is refused, its claim is rolled back.
 */
export async function claimKey(db: Database, claim: ClaimedKey, nowMs: number): Promise<Answer<object> | null> {
  const { restaurantId, accountId } = claim
  const own = { key: hashOfKey(claim.key), contentHash: hashOf(claim), createdAt: new Date(nowMs) }
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ restaurantId, accountId, ...own })
    .onConflictDoUpdate({
      target: [idempotencyKeys.restaurantId, idempotencyKeys.accountId, idempotencyKeys.key],
      set: { ...own, reply: null },
      setWhere: lt(idempotencyKeys.createdAt, new Date(nowMs - lifetimeMs)),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed ? null : keptAnswer(db, claim, nowMs)
}

/**
 * The reply of the first call with a key (contract 1.5), or a refusal when something else was sent with it; null = the key
 * is new.
 */
export async function keptAnswer(db: Database, claim: ClaimedKey, nowMs: number): Promise<Answer<object> | null> {
  const isYoung = gte(idempotencyKeys.createdAt, new Date(nowMs - lifetimeMs))
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isKey(claim), isYoung))
  if (!row?.reply) return null
  if (row.contentHash !== null && row.contentHash !== hashOf(claim)) return refused('KEY_USED')
  return accept(typeof row.reply === 'string' ? openReply(row.reply, claim.key) : row.reply)
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

/** With the key, so that nobody who reads the table can guess at names and addresses. */
function hashOf({ key, content }: ClaimedKey): string {
  return hashOfKey(`${key} ${JSON.stringify(content, inOrder)}`)
}

/** Objects with sorted keys: the order of fields may change with a new version of the service. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
