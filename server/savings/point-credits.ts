import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { pointCredits, rewards } from '#server/platform/db/schema/savings-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { Score } from './loyalty-queries.ts'

export type PointCredit = typeof pointCredits.$inferSelect
export type EarnedReward = typeof rewards.$inferInsert & { readonly threshold: number }

/** Keeps what an order has brought to a score that is locked. */
export async function insertCredit(db: Database, credit: Omit<PointCredit, 'id'>): Promise<void> {
  await db.insert(pointCredits).values(credit)
}

/** What orders have brought to a score, in the order in which they were credited. */
export function creditsOf(db: Database, { accountId, promotionId }: Score): Promise<PointCredit[]> {
  return db
    .select()
    .from(pointCredits)
    .where(and(eq(pointCredits.accountId, accountId), eq(pointCredits.promotionId, promotionId)))
    .orderBy(asc(pointCredits.id))
}

type Credited = { readonly accountId: Id<'Account'>; readonly orderId: Id<'Order'> }

/** The credit of an order; null = it brought nothing, or was credited before this was kept. */
export async function creditOf(db: Database, { accountId, orderId }: Credited): Promise<PointCredit | null> {
  const [row] = await db
    .select()
    .from(pointCredits)
    .where(and(eq(pointCredits.accountId, accountId), eq(pointCredits.orderId, orderId)))
  return row ?? null
}

export async function deleteCredit(db: Database, { id }: PointCredit): Promise<void> {
  await db.delete(pointCredits).where(eq(pointCredits.id, id))
}

/** Gives the rewards of thresholds that were passed; one that the customer has had and owes is not given again [REW-15]. */
export async function earnRewards(db: Database, earned: readonly EarnedReward[]): Promise<void> {
  for (const reward of earned) {
    const [owed] = await db
      .select({ id: rewards.id })
      .from(rewards)
      .where(and(isEarnedAt(reward), eq(rewards.isOwed, true)))
      .limit(1)
    const settled = owed
      ? await db.update(rewards).set({ isOwed: false }).where(eq(rewards.id, owed.id)).returning({ id: rewards.id })
      : []
    if (settled.length === 0) await db.insert(rewards).values(reward)
  }
}

/** Takes back a reward of a threshold that is not passed any more: an unused one, else one that was used is owed. */
export async function takeRewardBack(db: Database, score: Score, threshold: number): Promise<void> {
  const [reward] = await db
    .select()
    .from(rewards)
    .where(and(isEarnedAt({ ...score, threshold }), eq(rewards.isOwed, false)))
    .orderBy(asc(isNotNull(rewards.orderId)), desc(rewards.id))
    .limit(1)
    .for('update')
  if (!reward) return
  const isReward = eq(rewards.id, reward.id)
  await (reward.orderId === null
    ? db.delete(rewards).where(isReward)
    : db.update(rewards).set({ isOwed: true }).where(isReward))
}

function isEarnedAt({ accountId, promotionId, threshold }: Score & { readonly threshold: number }) {
  return and(eq(rewards.accountId, accountId), eq(rewards.promotionId, promotionId), eq(rewards.threshold, threshold))
}
