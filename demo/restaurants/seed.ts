import { getTableColumns, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import type { OwnedTables } from '#server/platform/db/owned-tables.ts'
import { ownedTables } from '#server/platform/db/owned-tables.ts'
import { accounts, deliveryAddresses } from '#server/platform/db/schema/account-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { rewards, scores } from '#server/platform/db/schema/savings-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { cucineDelPo } from './cucine-del-po.ts'
import { anna } from './demo-accounts.ts'
import { seedStaff } from './demo-staff.ts'
import { grandeMensa } from './grande-mensa.ts'
import { pausa } from './pausa.ts'
import { quartiere } from './quartiere.ts'
import type { RestaurantSeed, SeedAddress, SeedCard } from './restaurant-seed.ts'
import { sagra } from './sagra.ts'
import { stella } from './stella.ts'
import { trattoria } from './trattoria/trattoria.ts'

/** The restaurants of the demo. */
export function demoRestaurants(nowMs: number): readonly RestaurantSeed[] {
  return [trattoria(nowMs), stella(nowMs), cucineDelPo, sagra, pausa, grandeMensa, quartiere]
}

/** Fills an empty database with the demo restaurants and their staff; does nothing when it has any restaurant. */
export async function seedWhenEmpty(db: Database, nowMs: number): Promise<void> {
  const seeds = demoRestaurants(nowMs)
  await db.transaction(async (tx) => {
    const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(restaurants)
    if (counted?.count !== 0) return
    await seedRestaurants(tx, seeds, nowMs)
    await seedStaff(
      tx,
      seeds.map(({ restaurant }) => restaurant.id),
      nowMs,
    )
  })
}

async function seedRestaurants(tx: Database, seeds: readonly RestaurantSeed[], nowMs: number): Promise<void> {
  for (const seed of seeds) {
    await writeRestaurant(tx, seed)
    const createdAt = new Date(nowMs)
    const account = { ...anna, restaurantId: seed.restaurant.id, emailVerifiedAt: createdAt, createdAt }
    const [customer] = await tx.insert(accounts).values(account).returning({ id: accounts.id })
    if (customer && seed.card) await seedLoyaltyCard(tx, customer.id, seed.card, createdAt)
    if (customer && seed.addresses) await seedAddresses(tx, customer.id, seed.addresses, createdAt)
  }
}

/** Gives points and rewards to a customer. */
export async function seedLoyaltyCard(db: Database, accountId: Id<'Account'>, card: SeedCard, createdAt: Date) {
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
export async function seedAddresses(
  db: Database,
  accountId: Id<'Account'>,
  addresses: readonly SeedAddress[],
  createdAt: Date,
) {
  if (addresses.length === 0) return []
  const rows = addresses.map((address) => ({ ...address, accountId, createdAt }))
  return db.insert(deliveryAddresses).values(rows).returning({ id: deliveryAddresses.id })
}

async function writeRestaurant(db: Database, { restaurant, ...owned }: RestaurantSeed): Promise<void> {
  await db.insert(restaurants).values(restaurant)
  for (const name of Object.keys(ownedTables) as (keyof OwnedTables)[]) {
    await writeRows(
      db,
      name,
      owned[name].map((row) => ({ ...row, restaurantId: restaurant.id })),
    )
  }
}

/**
 * Copies a restaurant under a new id; the rows it owns keep their ids, which are unique per restaurant. Returns the new
 * id.
 */
export async function copyRestaurant(db: Database, from: Id<'Restaurant'>, toId?: Id<'Restaurant'>) {
  return db.transaction(async (tx) => {
    const { id: _id, ...row } = await one(tx, from)
    const [copy] = await tx
      .insert(restaurants)
      .values(toId === undefined ? row : { ...row, id: toId })
      .returning({ id: restaurants.id })
    if (!copy) throw new Error('Comanda: the restaurant was not copied.')
    for (const table of Object.values(ownedTables)) {
      const restaurantId = sql`${copy.id}::integer`.as('restaurant_id')
      const rows = tx
        .select({ ...getTableColumns(table), restaurantId })
        .from(table)
        .where(sql`${table.restaurantId} = ${from}`)
      // TypeScript cannot see that the rows fit the table they come from.
      await tx.insert(table).select(rows as never)
    }
    return copy.id
  })
}

async function one(db: Database, id: Id<'Restaurant'>) {
  const [row] = await db
    .select()
    .from(restaurants)
    .where(sql`${restaurants.id} = ${id}`)
  if (!row) throw new Error(`Comanda: there is no restaurant ${id} to copy.`)
  return row
}

/** Inserts rows in batches, because a statement takes at most 65,535 parameters. */
async function writeRows(db: Database, name: keyof OwnedTables, rows: readonly object[]): Promise<void> {
  // TypeScript cannot see that the rows fit the table of this name.
  for (let start = 0; start < rows.length; start += 500) {
    await db.insert(ownedTables[name]).values(rows.slice(start, start + 500) as never)
  }
}
