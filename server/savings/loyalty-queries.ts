import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orderRewards, promotions, rewards, scores } from '#server/platform/db/schema/savings-tables.ts'
import type { Localize } from '#server/platform/texts/language.ts'
import type { AppliedReward } from '#src/contract/order.ts'
import type { Promotion } from '#src/contract/promotion.ts'
import type { Cents, Id, LocalDate } from '#src/contract/values.ts'
import { apportion } from '#src/domain/apportion.ts'
import { zero } from '#src/domain/money.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'
import { isInMask } from '#src/domain/venues/venue-mask.ts'

export type PromotionRow = typeof promotions.$inferSelect
export type RewardRow = typeof rewards.$inferSelect

export function promotionsOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<PromotionRow[]> {
  return db.select().from(promotions).where(eq(promotions.restaurantId, restaurantId)).orderBy(asc(promotions.id))
}

export function holdsAt({ venueIds }: Pick<PromotionRow, 'venueIds'>, venueId: Id<'Venue'>): boolean {
  return isInMask(venueIds, venueId)
}

/** The last day on which rewards of a promotion can be used, or null [PTS-17]. */
export function lastRewardDay({ to, rewardDays }: Pick<PromotionRow, 'to' | 'rewardDays'>): LocalDate | null {
  return to === null || rewardDays === null ? null : addDays(to, rewardDays)
}

export function asPromotion(row: PromotionRow, localize: Localize): Promotion {
  const rewardsExpireOn = lastRewardDay(row)
  return {
    id: row.id,
    name: localize.orNull(row.names),
    note: localize.orNull(row.notes),
    scoring: row.scoring,
    amountPerPoint: row.amountPerPoint,
    rules: row.rules,
    thresholds: row.thresholds.map(({ points, kind, value, names, isCumulable }) => ({
      points,
      mode: row.mode,
      kind,
      value,
      name: localize.orNull(names),
      isCumulable,
    })),
    venueMask: row.venueIds,
    resetsPoints: row.resetsPoints,
    to: row.to,
    rewardsExpire: rewardsExpireOn !== null,
    rewardsExpireOn,
    mode: null,
    isCumulable: null,
  }
}

export type Score = { readonly accountId: Id<'Account'>; readonly promotionId: Id<'Promotion'> }

export async function scoreOf(db: Database, score: Score): Promise<number> {
  const [row] = await db.select().from(scores).where(isScore(score))
  return row?.points ?? 0
}

export type ScoreRow = typeof scores.$inferSelect

/** Locks the points of a customer until the transaction ends; they start at 0. Rewards are locked after them. */
export async function lockScore(db: Database, score: Score): Promise<ScoreRow> {
  const start = { ...score, points: 0 }
  await db.insert(scores).values(start).onConflictDoNothing()
  const [row] = await db.select().from(scores).where(isScore(score)).for('update')
  return row ?? { ...start, opening: null }
}

export async function setScore(db: Database, { points, opening, ...score }: ScoreRow): Promise<void> {
  await db.update(scores).set({ points, opening }).where(isScore(score))
}

async function addPoints(db: Database, score: Score, points: number): Promise<void> {
  await db
    .update(scores)
    .set({ points: sql`${scores.points} + ${points}` })
    .where(isScore(score))
}

function isScore({ accountId, promotionId }: Score) {
  return and(eq(scores.accountId, accountId), eq(scores.promotionId, promotionId))
}

/** Unused rewards of a customer, oldest first; with `lock` they stay locked until the transaction ends. */
export function unusedRewards(db: Database, accountId: Id<'Account'>, lock: 'lock' | 'look'): Promise<RewardRow[]> {
  const query = db
    .select()
    .from(rewards)
    .where(and(eq(rewards.accountId, accountId), isNull(rewards.orderId)))
    .orderBy(asc(rewards.id))
  return lock === 'lock' ? query.for('update') : query
}

type Spent = { readonly id: Id<'Order'>; readonly accountId: Id<'Account'> | null }

/** Marks the rewards of an order as used: those earned are gone, those bought are paid for with points. */
export async function spendRewards(db: Database, order: Spent, applied: readonly AppliedReward[]): Promise<void> {
  if (applied.length === 0) return
  const rows = applied.map(({ reward, discount, productName }, position) => ({
    orderId: order.id,
    position,
    rewardId: reward.id,
    promotionId: reward.promotionId,
    kind: reward.kind === 'other' ? ('amount' as const) : reward.kind,
    value: reward.value,
    discount,
    productName,
    cost: reward.cost ?? 0,
  }))
  await db.insert(orderRewards).values(rows)
  // Only customers have rewards.
  if (order.accountId === null) return
  const ids = rows.filter(({ cost }) => cost === 0).map(({ rewardId }) => rewardId)
  const isSpent = and(eq(rewards.accountId, order.accountId), inArray(rewards.id, ids))
  await db.update(rewards).set({ orderId: order.id }).where(isSpent)
  await pay(db, order.accountId, rows, -1)
}

/**
 * Gives an order's rewards back when it is undone. One that is owed is not: the points that earned it were taken back
 * meanwhile [REW-15].
 */
export async function releaseRewards(db: Database, order: Spent): Promise<void> {
  if (order.accountId === null) return
  await pay(db, order.accountId, await rewardsOfOrder(db, order.id), 1)
  const isOfOrder = and(eq(rewards.accountId, order.accountId), eq(rewards.orderId, order.id))
  await db.delete(rewards).where(and(isOfOrder, eq(rewards.isOwed, true)))
  await db.update(rewards).set({ orderId: null }).where(isOfOrder)
}

export function rewardsOfOrder(db: Database, ...orderIds: readonly Id<'Order'>[]) {
  return db
    .select()
    .from(orderRewards)
    .where(inArray(orderRewards.orderId, orderIds))
    .orderBy(asc(orderRewards.position))
}

/** Lowers what the rewards of an order have taken off to another sum, in proportion. */
export async function lowerRewards(db: Database, orderId: Id<'Order'>, discount: Cents): Promise<void> {
  const rows = await rewardsOfOrder(db, orderId)
  const parts = apportion(
    discount,
    rows.map((row) => row.discount),
  )
  for (const [index, { position }] of rows.entries())
    await db
      .update(orderRewards)
      .set({ discount: parts[index] ?? zero })
      .where(and(eq(orderRewards.orderId, orderId), eq(orderRewards.position, position)))
}

type Paid = Pick<typeof orderRewards.$inferSelect, 'promotionId' | 'cost'>

async function pay(db: Database, accountId: Id<'Account'>, bought: readonly Paid[], sign: 1 | -1): Promise<void> {
  for (const { promotionId, cost } of bought.filter((one) => one.cost > 0)) {
    await addPoints(db, { accountId, promotionId }, sign * cost)
  }
}
