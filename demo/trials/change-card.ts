import { giveLoyaltyCard } from '#demo/restaurants/give-customer.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { rewards } from '#server/platform/db/schema/savings-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Points and rewards a test puts on a customer's card; by default a reward is 5 currency units off and cumulable. */
export type CardWish = {
  readonly promotionId?: number
  /** The points from now on. */
  readonly points?: number
  /** Added to those there are. */
  readonly rewards?: readonly Partial<Omit<typeof rewards.$inferInsert, 'accountId' | 'createdAt'>>[]
}

/** Gives a customer points and rewards; answers the ids of the rewards. */
export async function changeCard(
  db: Database,
  accountId: Id<'Account'>,
  { nowMs, ...wish }: CardWish & { readonly nowMs: number },
): Promise<{ rewardIds: Id<'Reward'>[] }> {
  const promotionId = (wish.promotionId ?? 1) as Id<'Promotion'>
  const given = (wish.rewards ?? []).map((reward) => ({ promotionId, kind: 'amount' as const, value: 5, ...reward }))
  const rows = await giveLoyaltyCard(
    db,
    accountId,
    { promotionId, points: wish.points, rewards: given },
    new Date(nowMs),
  )
  return { rewardIds: rows.map(({ id }) => id) }
}
