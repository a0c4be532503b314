import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { readOrders } from '#desk/contract/orders.ts'
import type { Lack } from '#desk/contract/set-up/steps.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { products, stock } from '#server/platform/db/schema/menu-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { countOrders } from '#server/platform/monitoring/count-orders.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { usesByCode } from '#server/savings/discount-codes.ts'
import { removeStaffMember } from '#server/staff/staff-members.ts'
import { waitingOrders } from '#server/unanswered/waiting-orders.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { atWidget } from '#tests/server/support/at-telephone.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  restaurantId = await service.newRestaurant({ like: 2, restaurant: { opensSoon: true } })
})

const guest = { ...aGuest, email: 'luca@example.com' }
const collect: OrderWish = { ...orderSamples.collect, guest }
const owner = () => atWidget(service, { restaurantId, role: 'owner', use: 'preview' })
const place = async (wish: OrderWish = collect) => (await owner()).place(wish)
const desk = () => deskOf(service, restaurantId)
const rowOf = async (orderId: Id<'Order'>) => (await service.db.select().from(orders).where(eq(orders.id, orderId)))[0]
const listed = async () => readOrders.reply.parse(await desk().read('orders')).orders
type Steps = { opensSoon: boolean; steps: { name: string; isDone: boolean; lacks: Lack[] }[] }
const isDone = async (step: string) =>
  (await desk().read<Steps>('set-up')).steps.find(({ name }) => name === step)?.isDone

describe('an order of the preview', () => {
  test('is a test that rings at the desk [SET-16]', async () => {
    const { api, member } = await owner()
    const reply = await api.call(createOrder, await anOrder(api, collect))
    expect(reply.token).toBeNull()
    const [shown] = await listed()
    expect(shown).toMatchObject({ id: reply.id, isTest: true, status: 'new', placedBy: null })
    expect((await rowOf(reply.id))?.waitsSince).not.toBeNull()
    const [entry] = await service.db
      .select()
      .from(audit)
      .where(eq(audit.subject, String(reply.id)))
    expect(entry).toMatchObject({ action: 'order.test', memberId: member?.id })
  })

  test('begins no payment whatever way was chosen [SET-25]', async () => {
    const { id: orderId, total } = await place({ ...collect, fields: { paymentMode: 'card' } })
    expect(total).toBeGreaterThan(0)
    expect(await rowOf(orderId)).toMatchObject({
      isTest: true,
      paymentMode: 'cash',
      cashMeans: null,
      paymentStatus: null,
      tokenHash: null,
      accountId: null,
    })
    expect(await service.db.$count(payments, eq(payments.restaurantId, restaurantId))).toBe(0)
    await desk().post(`orders/${orderId}/confirm`)
    await desk().post(`orders/${orderId}/cancel`)
    expect(await service.db.$count(payments, eq(payments.restaurantId, restaurantId))).toBe(0)
  })

  test('takes neither stock nor slot nor code [SET-25]', async () => {
    const place801 = and(eq(stock.restaurantId, restaurantId), eq(stock.productId, id<'Product'>(801)))
    await desk().post('venues/21/products/801/stock', { quantity: 5 })
    const left = async () => (await service.db.select().from(stock).where(place801))[0]?.quantity
    const { id: orderId } = await place()
    expect([await left(), await service.db.$count(slotBookings, eq(slotBookings.restaurantId, restaurantId))]).toEqual([
      5, 0,
    ])
    await service.db
      .update(orders)
      .set({ discountCodeId: id<'DiscountCode'>(1) })
      .where(eq(orders.id, orderId))
    expect((await usesByCode(service.db, { restaurantId, accountId: null })).size).toBe(0)
    expect((await desk().post(`orders/${orderId}/refuse`)).status).toBe(200)
    expect(await left()).toBe(5)
  })

  test('tells nobody, and keeps no consent [SET-25]', async () => {
    const { id: orderId } = await place()
    await desk().post(`orders/${orderId}/expected`, { expected: { from: '2026-03-10 20:00:00', to: null } })
    await desk().post(`orders/${orderId}/confirm`)
    await desk().post(`orders/${orderId}/cancel`)
    expect(await mailsOf(service.db, restaurantId)).toEqual([])
    expect(await service.db.$count(consentRecords, eq(consentRecords.orderId, orderId))).toBe(0)
  })

  test('is counted and credited nowhere, and seats nobody [SET-25]', async () => {
    const before = await countOrders(service.db)
    const eaten = await place({ ...orderSamples.eatIn, guest })
    await desk().post(`orders/${eaten.id}/confirm`)
    expect(await countOrders(service.db)).toEqual(before)
    service.clock.set(noon + 20 * 3_600_000)
    await service.sweep()
    expect(await rowOf(eaten.id)).toMatchObject({ status: 'confirmed', points: null })
  })

  test('is not missed when nobody answers it [SET-26]', async () => {
    const { id: orderId } = await place()
    const waiting = (await waitingOrders.all(service.db)).filter((each) => each.restaurantId === restaurantId)
    expect(waiting).toEqual([])
    expect(await waitingOrders.lock(service.db, { restaurantId, id: orderId })).toBeNull()
    service.clock.set(noon + 6 * 3_600_000)
    await service.sweep()
    expect(await rowOf(orderId)).toMatchObject({ status: 'new', reminders: 0, pushedAt: null, calledAt: null })
    expect(await desk().read('pauses')).toMatchObject({ services: [] })
    expect(await mailsOf(service.db, restaurantId)).toEqual([])
  })

  test('takes no table [SET-25]', async () => {
    const { id: orderId } = await place({ ...orderSamples.table, guest })
    await desk().post(`orders/${orderId}/confirm`)
    const plan = JSON.stringify(await desk().read('tables'))
    expect(plan).not.toContain(String(orderId))
  })

  test('keeps the rules of the widget for diners [SET-16]', async () => {
    const { api } = await owner()
    const order = await anOrder(api, collect)
    expect(await statusOf(api.call(createOrder, { ...order, total: 1 as typeof order.total }))).toBe('TOTAL_CHANGED')
    expect(await statusOf(place({ ...collect, guest: { ...guest, hasAcceptedPrivacy: false } }))).toBe('VALIDATION')
  })

  test('is read by nobody else [SET-25]', async () => {
    const { id: orderId } = await place()
    const diner = clientOf(service, restaurantId)
    await service.db.update(restaurants).set({ opensSoon: false }).where(eq(restaurants.id, restaurantId))
    expect(await statusOf(diner.call(getOrder, { id: orderId, venueId: id<'Venue'>(21), token: 't_guess' }))).not.toBe(
      'accepted',
    )
  })

  test('is done as a step once one was accepted [SET-16]', async () => {
    const { id: orderId } = await place()
    expect(await isDone('test')).toBe(false)
    expect((await desk().post('set-up/done', { step: 'test', venueId: null })).status).toBe(404)
    await desk().post(`orders/${orderId}/confirm`)
    expect(await isDone('test')).toBe(true)
  })

  test('is not placed by who was removed meanwhile', async () => {
    const { api, member } = await owner()
    const order = await anOrder(api, collect)
    if (member) await removeStaffMember(service.db, member)
    expect(await api.call(createOrder, order).catch(() => null)).toBeNull()
    expect(await listed()).toEqual([])
  })
})

