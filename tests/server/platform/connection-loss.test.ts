import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { ApiError } from '#src/api/api-error.ts'
import { createOrder } from '#src/contract/order.ts'
import { aDiner, anOrder } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startPostgresService } from '#tests/server/support/postgres-service.ts'
import type { PostgresService } from '#tests/server/support/postgres-service.ts'
import type { TestService } from '#tests/support/service.ts'

const programs = postgresPrograms()
/** As many as the service has connections, so that each of these orders holds one. */
const orderCount = 10

// An error that nobody handles would end the process: vitest fails the run for it.
describe.skipIf(programs === null)('a service whose connections PostgreSQL ends', { timeout: 180_000 }, () => {
  let own: PostgresService
  let service: TestService
  const logged: string[] = []
  beforeAll(async () => {
    const logger = ({ event }: { readonly event: string }) => void logged.push(event)
    own = await startPostgresService(programs ?? '', { logger })
    service = own.service
  }, 120_000)
  afterAll(() => own.stop())

  async function connect() {
    const admin = new pg.Client(own.server.url)
    admin.on('error', () => undefined)
    await admin.connect()
    return admin
  }
  const terminateAll = (admin: pg.Client) =>
    admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda'")
  // Asks pg_locks: within a transaction pg_stat_activity always answers what it answered first.
  async function waitForHalted(admin: pg.Client) {
    const text = 'select count(distinct pid)::int as count from pg_locks where not granted'
    for (let count = 0; count < orderCount;) count = (await admin.query<{ count: number }>(text)).rows[0]?.count ?? 0
  }

  async function tenOrders() {
    const restaurantId = await service.newRestaurant({ timetable: { capacity: null } })
    const diner = await aDiner(service, restaurantId)
    const request = await anOrder(diner.api)
    const keys = Array.from({ length: orderCount }, () => randomUUID())
    /** The number of the order, or the status that it was refused with. */
    async function place(idempotencyKey: string) {
      try {
        return (await diner.api.call(createOrder, request, { idempotencyKey })).id
      } catch (error) {
        if (error instanceof ApiError && error.failure.kind === 'refused') return error.failure.status
        throw error
      }
    }
    const placeAll = () => Promise.all(keys.map(place))
    const stored = async () => {
      const rows = await service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))
      return new Set(rows.map(({ id }) => id))
    }
    return { placeAll, stored }
  }

  test.each([
    ['one by one', terminateAll],
    ['by a restart', () => own.server.restart()],
  ])('%s during orders, continues: one order per key', async (_case, endConnections) => {
    const { placeAll, stored } = await tenOrders()
    const admin = await connect()
    // Orders can be read but not written: each stops in the middle of its transaction.
    await admin.query('begin; lock table orders in share row exclusive mode')
    const interrupted = placeAll()
    await waitForHalted(admin)
    await endConnections(admin)
    expect(await interrupted).toEqual(Array.from({ length: orderCount }, () => 'SERVER_ERROR'))
    await admin.end()
    expect(logged).toContain('database-connection-lost')

    expect(await stored()).toEqual(new Set())
    const placed = await placeAll()
    expect(await stored()).toEqual(new Set(placed))
    expect(await placeAll()).toEqual(placed)
    expect(new Set(placed).size).toBe(orderCount)
  })

  test('while none is in use answers the next call', async () => {
    const status = async () => {
      const body = JSON.stringify({ id_ristorante: 1 })
      return (await service.app.request('/en/webservice/restaurant/get_status', { method: 'POST', body })).json()
    }
    expect(await status()).toMatchObject({ success: true })
    await own.server.restart()
    expect(await status()).toMatchObject({ success: true })
  })
})
