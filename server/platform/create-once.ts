import { inTransaction } from '#server/platform/db/database.ts'
import type { Endpoint, ReplyOf } from '#src/contract/endpoint.ts'
import { accept } from '#src/domain/verdict.ts'

import type { Call } from './call.ts'
import type { ClaimedKey } from './idempotency-keys.ts'
import { claimKey, keptAnswer, storeReply } from './idempotency-keys.ts'
import type { LimitName } from './limits/limit-rules.ts'
import type { Answer, Refusal } from './refusal.ts'

type Creation<E extends Endpoint, C extends Call> = {
  /** What is sent, without what changes when the same is sent again: a key with other content is refused. */
  readonly content: object
  /** The limits that this call counts as a try of; a repeated call does not. */
  readonly limits: readonly LimitName[]
  /** Of those the ones whose try was right, judged by what was answered: they are given back. */
  readonly forgiven?: (answer: Answer<ReplyOf<E>>) => readonly LimitName[]
  readonly create: (inTx: C) => Promise<Answer<ReplyOf<E>>>
}

/**
 * Runs `create` in one transaction, once per Idempotency-Key: a repeated call gets the first reply (contract 1.5).
 */
export async function createOnce<E extends Endpoint, C extends Call>(
  endpoint: E,
  call: C,
  creation: Creation<E, C>,
): Promise<Answer<ReplyOf<E>>> {
  const { limits, forgiven = () => [] } = creation
  const claim = claimOf(endpoint, call, creation.content)
  const kept = claim && (await keptAnswer(call.db, claim, call.nowMs))
  if (kept) return asReply<E>(kept)
  const trier = { ...call, subject: `account ${call.account?.id ?? 0}` }
  const allowed = await call.limits.take(limits, trier)
  if (!allowed.ok) return allowed
  let isRepeated = false
  const answer = await inTransaction<ReplyOf<E>, Refusal>(call.db, async (tx) => {
    // A call that was sent twice at the same moment is known as repeated only now.
    const earlier = claim && (await claimKey(tx, claim, call.nowMs))
    isRepeated = earlier !== null
    if (earlier) return asReply<E>(earlier)
    const reply = await creation.create({ ...call, db: tx })
    if (claim && reply.ok) await storeReply(tx, claim, reply.value)
    return reply
  })
  await call.limits.forgive(isRepeated ? limits : forgiven(answer), trier)
  return answer
}

function claimOf(
  { path }: Endpoint,
  { restaurant, account, idempotencyKey }: Call,
  content: object,
): ClaimedKey | null {
  if (idempotencyKey === null) return null
  const key = `${path as `/${string}`} ${idempotencyKey}` as const
  return { restaurantId: restaurant.id, accountId: account?.id ?? 0, key, content }
}

function asReply<E extends Endpoint>(answer: Answer<object>): Answer<ReplyOf<E>> {
  return answer.ok ? accept(answer.value as ReplyOf<E>) : answer
}
