import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { products, stock } from '#server/platform/db/schema/menu-tables.ts'
import { diningTables } from '#server/platform/db/schema/place-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { serviceConfigs } from '#server/platform/db/schema/venue-tables.ts'
import { differenceLine } from '#server/restaurant-file/differences.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { ImportWish } from '#server/restaurant-file/import-restaurant.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import type { WrittenFile } from '#server/restaurant-file/restaurant-file.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import { storedRestaurant } from '#server/restaurant-file/stored-restaurant.ts'
import { noon } from '#tests/server/support/diner.ts'
import { faultLines, rightValue } from '#tests/server/support/file-faults.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let file: WrittenFile
let times = 0
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(() => {
  times += 1
  // A name that no other file of tests gives a restaurant of the same service.
  const made = newRestaurant({ name: `Alla Seconda ${times}`, country: 'IT', like: 'bistro' })
  if (!made.ok) throw new Error(made.refusal.join('\n'))
  file = made.value
})

type Product = WrittenFile['menu']['products'][number]
const withProducts = (change: (list: Product[]) => Product[]): WrittenFile => ({
  ...file,
  menu: { ...file.menu, products: change(file.menu.products) },
})

async function imported(wanted: WrittenFile = file, wish: ImportWish = {}) {
  const read = rightValue(checkRestaurantFile(JSON.parse(JSON.stringify(wanted))))
  const done = rightValue(await importRestaurant(service.db, read, wish))
  const stored = await storedRestaurant(service.db, done.id)
  if (!stored) return { ...done, rows: null, ids: {} }
  const ids = Object.fromEntries(stored.rows.products.map(({ id, names }) => [names.it, id]))
  return { ...done, rows: stored.rows, ids }
}

async function faultsOf(wanted: object) {
  const read = checkRestaurantFile(JSON.parse(JSON.stringify(wanted)))
  return faultLines(read.ok ? await importRestaurant(service.db, read.value) : read)
}

