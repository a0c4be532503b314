import { is, sql } from 'drizzle-orm'
import { PgDialect, PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test } from 'vitest'

import * as accounts from '#server/platform/db/schema/account-tables.ts'
import * as bills from '#server/platform/db/schema/bill-tables.ts'
import * as checkout from '#server/platform/db/schema/checkout-tables.ts'
import * as groups from '#server/platform/db/schema/group-tables.ts'
import * as menu from '#server/platform/db/schema/menu-tables.ts'
import * as messages from '#server/platform/db/schema/messaging-tables.ts'
import * as orders from '#server/platform/db/schema/order-tables.ts'
import * as mails from '#server/platform/db/schema/outbox-tables.ts'
import * as payments from '#server/platform/db/schema/payment-tables.ts'
import * as places from '#server/platform/db/schema/place-tables.ts'
import * as reservations from '#server/platform/db/schema/reservation-tables.ts'
import * as restaurants from '#server/platform/db/schema/restaurant-tables.ts'
import * as savings from '#server/platform/db/schema/savings-tables.ts'
import * as slots from '#server/platform/db/schema/slot-tables.ts'
import * as staff from '#server/platform/db/schema/staff-tables.ts'
import * as venues from '#server/platform/db/schema/venue-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const ofService = [accounts, bills, groups, mails, messages, orders, payments, reservations]
const ofRestaurant = [checkout, menu, places, restaurants, savings, slots, staff, venues]
const tables = [...ofService, ...ofRestaurant]
  .flatMap((each) => Object.values(each))
  .filter((each) => is(each, PgTable))
const dialect = new PgDialect({ casing: 'snake_case' })
const checks = tables.flatMap((table) =>
  getTableConfig(table).checks.map(({ name, value }) => [name, dialect.sqlToQuery(value).sql] as const),
)
const wordsIn = (condition: string) => (condition.match(/'[^']*'/g) ?? []).toSorted()

let service: TestService
/** One with areas, and one with all the rest. */
let own: readonly Id<'Restaurant'>[]
beforeAll(async () => {
  service = await startService()
  own = [await service.newRestaurant(), await service.newRestaurant({ like: 2 })]
})

test.each(checks)('the database knows the words of %s', async (name, condition) => {
  const query = service.db
    .select({ condition: sql<string>`pg_get_constraintdef(oid)` })
    .from(sql`pg_constraint`)
    .where(sql`conname = ${name}`)
  expect((await query).map((row) => wordsIn(row.condition))).toEqual([wordsIn(condition)])
})

describe('a row with an unknown word is refused', () => {
  test.each([
    ['payment_modes', 'kind', 'stripe'],
    ['payment_modes', 'types', '{takeaway}'],
    ['cash_means', 'kind', 'coins'],
    ['checkout_questions', 'kind', 'choice'],
    ['service_configs', 'type', 'pickup'],
    ['service_configs', 'zone_mode', 'map'],
    ['service_configs', 'fixed_cost_kind', 'percent'],
    ['delivery_cities', 'shape', 'square'],
    ['discount_codes', 'kind', 'percent'],
    ['discount_codes', 'order_types', '{reservation}'],
    ['promotions', 'scoring', 'amount'],
    ['products', 'combo_pricing', 'sum'],
    ['timetables', 'type', 'lunch'],
    ['timetables', 'from', '9:00'],
    ['timetables', 'from', '25:00'],
    ['opening_hours', 'to', '24:30'],
    ['venues', 'currency_code', 'euro'],
    ['venues', 'slot_provider', 'own'],
    ['staff_members', 'role', 'cook'],
  ])('%s.%s = %s', async (table, column, word) => {
    const change = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${word}
      where restaurant_id in ${own}`
    await expect(service.db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test.each([
    ['languages', '{it,pt}'],
    ['layout', 'tiles'],
    ['guest_order_types', '{pickup}'],
  ])('restaurants.%s = %s', async (column, word) => {
    const change = sql`update ${sql.identifier('restaurants')} set ${sql.identifier(column)} = ${word}
      where id in ${own}`
    await expect(service.db.execute(change)).rejects.toMatchObject({ cause: { code: '23514' } })
  })
})
