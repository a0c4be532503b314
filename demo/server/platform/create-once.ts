import { inTransaction } from '#demo/server/platform/db/database.ts'
import type { Endpoint, ReplyOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

import type { Call } from './call.ts'
import { claimKey, storeReply } from './idempotency-keys.ts'
import type { Answer, Refusal } from './refusal.ts'

/**
 * Creates what a call asks for, or answers as the first time when its key is known (contract 1.5): one transaction, so all
 * of it happened or nothing.
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
