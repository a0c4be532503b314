import type { Database } from '#server/platform/db/database.ts'
import { deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import { rewards, scores } from '#server/platform/db/schema/savings-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** A customer's loyalty card at a restaurant: points and rewards. */
export type GivenCard = {
  readonly promotionId: Id<'Promotion'>
  /** undefined = unchanged. */
  readonly points?: number | undefined
  readonly rewards: readonly Omit<typeof rewards.$inferInsert, 'accountId' | 'createdAt'>[]
}

/** A saved address of a customer. */
export type GivenAddress = Omit<typeof deliveryAddresses.$inferInsert, 'accountId' | 'createdAt'>

/** Gives points and rewards to a customer. */
export async function giveLoyaltyCard(db: Database, accountId: Id<'Account'>, card: GivenCard, createdAt: Date) {
  const { promotionId, points } = card
  if (points !== undefined) {
    await db
      .insert(scores)
      .values({ accountId, promotionId, points })
      .onConflictDoUpdate({ target: [scores.accountId, scores.promotionId], set: { points } })
  }
  if (card.rewards.length === 0) return []
  const rows = card.rewards.map((reward) => ({ ...reward, accountId, createdAt }))
  return db.insert(rewards).values(rows).returning()
}

/** Saves addresses of a customer. */
export async function giveAddresses(
  db: Database,
  accountId: Id<'Account'>,
  addresses: readonly GivenAddress[],
  createdAt: Date,
) {
  if (addresses.length === 0) return []
  const rows = addresses.map((address) => ({ ...address, accountId, createdAt }))
  return db.insert(deliveryAddresses).values(rows).returning({ id: deliveryAddresses.id })
}
