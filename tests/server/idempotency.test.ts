import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orders } from '#demo/server/platform/db/schema/order-tables.ts'
import { idempotencyKeys } from '#demo/server/platform/db/schema/service-tables.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aDiner, anOrder, noon, statusOf, tiramisu } from './diner.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>
let request: RequestOf<typeof createOrder>

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  diner = await aDiner(service, restaurantId)
  request = await anOrder(diner.api)
})

const send = (idempotencyKey: string, who = diner) => who.api.call(createOrder, request, { idempotencyKey })
const orderCount = async () =>
  (await service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))).length
const day = 86_400_000

test('neither keys nor replies lie open in the database', async () => {
  const key = randomUUID()
  const placed = await send(key)
  const [row] = await service.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.restaurantId, restaurantId))
  expect(row?.key).toMatch(/^[\w-]{43}$/)
  expect(row?.reply).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toMatch(new RegExp(`${key}|"${placed.id}"|total`))
})

describe('an order sent again with its key', () => {
  test('is answered as the first time and created once', async () => {
    const key = randomUUID()
    const first = await send(key)
    expect(await send(key)).toEqual(first)
    expect(await orderCount()).toBe(1)
  })

  test('gets the first answer again after a lost reply', async () => {
    const key = randomUUID()
    service.faults.next({ path: '/account/order', kind: 'lose-reply', restaurantId })
    const lost = await send(key).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(ApiError)
    expect(await orderCount()).toBe(1)
    const again = await send(key)
    expect(await orderCount()).toBe(1)
    expect(again.total).toBe(request.total)
  })

  test('is created once by ten simultaneous presses', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(key)))
    expect(new Set(replies.map((reply) => reply.id)).size).toBe(1)
    expect(await orderCount()).toBe(1)
  })

  test('gets the first answer when nothing is orderable now', async () => {
    const key = randomUUID()
    const first = await send(key)
    await service.changeRestaurant(restaurantId, {
      restaurant: { isUnderMaintenance: true },
      venue: { isLicensed: false },
      stock: [{ productId: tiramisu, venueId: 11, quantity: 0 }],
    })
    expect(await send(key)).toEqual(first)
  })

  test('is judged anew after a failure: failures are not kept', async () => {
    const key = randomUUID()
    await service.changeRestaurant(restaurantId, { service: { isBlocked: true } })
    expect(await statusOf(send(key))).toBe('SERVICE_BLOCKED')
    await service.changeRestaurant(restaurantId, { service: { isBlocked: false } })
    expect(await statusOf(send(key))).toBe('accepted')
    expect(await orderCount()).toBe(1)
  })

  test('is new after 24 hours, not before', async () => {
    const key = randomUUID()
    request = await anOrder(diner.api, { slotStart: '2026-03-12 19:30:00' as typeof request.slotStart })
    const first = await send(key)
    service.clock.set(noon + day, restaurantId)
    expect((await send(key)).id).toBe(first.id)
    service.clock.set(noon + day + 1, restaurantId)
    const later = await send(key)
    expect(later.id).not.toBe(first.id)
    expect((await send(key)).id).toBe(later.id)
  })
})

describe('a key', () => {
  test('belongs to one customer', async () => {
    const key = randomUUID()
    const other = await aDiner(service, restaurantId)
    const first = await send(key)
    expect((await send(key, other)).id).not.toBe(first.id)
  })

  test('belongs to one restaurant', async () => {
    const key = randomUUID()
    const elsewhere = await service.newRestaurant()
    const first = await send(key)
    const other = await aDiner(service, elsewhere)
    expect((await send(key, other)).id).not.toBe(first.id)
  })

  test('is needed: two calls without are two orders', async () => {
    const [first, second] = [await diner.api.call(createOrder, request), await diner.api.call(createOrder, request)]
    expect(second.id).not.toBe(first.id)
  })
})
