import { inTransaction } from '#demo/server/platform/db/database.ts'
import type { Endpoint, ReplyOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

import type { Call } from './call.ts'
import { claimKey, storeReply } from './idempotency-keys.ts'
import type { Answer, Refusal } from './refusal.ts'

/**
 * Runs `create` in one transaction, once per Idempotency-Key: a repeated call gets the first reply (contract 1.5).
 */
export function createOnce<E extends Endpoint, C extends Call>(
  { path }: E,
  call: C,
  create: (inTx: C) => Promise<Answer<ReplyOf<E>>>,
): Promise<Answer<ReplyOf<E>>> {
  return inTransaction<ReplyOf<E>, Refusal>(call.db, async (tx) => {
    const inTx = { ...call, db: tx }
    if (call.idempotencyKey === null) return create(inTx)
    const claim = {
      restaurantId: call.restaurant.id,
      accountId: call.account?.id ?? 0,
      key: `${path as `/${string}`} ${call.idempotencyKey}`,
    } as const
    const earlier = await claimKey(tx, claim, call.nowMs)
    if (earlier) return accept(earlier as ReplyOf<E>)
    const reply = await create(inTx)
    if (reply.ok) await storeReply(tx, claim, reply.value)
    return reply
  })
}