describe('test orders go [SET-27]', () => {
  test('by a button, which takes no other order', async () => {
    const { id: orderId } = await place()
    expect((await desk().post(`orders/${orderId}/remove-test`)).status).toBe(200)
    expect(await rowOf(orderId)).toBeUndefined()
    await service.db.update(restaurants).set({ opensSoon: false }).where(eq(restaurants.id, restaurantId))
    const diner = clientOf(service, restaurantId)
    const real = await diner.call(createOrder, await anOrder(diner, { ...orderSamples.table, guest: aGuest }))
    expect(await rowOf(real.id)).toMatchObject({ isTest: false })
    expect((await desk().post(`orders/${real.id}/remove-test`)).status).toBe(409)
    expect(await rowOf(real.id)).toBeDefined()
  })

  test('with the opening, after which there are none', async () => {
    const { id: orderId } = await place()
    const { api } = await owner()
    const late = await anOrder(api, collect)
    expect((await desk().post('open')).status).toBe(200)
    expect(await rowOf(orderId)).toBeUndefined()
    expect(await statusOf(api.call(createOrder, late))).toBe('NO_TEST_WHEN_OPEN')
    expect((await desk().read<Steps>('set-up')).steps.map(({ name }) => name)).not.toContain('test')
  })
})

describe('the opening is refused', () => {
  const save = async (path: string, fields: object) => {
    const { version, value } = await desk().read<{ version: string; value: object }>(path)
    const reply = await desk().post(path, { version, value: { ...value, ...fields } })
    expect(await reply.json()).not.toHaveProperty('faults')
  }
  // `accounts.test.ts` shows what is missing without an account: here the installation has one.
  const breaks: Readonly<Record<Exclude<Lack, 'account'>, () => Promise<unknown>>> = {
    hours: () => save('venues/21/set-up/hours', { openingHours: [] }),
    service: () => save('venues/21/set-up/services', { services: {} }),
    table: () => save('venues/21/set-up/tables', { tables: [] }),
    area: () => save('set-up/delivery', { deliveryAreas: [] }),
    payment: () => save('set-up/payments', { payments: [] }),
    dish: async () => {
      const isOwn = eq(products.restaurantId, restaurantId)
      await service.db.update(products).set({ isWithdrawn: true }).where(isOwn)
    },
  }

  test.each(Object.keys(breaks) as (keyof typeof breaks)[])('while something is missing: %s [SET-17]', async (lack) => {
    await breaks[lack]()
    const { steps } = await desk().read<Steps>('set-up')
    expect(steps.flatMap(({ lacks }) => lacks)).toEqual([lack])
    const reply = await desk().post('open')
    expect([reply.status, await reply.json()]).toEqual([409, { reason: 'lacks' }])
    expect(await desk().read('pauses')).toMatchObject({ opensSoon: true })
    expect(await isDone('open')).toBe(false)
  })

  test('never once nothing is [SET-17]', async () => {
    expect((await desk().post('open')).status).toBe(200)
    expect(await isDone('open')).toBe(true)
    expect((await desk().post('open')).status).toBe(409)
  })
})
