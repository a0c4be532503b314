import { readFileSync } from 'node:fs'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, atMensa, clientOf, noon } from '#tests/server/support/diner.ts'
import { startFilledPostgres } from '#tests/server/support/filled-postgres.ts'
import { openedBy } from '#tests/server/support/phones.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests } from '#tests/support/service.ts'

const programs = postgresPrograms()
const divide = readFileSync('tools/deploy/partition-by-restaurant.sql', 'utf8')

describe.skipIf(programs === null)('a database that is divided by restaurant', { timeout: 180_000 }, () => {
  let server: PostgresServer
  let service: TestService
  let client: pg.Client
  let restaurantId: Id<'Restaurant'>
  /** Another one, where tables are booked. */
  let quietId: Id<'Restaurant'>
  /** One that nobody has ordered from. */
  let thirdId: Id<'Restaurant'>
  let diner: Awaited<ReturnType<typeof aDiner>>
  /** Placed before the division, with rewards that points have bought. */
  const orders: Id<'Order'>[] = []
  let counted: readonly object[] = []
  const open = async () =>
    forTests(await openDemonstration({ databaseUrl: server.url, now: () => noon, logger: () => undefined }))
  const tables = ['orders', 'order_lines', 'order_status_log', 'order_rewards', 'rewards', 'outbox', 'reservations']
  const countAll = async () => {
    const counts: object[] = []
    for (const name of tables) counts.push((await client.query(`select count(*) from ${name}`)).rows[0] as object)
    return counts
  }
  const runAsPsql = async () => {
    await client.query('begin')
    await client.query(divide)
    await client.query('commit')
  }
  const place = async () => {
    const { rewards } = await diner.api.call(getRewards, { venueId: id<'Venue'>(61) })
    const request = await anOrder(diner.api, { ...atMensa, rewards: rewards.filter(({ cost }) => cost === 10) })
    return (await diner.api.call(createOrder, request)).id
  }
  const book = async () => {
    const booked = await clientOf(service, quietId).call(reserve, {
      ...aTable,
      venueId: id<'Venue'>(21),
      people: 2,
      deposit: price('10.00'),
      paymentMode: 'card',
    })
    return booked.id
  }

  beforeAll(async () => {
    server = await startFilledPostgres(programs ?? '')
    service = await open()
    client = new pg.Client(server.url)
    await client.connect()
    restaurantId = await service.newRestaurant({ like: 6, timetable: { capacity: null } })
    diner = await aDiner(service, restaurantId, { card: { points: 30 } })
    quietId = await service.newRestaurant({ like: 2 })
    thirdId = await service.newRestaurant({ like: 6 })
    orders.push(await place(), await place())
    await book()
    counted = await countAll()
    await service.close()
    await runAsPsql()
    service = await open()
    diner = { ...diner, api: clientOf(service, restaurantId, { who: diner }) }
  }, 180_000)
  afterAll(async () => {
    await client.end()
    await service.close()
    await server.stop()
  })

  test('keeps every row', async () => {
    expect(await countAll()).toEqual(counted)
    const { orders: history } = await diner.api.call(getOrderHistory, { countsMessages: false })
    expect(history.map((order) => order.id)).toEqual(expect.arrayContaining(orders))
    expect(counted.every((row) => Object.values(row).some((count) => Number(count) > 0))).toBe(true)
  })

  test('takes orders, bookings and decisions as before', async () => {
    const [before] = orders
    const after = await place()
    expect(after).toBeGreaterThan(Math.max(...orders))
    for (const order of [before, after]) {
      expect((await deskOf(service, restaurantId).post(`orders/${order}/confirm`)).status).toBe(200)
      const read = await diner.api.call(getOrder, { venueId: null, id: order ?? after, token: null })
      expect([read.order.status, read.order.rows.length]).toEqual(['confirmed', 1])
    }
    expect(await book()).toBeGreaterThan(5000)
    const shown = await deskOf(service, restaurantId).read<{ orders: { id: number }[] }>('orders')
    expect(shown.orders.map((order) => order.id)).toEqual([after, ...orders.toReversed()])
    const { rows } = await client.query('select distinct restaurant_id from order_rewards where order_id = $1', [after])
    expect(rows).toEqual([{ restaurant_id: restaurantId }])
  })

  test('joins a group with its order', async () => {
    const options = { timetableId: id<'Timetable'>(611), slotStart: moment('2026-03-10 20:00:00') }
    const lead = await openedBy(clientOf(service, thirdId), { venueId: 61, options })
    const who = await aDiner(service, thirdId)
    const fields = { group: await lead.order() }
    const placed = await who.api.call(createOrder, await anOrder(who.api, { ...atMensa, ...options, fields }))
    expect(await lead.read()).toMatchObject({ state: 'ordered', orderId: placed.id })
  })

  test.each([
    ['select * from orders where restaurant_id = 1 and id > 5', 'orders'],
    ["select * from orders where restaurant_id = 1 and payment_status = 'pending'", 'orders'],
    ['select * from reservations where restaurant_id = 1 order by id desc limit 50', 'reservations'],
    ['select * from outbox where restaurant_id = 1 order by id desc limit 50', 'outbox'],
    ['select * from order_lines where order_id = 10001', 'order_lines'],
    ['select * from order_status_log where order_id = 10001', 'order_status_log'],
  ])('looks into one of sixteen partitions: %s', async (statement, table) => {
    const plan = (await client.query(`explain ${statement}`)).rows.map((row) => String(row['QUERY PLAN'])).join(' ')
    const read = new Set(plan.match(new RegExp(`\\b${table}_\\d+\\b`, 'g')))
    expect(read.size).toBe(1)
    const { rows } = await client.query(
      'select count(*)::int as count from pg_inherits where inhparent = $1::regclass',
      [table],
    )
    expect(rows).toEqual([{ count: 16 }])
  })

  test('keeps lines without an order out', async () => {
    const line = "insert into order_lines values (99, 1, 1, 1, 1, '{}')"
    await expect(client.query(line)).rejects.toMatchObject({ code: '23503' })
    const [order] = orders
    const moved = client.query('update orders set restaurant_id = $1 where id = $2', [quietId, order])
    await expect(moved).rejects.toMatchObject({ code: '23503' })
  })

  test('is not divided twice', async () => {
    const before = await countAll()
    await runAsPsql()
    expect(await countAll()).toEqual(before)
  })

  test('loses what belongs to a restaurant with it', async () => {
    await client.query('delete from restaurants where id = $1', [restaurantId])
    for (const table of ['orders', 'order_lines', 'order_status_log', 'order_rewards', 'outbox']) {
      const { rows } = await client.query(`select count(*)::int as count from ${table} where restaurant_id = $1`, [
        restaurantId,
      ])
      expect([table, rows]).toEqual([table, [{ count: 0 }]])
    }
  })
})
