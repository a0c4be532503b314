import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { idempotencyKeys, limitPoints } from '#server/platform/db/schema/service-tables.ts'
import { ApiError } from '#src/api/api-error.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { joinGroup, openGroup } from '#src/contract/group-order.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, clientOf, noon, refusalOf, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { tonightAt11 } from '#tests/server/support/phones.ts'
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

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

describe('a key with other content', () => {
  const other = () => ({ ...request, customerNotes: 'No cream' })

  test('is refused, and nothing is created [BAPI-33]', async () => {
    const key = randomUUID()
    const first = await send(key)
    const refusal = await refusalOf(diner.api.call(createOrder, other(), { idempotencyKey: key }))
    expect(refusal).toMatchObject({ status: 'KEY_USED', messages: [expect.stringMatching(/send it again/)] })
    expect(await orderCount()).toBe(1)
    expect((await send(key)).id).toBe(first.id)
  })

  test('is the same content when only the clock went on', async () => {
    const key = randomUUID()
    const first = await send(key)
    const later = { ...request, orderedAt: moment('2026-03-10 12:00:09') }
    expect((await diner.api.call(createOrder, later, { idempotencyKey: key })).id).toBe(first.id)
  })

  test('is answered as ever where the content was not kept', async () => {
    const key = randomUUID()
    const first = await send(key)
    await service.db.update(idempotencyKeys).set({ contentHash: null })
    expect((await diner.api.call(createOrder, other(), { idempotencyKey: key })).id).toBe(first.id)
  })

  test('is refused for reservations, groups and those who join [BAPI-33]', async () => {
    const api = clientOf(service, restaurantId)
    const key = () => ({ idempotencyKey: randomUUID() })
    const [opened, joined, booked] = [key(), key(), key()]
    const open = { venueId: id<'Venue'>(11), options: tonightAt11, name: 'Anna' }
    const { group } = await api.call(openGroup, open, opened)
    const join = { code: group.code, name: 'Bruno' }
    const { memberId } = await api.call(joinGroup, join, joined)
    expect((await api.call(joinGroup, join, joined)).memberId).toBe(memberId)
    await api.call(reserve, aTable, booked)
    expect(await statusOf(api.call(openGroup, { ...open, name: 'Carla' }, opened))).toBe('KEY_USED')
    expect(await statusOf(api.call(joinGroup, { ...join, name: 'Carla' }, joined))).toBe('KEY_USED')
    expect(await statusOf(api.call(reserve, { ...aTable, people: 3 }, booked))).toBe('KEY_USED')
    expect(await statusOf(api.call(reserve, { ...aTable, token: 'x' }, booked))).toBe('accepted')
  })
})

describe('a repeated call', () => {
  const counted = async () => {
    const rows = await service.db.select().from(limitPoints)
    return rows.reduce((sum, { points }) => sum + points, 0)
  }
  const booking = () => {
    const [api, key] = [clientOf(service, restaurantId), { idempotencyKey: randomUUID() }]
    return () => api.call(reserve, aTable, key)
  }

  test('is no second try of any limit [BAPI-32]', async () => {
    const book = booking()
    const before = await counted()
    await book()
    expect(await counted()).toBe(before + 1)
    for (let again = 0; again < 5; again += 1) await book()
    expect(await counted()).toBe(before + 1)
  })

  test('is none when all are sent at the same moment [BAPI-32]', async () => {
    const book = booking()
    const before = await counted()
    await Promise.all([book(), book(), book()])
    expect(await counted()).toBe(before + 1)
  })
})