describe('a second import', () => {
  test('changes what differs and says so', async () => {
    const first = await imported()
    const second = await imported(
      withProducts((list) => list.map((one) => (one.name === 'Acqua' ? { ...one, price: 3 } : one))),
    )
    expect(second.id).toBe(first.id)
    const change = { kind: 'changed', path: 'menu.products “Acqua”.price', name: 'Acqua', was: 2.5, is: 3 }
    expect(second.differences).toEqual({ changes: [change], missing: [] })
    expect(second.differences.changes.map(differenceLine)).toEqual(['menu.products “Acqua”.price: 2.5 → 3'])
    expect(second.ids).toEqual(first.ids)
    expect(second.rows?.products.map(({ price }) => price)).toContain(300)
  })

  test('keeps numbers whatever the order [FILE-04] [FILE-06]', async () => {
    const first = await imported(withProducts((list) => list.map((one) => ({ ...one, stock: { [venueName()]: 9 } }))))
    const water = first.ids.Acqua
    await service.db.update(stock).set({ quantity: 4 }).where(eq(stock.restaurantId, first.id))
    const second = await imported(withProducts((list) => [{ name: 'Pane', price: 1 }, ...list.toReversed()]))
    expect(second.ids).toMatchObject(first.ids)
    expect(Object.values(first.ids)).not.toContain(second.ids.Pane)
    expect(second.rows?.stock.find(({ productId }) => productId === water)?.quantity).toBe(4)
    expect(second.differences.changes.map(differenceLine)).toEqual(
      expect.arrayContaining(['menu.products “Pane”: new', 'menu.products: in another order']),
    )
  })

  const venueName = () => file.venues[0]?.name ?? ''

  test('finds a thing that was renamed by its key [FILE-04]', async () => {
    const named = (name: string) =>
      withProducts((list) => list.map((one) => (one.name === 'Acqua' ? { ...one, key: 'water', name } : one)))
    const first = await imported(named('Acqua'))
    const second = await imported(named('Acqua naturale'))
    expect(second.ids['Acqua naturale']).toBe(first.ids.Acqua)
    expect(second.rows?.products).toHaveLength(first.rows?.products.length ?? 0)
  })

  test('takes nothing away unless it is asked to [FILE-05]', async () => {
    const first = await imported()
    const shorter = withProducts((list) => list.filter(({ name }) => name !== 'Acqua'))
    const kept = await imported(shorter)
    expect(kept.differences.missing).toContainEqual({ kind: 'gone', path: 'menu.products', name: 'Acqua' })
    expect(kept.differences.missing.map(differenceLine)).toContain('menu.products “Acqua”')
    expect(kept.ids).toEqual(first.ids)
    const removed = await imported(shorter, { removes: true })
    expect(removed.ids).not.toHaveProperty('Acqua')
    // The number of what is gone is not given to something else, and comes back with it.
    const others = await imported(
      withProducts((list) => [...list.filter(({ name }) => name !== 'Acqua'), { name: 'Vino', price: 4 }]),
    )
    expect(others.ids.Vino).not.toBe(first.ids.Acqua)
    expect((await imported()).ids.Acqua).toBe(first.ids.Acqua)
  })

  test('replaces the opening hours, never removes a venue [FILE-05]', async () => {
    await imported()
    const [venue] = file.venues
    const other = { ...venue, name: 'Altrove', openingHours: [{ days: ['mon' as const], from: '10:00', to: '24:00' }] }
    const second = await imported({ ...file, venues: [other as WrittenFile['venues'][number]] }, { removes: true })
    expect(new Set(second.rows?.venues.map(({ name }) => name))).toEqual(new Set(['Altrove', venue?.name]))
    const [old, here] = ['Altrove' as const, venue?.name].map(
      (name) => second.rows?.venues.find((one) => one.name === name)?.id,
    )
    expect(second.rows?.openingHours.filter(({ venueId }) => venueId === old)).toEqual([
      expect.objectContaining({ weekday: 1, shift: 'F1', from: '10:00', to: '00:00' }),
    ])
    // What a venue has that the file does not hold stays with it.
    expect(second.rows?.openingHours.filter(({ venueId }) => venueId === here)).toHaveLength(14)
    expect(second.rows?.serviceConfigs.filter(({ venueId }) => venueId === here)).toHaveLength(3)
  })

  test('keeps what the desk has switched [FILE-06]', async () => {
    const { id, ids } = await imported()
    const water = and(eq(products.restaurantId, id), eq(products.id, ids.Acqua as never))
    await service.db.update(products).set({ isWithdrawn: true }).where(water)
    await service.db.update(serviceConfigs).set({ isBlocked: true }).where(eq(serviceConfigs.restaurantId, id))
    await service.db.update(restaurants).set({ isUnderMaintenance: true }).where(eq(restaurants.id, id))
    const again = await imported()
    expect(again.rows?.restaurant.isUnderMaintenance).toBe(true)
    expect(again.rows?.serviceConfigs.every(({ isBlocked }) => isBlocked)).toBe(true)
    expect(again.rows?.products.filter(({ isWithdrawn }) => isWithdrawn).map(({ id: one }) => one)).toEqual([ids.Acqua])
    const end = { restaurant: new Date('2026-03-10T12:00:00Z'), service: new Date('2026-03-10T13:00:00Z') }
    await service.db.update(restaurants).set({ maintenanceUntil: end.restaurant }).where(eq(restaurants.id, id))
    await service.db
      .update(serviceConfigs)
      .set({ blockedUntil: end.service, busyMinutes: 20, busyUntil: end.service })
      .where(eq(serviceConfigs.restaurantId, id))
    const timed = await imported()
    expect(timed.rows?.restaurant).toMatchObject({ isUnderMaintenance: true, maintenanceUntil: end.restaurant })
    expect(timed.rows?.serviceConfigs[0]).toMatchObject({
      isBlocked: true,
      blockedUntil: end.service,
      busyMinutes: 20,
      busyUntil: end.service,
    })
    const said = await imported({ ...file, isUnderMaintenance: false })
    expect(said.rows?.restaurant).toMatchObject({ isUnderMaintenance: false, maintenanceUntil: null })
  })

  test('leaves a restaurant opened that the desk has opened [FILE-06] [SET-01]', async () => {
    const { id } = await imported({ ...file, opensSoon: true })
    const isSoon = async () => (await exportRestaurant(service.db, id))?.opensSoon
    expect(await isSoon()).toBe(true)
    const { opensSoon: _said, ...quiet } = { ...file, opensSoon: true }
    expect((await imported(quiet)).rows?.restaurant.opensSoon).toBe(true)
    await service.db.update(restaurants).set({ opensSoon: false }).where(eq(restaurants.id, id))
    expect((await imported(quiet)).rows?.restaurant.opensSoon).toBe(false)
    expect(await isSoon()).toBeUndefined()
  })

  test('keeps the codes of the tables', async () => {
    const { id } = await imported()
    const codes = () =>
      service.db.select({ code: diningTables.code }).from(diningTables).where(eq(diningTables.restaurantId, id))
    const first = await codes()
    expect(new Set(first.map(({ code }) => code)).size).toBe(6)
    await imported()
    expect(await codes()).toEqual(first)
  })
})

