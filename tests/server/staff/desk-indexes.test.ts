import type { SQLWrapper } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { counterOrders } from '#server/numbers/money-queries.ts'
import { soldOrders } from '#server/numbers/sale-queries.ts'
import { newestOrders } from '#server/orders/newest-orders.ts'
import type { Database } from '#server/platform/db/database.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { reservationsForStaff } from '#server/reservations/reservation-queries.ts'
import type { DeskScope } from '#server/staff/desk-member.ts'
import { versionQuery } from '#server/staff/desk-version.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

/** One row in two hundred is of the quiet restaurant, the others are of the first. */
const manyRows = 30_000
const quiet = id<'Restaurant'>(2)
const empty = id<'Restaurant'>(7)
const restaurantOfRow = sql`case when n % 200 = 0 then 2 else 1 end`
/** Of orders a third waits, the others are confirmed; half of all times are to come. */
const statusOfRow = sql`case when n % 3 = 0 then 'waiting' else 'confirmed' end`
const timeOfRow = sql`now() + (15000 - n) * interval '1 hour'`
const nowMs = Date.now()
let service: TestService

beforeAll(async () => {
  service = await openTestService({})
  const { db } = service
  const rows = sql`generate_series(1, ${sql.raw(String(manyRows))}) n`
  await db.execute(sql`
    insert into orders (restaurant_id, venue_id, language, order_type, status, payment_mode, payment_status,
      timetable_id, slot_start, as_soon_as_possible, products_total, total, created_at, waits_since)
    select ${restaurantOfRow}, 11, 'en', 'takeAway', ${statusOfRow}, 'card', 'paid', 1, ${timeOfRow}, false, 100, 100, now(),
      case when ${statusOfRow} = 'waiting' then now() end from ${rows}`)
  await db.execute(sql`
    insert into reservations (restaurant_id, venue_id, language, status, timetable_id, starts_at, people, name, phone,
      email, created_at)
    select ${restaurantOfRow}, 11, 'en', 'confirmed', 1, ${timeOfRow}, 2, 'Ada', '011', 'ada@example.com', now() from ${rows}`)
  await db.execute(sql`
    insert into outbox (restaurant_id, kind, recipient, subject, body, created_at)
    select ${restaurantOfRow}, 'welcome', 'ada@example.com', 'Hello', 'Hello', now() from ${rows}`)
  for (const table of ['orders', 'reservations', 'outbox', 'accounts']) await db.execute(sql.raw(`analyze ${table}`))
}, 60_000)
afterAll(() => service.close())

async function rowsOf(query: SQLWrapper): Promise<readonly Record<string, string>[]> {
  const result: unknown = await service.db.execute(query.getSQL())
  return (result as { readonly rows: readonly Record<string, string>[] }).rows
}

/** What PostgreSQL did for a query, as text. */
async function planOf(query: SQLWrapper): Promise<string> {
  const rows = await rowsOf(sql`explain (analyze, costs off, timing off) ${query}`)
  return rows.map((row) => Object.values(row).join('')).join('\n')
}

const usedIndex = (name: string) => new RegExp(`Index (Only )?Scan (Backward )?(using|on) ${name} `)

test.each([
  ['a quiet', quiet],
  ['an empty', empty],
])('%s restaurant’s desk is watched by its indexes', async (_kind, restaurantId) => {
  const plan = await planOf(versionQuery(service.db, restaurantId, nowMs))
  expect(plan).toMatch(usedIndex('orders_restaurant'))
  expect(plan).toMatch(usedIndex('reservations_restaurant'))
  expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/)
})

test('what waits or comes is read by own indexes', async () => {
  const plan = await planOf(versionQuery(service.db, quiet, nowMs))
  for (const index of ['orders_unanswered', 'orders_confirmed', 'reservations_confirmed'])
    expect(plan).toMatch(usedIndex(index))
})

test('a day among years is counted by indexes', async () => {
  const day = new Date(nowMs).toISOString().slice(0, 10) as LocalDate
  const period = {
    venue: { restaurantId: id<'Restaurant'>(1), id: id<'Venue'>(11), timeZone: 'UTC' },
    from: day,
    to: day,
  }
  const sold = await planOf(soldOrders(service.db, period))
  expect(sold).toMatch(usedIndex('orders_(sold|confirmed)'))
  const counter = await planOf(counterOrders(service.db, period))
  for (const index of ['orders_handed_over', 'orders_(sold|confirmed)']) expect(counter).toMatch(usedIndex(index))
  for (const plan of [sold, counter]) expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/)
})

describe.each([
  ['orders', 'orders_restaurant', newestOrders],
  ['reservations', 'reservations_restaurant', reservationsForStaff],
  ['mails', 'outbox_restaurant', (db: Database, { restaurantId }: DeskScope) => mailsOf(db, restaurantId)],
] as const)('the list of %s at the desk', (_name, index, list) => {
  test.each([
    ['a quiet', quiet],
    ['an empty', empty],
  ])('is read by the index of %s restaurant', async (_kind, restaurantId) => {
    const plan = await planOf(list(service.db, { restaurantId, venueId: null }, nowMs))
    expect(plan).toMatch(usedIndex(index))
    expect(plan).not.toContain('Rows Removed by Filter')
  })
})

test('every list that grows is led by its restaurant', async () => {
  const rows = await rowsOf(sql`
    select indexname, indexdef from pg_indexes
    where indexname in ('orders_restaurant', 'reservations_restaurant', 'outbox_restaurant', 'chats_restaurant')
    order by indexname`)
  expect(rows.map(({ indexdef }) => indexdef?.replace(/^.*\(/, '('))).toEqual(
    Array.from({ length: 4 }, () => '(restaurant_id, id)'),
  )
})
