import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

import { Column, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { noon } from '#tests/server/support/diner.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { useWholeDesk } from '#tests/server/support/whole-desk.ts'
import { forTests } from '#tests/support/service.ts'
import { authorisation } from '#tools/attack/authorisation.ts'
import { groupKeys } from '#tools/attack/group-keys.ts'
import { lastThings } from '#tools/attack/last-things.ts'
import { shortSize } from '#tools/attack/run-attacks.ts'

// Data of many restaurants is divided by restaurant one day: a database per group of them, or partitions. So each key,
// index and statement names the restaurant, or something that belongs to one restaurant.
const owners = ['restaurant_id', 'account_id', 'order_id', 'chat_id', 'member_id', 'printer_id']
const schema = 'server/platform/db/schema'

/** The keys and indexes that are led by something else. */
const otherwiseLed = {
  'accounts (id)': 'numbers are of the whole service: contract ids name no restaurant',
  'audit (at)': 'retention, by age',
  'bills (id)': 'the same as accounts',
  'chat_messages (id)': 'the same as accounts',
  'chats (id)': 'the same as accounts',
  'delivery_addresses (id)': 'the same as accounts',
  'email_confirmations (expires_at)': 'retention, by age',
  'email_confirmations (token_hash)': 'whoever holds the link says no more',
  'google_nonces (expires_at)': 'retention, by age',
  'google_nonces (nonce_hash)': 'a hash of what names its restaurant',
  'group_orders (ends_at)': 'retention, by age',
  'idempotency_keys (created_at)': 'retention, by age',
  'jobs (failed_at)': 'retention, by age',
  'jobs (id)': 'of the whole service: whoever has time takes the next one',
  'jobs (kind)': 'the same as jobs (id)',
  'limit_points (expire)': 'retention, by age',
  'limit_points (key)': 'a hash of whoever tries',
  'operator_sessions (expires_at)': 'retention, by age',
  'operator_sessions (operator_id)': 'operators belong to no restaurant',
  'operator_sessions (token_hash)': 'a cookie says no more',
  'operators (id)': 'operators belong to no restaurant',
  'orders (created_at)': 'partial: test orders and guests, by age',
  'orders (id)': 'the same as accounts',
  'orders (slot_start)': 'partial: confirmed orders whose points are due',
  'outbox (created_at)': 'retention, by age',
  'outbox (id)': 'the same as accounts',
  'password_resets (expires_at)': 'retention, by age',
  'password_resets (token_hash)': 'whoever holds the link says no more',
  'payment_accounts (id)': 'the address of a webhook says no more',
  'part_refunds (created_at)': 'partial: refunds that are due',
  'part_refunds (id)': 'the same as accounts',
  'payments (created_at)': 'partial: refunds and captures that are due',
  'payments (ref)': 'a webhook of the provider says no more',
  'point_credits (id)': 'the same as accounts',
  'print_jobs (ended_at)': 'retention, by age',
  'print_jobs (id)': 'the same as accounts',
  'printers (id)': 'the same as accounts',
  'push_outbox (created_at)': 'retention, by age',
  'push_outbox (id)': 'the same as accounts',
  'reservations (created_at)': 'partial: guests, by age',
  'reservations (id)': 'the same as accounts',
  'restaurants (id)': 'the restaurant itself',
  'rewards (id)': 'the same as accounts',
  'secrets (name)': 'of the whole service',
  'sessions (expires_at)': 'retention, by age',
  'sessions (key_hash)': 'the restaurant is compared after the account is found',
  'slot_bookings (slot_start)': 'retention, by age',
  'staff_challenges (challenge)': 'whoever signs it says no more',
  'staff_challenges (expires_at)': 'retention, by age',
  'staff_devices (id)': 'the same as accounts',
  'staff_devices (session_hash)': 'a session that ends takes its devices along',
  'staff_invitations (expires_at)': 'retention, by age',
  'staff_members (id)': 'the same as accounts',
  'staff_passkeys (credential_id)': 'a passkey says no more',
  'staff_passkeys (id)': 'the same as accounts',
  'staff_sessions (expires_at)': 'retention, by age',
  'staff_sessions (token_hash)': 'a cookie says no more',
} as const satisfies Record<string, string>

/** Statements that look at all restaurants: background work by a partial index or some rows at a time, and first look-ups. */
const acrossRestaurants: readonly RegExp[] = [
  /^delete from "\w+" where ctid = any\(array\(select .* limit /,
  /^delete from "limit_points" where "limit_points"\."(expire" <= |key" = )/,
  /^(update|select|delete).* "jobs" /,
  /from "(orders|reservations|bills)" where "\w+"\."payment_status" = \$1$/,
  /from "payments" where "payments"\."due" is not null/,
  /from "part_refunds" where "part_refunds"\."is_due" order by/,
  /where \("orders"\."status" = \$1 and "orders"\."points" is null and "orders"\."is_test" = \$2\) order by "orders"\."slot_start" asc limit/,
  /where (\("orders"\."waits_since" is not null and "orders"\."is_test" = \$1\)|"reservations"\."waits_since" is not null) order by/,
  /^update "outbox" set "body" = /,
  // Guests of long ago, some at a time, by partial indexes.
  /^update "orders" set "guest" = .* where "orders"\."id" in \(select .* limit /,
  /^update "reservations" set .*"name" = .* where "reservations"\."id" in \(select .* limit /,
  // Once a day: a way to pay that nobody takes may be anywhere.
  /^select "restaurant_id", "id", "currency_code" from "venues"$/,
  /from "payment_modes" where "payment_modes"\."kind" in /,
  // How its file calls a restaurant: this finds its number.
  /^select "id" from "restaurants" where "restaurants"\."key" = \$1$/,
  // The name of the lock holds the restaurant.
  /^select pg_advisory_xact_lock\(hashtext\(\$1\)\)$/,
  // A webhook of PayPal and the payment page name a number alone: this finds its restaurant.
  /^select "restaurant_id" from "(orders|reservations|bills)" where "\1"\."id" = \$1$/,
  // A cookie of the desk names no restaurant: this finds its member.
  /from "staff_sessions" inner join "staff_members" on .* where \("staff_sessions"\."token_hash" = \$1 and/,
  // The address of a printer names no restaurant: this finds it.
  /from "printers" where "printers"."secret_hash" = \$1$/,
  // Printers whose venues are to hear of missing tickets, by a partial index.
  /from "printers" where \("printers"\."missing_since" is not null and "printers"\."told_at" is null\)$/,
  // What is to be printed or was handed over, by a partial index.
  /from "print_jobs" where \("print_jobs"\."status" in \('queued', 'handedOver'\) and/,
  // Desks that are connected, of any restaurant, asked once for all that waits.
  /from "staff_sessions" inner join "staff_members" on .* where \("staff_sessions"\."seen_at" > \$1 and/,
  /from "(stripe_intents|paypal_orders)"/,
  // The start opens every account, an emulator finds whose key it was shown, and the payment page what it loads from.
  /from "payment_accounts" (order by|where \("payment_accounts"\."(kind" = .* ->> |retired_at" is null and "payment_accounts"\."is_ready" = \$1\)$))/,
]

async function tablesOfSchema() {
  const files = readdirSync(schema).map((name) => resolve(schema, name))
  const modules: object[] = await Promise.all(files.map((name) => import(name)))
  const exported: unknown[] = modules.flatMap((each) => Object.values(each))
  return exported.filter((value) => is(value, PgTable)).map((table) => getTableConfig(table))
}

/** `orders (restaurant_id)` for each key and index: the table and the column that leads. */
async function leads(): Promise<readonly string[]> {
  const casing = new CasingCache('snake_case')
  const named = (table: string, column: unknown) =>
    is(column, Column) ? `${table} (${casing.getColumnCasing(column)})` : []
  return (await tablesOfSchema()).flatMap(({ name, columns, primaryKeys, indexes }) => [
    ...columns.filter(({ primary }) => primary).flatMap((column) => named(name, column)),
    ...primaryKeys.flatMap((key) => named(name, key.columns[0])),
    ...indexes.flatMap((index) => {
      const [first] = index.config.columns
      return named(
        name,
        is(first, Column) ? first : columns.find((column) => first && 'name' in first && column.name === first.name),
      )
    }),
  ])
}

test('restaurants or their things lead every key and index', async () => {
  const all = await leads()
  const isOwned = (lead: string) => owners.some((owner) => lead.endsWith(`(${owner})`))
  const ofEmulators = /^(stripe|paypal|emulated)_/
  const others = [...new Set(all.filter((lead) => !isOwned(lead) && !ofEmulators.test(lead)))]
  expect(all.filter(isOwned).length).toBeGreaterThan(40)
  expect(others.toSorted()).toEqual(Object.keys(otherwiseLed).toSorted())
})

const programs = postgresPrograms()
describe.skipIf(programs === null)('statements on a PostgreSQL server', { timeout: 180_000 }, () => {
  /** Names the restaurant or something of it; the subject of a chat is an order or a reservation. */
  const isNamed = (statement: string) => {
    const condition = statement.slice(statement.indexOf(' where '))
    const isOfSomething =
      /"(restaurant_id|account_id|order_id|chat_id|member_id|key_hash|token_hash|ref)" (=|in)/.test(condition) ||
      /"id" (= [$"]|in \()/.test(condition)
    return isOfSomething && tablesOfNumbers.every((table) => !isByNumber(statement, table) || isOf(statement, table))
  }
  /** What may be divided by restaurant one day (decision 78), and what it is led by: its number alone leads nowhere. */
  const numbered = {
    orders: 'restaurant_id',
    reservations: 'restaurant_id',
    bills: 'restaurant_id',
    payments: 'restaurant_id',
    chats: 'restaurant_id',
    outbox: 'restaurant_id',
    push_outbox: 'restaurant_id',
    staff_members: 'restaurant_id',
    rewards: 'account_id',
    delivery_addresses: 'account_id',
  }
  const tablesOfNumbers = Object.keys(numbered) as (keyof typeof numbered)[]
  const isByNumber = (statement: string, table: string) =>
    new RegExp(`"${table}"."(id|entity_id|subject_id)" (= [$"]|in \\()`).test(statement)
  const isOf = (statement: string, table: keyof typeof numbered) =>
    statement.includes(`"${table}"."${numbered[table]}" = $`)
  /** New rows name their restaurant by a column that must not be null; `where false` reads nothing. */
  const isJudged = (statement: string) =>
    /^(select|update|delete) /.test(statement) && !/ where false(?: order by |$)/.test(statement)

  test('name the restaurant or something of it', async () => {
    const server = await startPostgres(programs ?? '')
    const seen: string[] = []
    const service = forTests(
      await openDemonstration({
        databaseUrl: server.url,
        now: () => noon,
        slowStatementMs: -1,
        logger: ({ statement }) => typeof statement === 'string' && seen.push(statement),
      }),
    )
    const target = { name: 'pg1', service, server, processes: [], close: async () => undefined } as const
    // Every call that takes an account, orders and reservations that meet, and what an owner does at the desk.
    await authorisation(target, shortSize)
    await groupKeys(target, shortSize)
    await lastThings(target, { ...shortSize, callers: [2] })
    const ownerDid: number[] = []
    for (const like of [1, 3, 7] as const)
      ownerDid.push(...(await useWholeDesk(service, await service.newRestaurant({ like }))))
    const ofCalls = seen.splice(0)
    await service.sweep()
    await service.close()
    await server.stop()

    expect(ownerDid.length).toBeGreaterThan(60)
    expect(ownerDid.filter((status) => status !== 200)).toEqual([])
    const unnamed = (statements: readonly string[]) => statements.filter((each) => isJudged(each) && !isNamed(each))
    const known = (statement: string) => acrossRestaurants.some((pattern) => pattern.test(statement))
    expect(new Set(ofCalls.filter(isJudged)).size).toBeGreaterThan(120)
    expect(
      unnamed(ofCalls).filter((statement) => !known(statement) && !statement.startsWith('select string_agg')),
    ).toEqual([])
    expect(unnamed(seen).filter((statement) => !known(statement))).toEqual([])
    expect(unnamed(seen).length).toBeGreaterThan(5)
  })

  test.each([
    ['select "id" from "orders" where "orders"."status" = $1', false],
    ['select "id" from "orders"', false],
    ['select "id" from "orders" where ("orders"."restaurant_id" = $1 and "orders"."id" > $2)', true],
    ['select "id" from "chats" where ("chats"."restaurant_id" = $1 and "chats"."subject_id" = $2)', true],
    ['select "id" from "chats" where ("chats"."kind" = $1 and "chats"."subject_id" = $2)', false],
    ['update "orders" set "status" = $1 where "orders"."id" = $2', false],
    ['update "outbox" set "sent_at" = $1 where "outbox"."id" = $2', false],
    ['update "rewards" set "order_id" = $1 where ("rewards"."account_id" = $2 and "rewards"."id" in ($3))', true],
    ['select "id" from "orders" where ("orders"."account_id" = $1 and "orders"."id" = $2)', false],
  ])('are judged by their condition: %s', (statement, expected) => {
    expect(isNamed(statement)).toBe(expected)
  })
})