describe('a dry run', () => {
  test('says what would change and keeps nothing [FILE-07]', async () => {
    const before = await service.db.select({ id: restaurants.id }).from(restaurants)
    expect((await imported(file, { isDryRun: true })).isNew).toBe(true)
    expect(await service.db.select({ id: restaurants.id }).from(restaurants)).toEqual(before)
    const { rows } = await imported()
    const tried = await imported(
      withProducts(() => [{ name: 'Pane', price: 1 }]),
      { isDryRun: true, removes: true },
    )
    expect(tried.differences.missing).toHaveLength(8)
    expect(tried.rows).toEqual(rows)
  })
})

test('a restaurant without a file has its name and number', async () => {
  const id = await service.newRestaurant({ like: 5 })
  const foreign = await faultsOf({ ...file, id })
  expect(foreign).toEqual([expect.stringContaining(`id: ${id} is the number of “osteria-in-pausa-${id}” already.`)])
  const own = await exportRestaurant(service.db, id)
  expect(await faultsOf({ ...own, name: 'Osteria' })).toEqual([])
})

describe('a file is refused, and nothing of it is written [FILE-02]', () => {
  const at = (change: object) => ({ ...file, ...change })
  test.each<[string, () => object, string]>([
    [
      'a category that is not among those it lists',
      () => at({ menu: { categories: [{ name: 'Pane' }], products: [{ name: 'Vino', price: 4, category: 'Bere' }] } }),
      'menu.products[0].category: There is no category “Bere” here. Name one that is there, or add it.',
    ],
    [
      'two products of one name',
      () => at({ menu: { products: ['Acqua', 'acqua'].map((name) => ({ name, price: 1 })) } }),
      'menu.products[1]: “acqua” is there twice: give one of them another name, or a key of its own.',
    ],
    [
      'one number for two',
      () => at({ menu: { products: ['Acqua', 'Vino'].map((name) => ({ name, price: 1, id: 5 })) } }),
      'menu.products[1].id: 5 is the number of “acqua” already. Leave it out, or enter another one.',
    ],
    [
      'a group of extras that its set has not',
      () =>
        at({
          menu: {
            extras: [
              { name: 'Salse', groups: [{ name: 'Salse' }], extras: [{ ingredient: 'Maionese', group: 'Pane' }] },
            ],
            products: [{ name: 'Vino', price: 4 }],
          },
        }),
      'menu.extras[0].extras[0].group: This set of extras has no group “Pane”. Name another one, or add it.',
    ],
    [
      'the number of another restaurant',
      () => at({ id: 1 }),
      'id: 1 is the number of “trattoria” already. Leave it out, or enter another one.',
    ],
    [
      'three decimals',
      () => at({ menu: { products: [{ name: 'Vino', price: 4.125 }] } }),
      'menu.products[0].price: Enter two decimals at most.',
    ],
  ])('%s', async (_what, wanted, sentence) => {
    expect(await faultsOf(wanted())).toEqual([sentence])
    expect(await service.db.select().from(restaurants).where(eq(restaurants.key, file.key))).toEqual([])
  })
})
