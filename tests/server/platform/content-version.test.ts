import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import { menuPauses } from '#server/platform/db/schema/menu-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, clientOf, noon } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { readRows } from '#tests/server/support/read-rows.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

async function versionOf(restaurantId: Id<'Restaurant'>): Promise<string | undefined> {
  const [row] = await service.db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
  return row?.contentVersion
}

/** The tables whose rows change the version of their restaurant. */
async function watchedTables(): Promise<string[]> {
  const rows = await readRows<{ readonly name: string }>(
    service.db,
    sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgname = 'content_changed' and t.tgenabled = 'O' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const content = [
  'categories',
  'extra_sets',
  'ingredients',
  'menu_pauses',
  'menus',
  'opening_hours',
  'payment_accounts',
  'products',
  'service_configs',
  'service_points',
  'stock',
  'traits',
  'venues',
]

describe('the version of a restaurant', () => {
  test('is changed by these tables', async () => {
    expect(await watchedTables()).toEqual(content)
  })

  test.each(content)('changes with any change of a row in %s', async (table) => {
    const restaurantId = await service.newRestaurant({ like: 4, stock: [{ productId: 401, venueId: 41, quantity: 3 }] })
    await anAccount(service, { restaurantId, kind: 'stripe' })
    const pause = { venueId: id<'Venue'>(41), kind: 'product', thingId: 401 } as const
    await service.db.insert(menuPauses).values({ restaurantId, ...pause })
    const other = await service.newRestaurant({ like: 4 })
    const [before, beforeOther] = [await versionOf(restaurantId), await versionOf(other)]
    const own = sql`restaurant_id = ${restaurantId}`
    const name = sql.identifier(table)
    await service.db.execute(sql`update ${name} set restaurant_id = restaurant_id where ${own}`)
    const afterChange = await versionOf(restaurantId)
    await service.db.execute(sql`create temp table kept_rows as select * from ${name} where ${own}`)
    await service.db.execute(sql`delete from ${name} where ${own}`)
    const afterDeletion = await versionOf(restaurantId)
    await service.db.execute(sql`insert into ${name} select * from kept_rows`)
    await service.db.execute(sql`drop table kept_rows`)
    const versions = [before, afterChange, afterDeletion, await versionOf(restaurantId)]
    expect(new Set(versions).size).toBe(4)
    expect(await versionOf(other)).toBe(beforeOther)
  })

  test('changes with the row of the restaurant itself', async () => {
    const restaurantId = await service.newRestaurant()
    const before = await versionOf(restaurantId)
    await service.changeRestaurant(restaurantId, { restaurant: { isUnderMaintenance: true } })
    expect(await versionOf(restaurantId)).not.toBe(before)
  })

  test('changes once for all that one transaction changes', async () => {
    const restaurantId = await service.newRestaurant()
    const before = await versionOf(restaurantId)
    const seen = await service.db.transaction(async (tx) => {
      await tx.execute(sql`update products set price = price + 1 where restaurant_id = ${restaurantId}`)
      await tx.execute(sql`set constraints all immediate`)
      const [first] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId))
      await tx.execute(sql`update menus set notes = notes where restaurant_id = ${restaurantId}`)
      const [second] = await tx.select().from(restaurants).where(eq(restaurants.id, restaurantId))
      return [first?.contentVersion, second?.contentVersion]
    })
    const after = await versionOf(restaurantId)
    expect([seen, after === before]).toEqual([[after, after], false])
  })

  test('stays when a change is undone', async () => {
    const restaurantId = await service.newRestaurant()
    const before = await versionOf(restaurantId)
    const undone = service.db.transaction(async (tx) => {
      await tx.execute(sql`update products set price = price + 1 where restaurant_id = ${restaurantId}`)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    expect(await versionOf(restaurantId)).toBe(before)
  })

  test('stays with an order that takes nothing from the stock', async () => {
    const restaurantId = await service.newRestaurant()
    const { api } = await aDiner(service, restaurantId)
    const before = await versionOf(restaurantId)
    await api.call(createOrder, await anOrder(api))
    expect(await versionOf(restaurantId)).toBe(before)
  })

  test('changes everywhere when a table is emptied', async () => {
    const before = [await versionOf(id(1)), await versionOf(id(2))]
    const emptied = service.db.transaction(async (tx) => {
      await tx.execute(sql`truncate stock`)
      const seen = await tx.select().from(restaurants).orderBy(restaurants.id).limit(2)
      expect(seen.filter(({ contentVersion }) => before.includes(contentVersion))).toEqual([])
      tx.rollback()
    })
    await expect(emptied).rejects.toThrow('Rollback')
  })
})

/** How often each table has been read so far. */
async function readings(): Promise<Map<string, number>> {
  await service.db.execute(sql`select pg_stat_force_next_flush()`)
  const rows = await readRows<{ readonly name: string; readonly count: number }>(
    service.db,
    sql`select relname as name, coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as count from pg_stat_user_tables`,
  )
  return new Map(rows.map(({ name, count }) => [name, Number(count)]))
}

test('kept replies read no table that is not watched', async () => {
  const restaurantId = await service.newRestaurant({ like: 4 })
  const api = clientOf(service, restaurantId)
  const place = { menuId: id<'Menu'>(1), venueId: id<'Venue'>(41) }
  const before = await readings()
  const start = { ...place, wantsCategories: true, wantsProducts: true }
  const info = await api.call(getRestaurantInfo, { start })
  await api.call(getStatus, {})
  await api.call(getCategories, place)
  const names = { wantsCategoryName: true, wantsNextCategory: true, wantsPreviousCategory: true }
  const list = { ...place, ...names, productIds: null, suggestedIds: null, excludedIds: null }
  const { products } = await api.call(getProducts, {
    ...list,
    categoryId: info.start?.categories?.categories[0]?.id ?? null,
  })
  await api.call(getProduct, {
    ...place,
    productId: products[0]!.id,
    categoryId: products[0]!.category.id,
    lastUpdate: false,
  })
  const after = await readings()
  const read = [...after].flatMap(([name, count]) => (count > (before.get(name) ?? 0) ? [name] : []))
  expect(read).toContain('products')
  expect(read.filter((name) => name !== 'restaurants' && !content.includes(name))).toEqual([])
})
