import { getTableColumns, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { ownedTables } from '#server/platform/db/owned-tables.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { photos } from '#server/platform/db/schema/photo-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { faultLine } from '#server/restaurant-file/faults.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import type { RestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Id } from '#src/contract/values.ts'

import { annasAddresses, annasCards } from './annas-things.ts'
import { anna } from './demo-accounts.ts'
import { seedStaff } from './demo-staff.ts'
import { giveAddresses, giveLoyaltyCard } from './give-customer.ts'
import type { DemoRestaurant } from './restaurant-files.ts'
import { demoFiles, demoPhotos } from './restaurant-files.ts'

/** Fills an empty database with the demo restaurants, Anna and their staff; does nothing when it has any restaurant. */
export async function seedWhenEmpty(db: Database, nowMs: number): Promise<void> {
  const files = await demoFiles()
  await db.transaction(async (tx) => {
    const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(restaurants)
    if (counted?.count !== 0) return
    const ids: Id<'Restaurant'>[] = []
    for (const file of files) ids.push(await seedRestaurant(tx, file, nowMs))
    await seedStaff(tx, ids, nowMs)
  })
}

async function seedRestaurant(tx: Database, file: RestaurantFile, nowMs: number): Promise<Id<'Restaurant'>> {
  const photoFiles = await demoPhotos(file, nowMs)
  const made = await importRestaurant(tx, file, { photos: photoFiles })
  if (!made.ok)
    throw new Error(`Comanda: the restaurant ${file.key} is wrong. ${made.refusal.map(faultLine).join(' ')}`)
  const { id: restaurantId } = made.value
  const name = file.key as DemoRestaurant
  const createdAt = new Date(nowMs)
  const account = { ...anna, restaurantId, emailVerifiedAt: createdAt, createdAt }
  const [customer] = await tx.insert(accounts).values(account).returning({ id: accounts.id })
  const card = annasCards(nowMs)[name]
  if (customer && card) await giveLoyaltyCard(tx, customer.id, card, createdAt)
  if (customer) await giveAddresses(tx, customer.id, annasAddresses[name] ?? [], createdAt)
  return restaurantId
}

/**
 * Copies a restaurant under a new id; the rows it owns keep their ids, which are unique per restaurant. Returns the new
 * id.
 */
export async function copyRestaurant(db: Database, from: Id<'Restaurant'>, toId?: Id<'Restaurant'>) {
  return db.transaction(async (tx) => {
    const { id: _id, key: _key, ...row } = await one(tx, from)
    const [copy] = await tx
      .insert(restaurants)
      .values(toId === undefined ? row : { ...row, id: toId })
      .returning({ id: restaurants.id })
    if (!copy) throw new Error('Comanda: the restaurant was not copied.')
    for (const table of [...Object.values(ownedTables), photos]) {
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
