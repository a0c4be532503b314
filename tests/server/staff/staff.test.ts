import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, minute, noon, statusOf, tiramisu, welcome10 } from '#tests/server/support/diner.ts'
import { tally } from '#tests/server/support/rush.ts'
import { day, id, moment, price } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>
let orderId: Id<'Order'>

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({
    timetable: { capacity: 1 },
    stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }],
  })
  diner = await aDiner(service, restaurantId, { firstName: 'Anna', lastName: 'Rossi' })
  const order = await anOrder(diner.api, {
    dishes: [{ id: tiramisu, quantity: 3 }],
    fields: { customerNotes: 'Presto' },
  })
  orderId = (await diner.api.call(createOrder, order)).id
})

const desk = (path: string, method: 'GET' | 'POST' = 'GET') => {
  const { get, post } = deskOf(service, restaurantId)
  return method === 'GET' ? get(path) : post(path)
}
const decide = async (action: 'confirm' | 'refuse') => {
  const response = await desk(`orders/${orderId}/${action}`, 'POST')
  return { status: response.status, content: (await response.json()) as object }
}
const mails = async () => {
  const { mails: sent }: { mails: { kind: string; body: string }[] } = await (await desk('outbox')).json()
  return sent
}
const orderNow = async () => (await diner.api.call(getOrder, { venueId: null, id: orderId, token: null })).order
const stockLeft = async () => {
  const question = { productId: id<'Product'>(tiramisu), categoryId: id<'Category'>(8), venueId: id<'Venue'>(11) }
  return (await diner.api.call(getProduct, { ...question, lastUpdate: false })).product.stock
}
const isSlotOffered = async () => {
  const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
  const { slots } = await diner.api.call(getSlots, { ...search, servicePointId: null, date: day('2026-03-10') })
  return slots.some(({ from }) => from === '19:30')
}

describe('the desk', () => {
  test('lists its restaurant’s orders, newest first, complete', async () => {
    const later = await anOrder(diner.api, { slotStart: '2026-03-10 20:00:00' as never, dishes: [{ id: 901 }] })
    const { id: newest } = await diner.api.call(createOrder, later)
    const { orders }: { orders: { id: number }[] } = await (await desk('orders')).json()
    expect(orders.map((order) => order.id)).toEqual([newest, orderId])
    expect(orders[1]).toEqual({
      id: orderId,
      status: 'new',
      orderType: 'takeAway',
      venue: { id: 11, name: 'Trattoria da Gino Centro', currency: '€', timeZone: 'Europe/Rome' },
      seller: {
        name: 'Da Gino S.r.l.',
        address: 'Via Po 12, 10123 Torino (TO)',
        vatNumber: '00000000110',
        phone: '+39 011 555 0111',
      },
      customer: { name: 'Anna Rossi', phone: '+39 333 555 0101', email: diner.email },
      isGuest: false,
      isTest: false,
      people: null,
      place: { table: null, address: null, point: null },
      slotStart: '2026-03-10 19:30:00',
      slotEnd: null,
      isAsSoonAsPossible: false,
      expected: null,
      courier: null,
      invoice: null,
      createdAt: '2026-03-10T11:00:00.000Z',
      isAcceptedAtOnce: false,
      placedBy: null,
      payment: { mode: 'cash', cashMeans: 'cash', status: null, problem: null, payBy: null },
      notes: 'Presto',
      answers: [],
      lines: [
        {
          position: 0,
          quantity: 3,
          name: 'Tiramisu',
          productId: 801,
          categoryId: 8,
          memberName: null,
          details: [],
          note: null,
          allergens: { names: ['gluten', 'egg', 'milk'], isIncomplete: false },
          totalCents: 1650,
        },
      ],
      saving: null,
      fixedCost: null,
      deliveryCents: null,
      tipCents: null,
      totalCents: 1650,
      vat: [{ percent: 10, cents: 150 }],
      removals: [],
      paidCents: 0,
      dueCents: 1650,
      consumedAt: null,
      points: null,
      statusLog: [{ status: 'new', at: '2026-03-10T11:00:00.000Z', reason: null, message: null }],
    })
  })

  test('shows savings, consumption and points', async () => {
    const other = await anOrder(diner.api, {
      code: welcome10,
      dishes: [{ id: tiramisu }],
      slotStart: moment('2026-03-10 20:00:00'),
    })
    const { id: newest } = await diner.api.call(createOrder, other)
    await desk(`orders/${newest}/confirm`, 'POST')
    service.clock.set(noon + 480 * minute, restaurantId)
    await desk(`orders/${newest}/consume`, 'POST')
    const { orders }: { orders: object[] } = await (await desk('orders')).json()
    expect(orders[0]).toMatchObject({
      status: 'confirmed',
      saving: { code: 'WELCOME10', cents: 55 },
      totalCents: 495,
      consumedAt: '2026-03-10T19:00:00.000Z',
      points: 4,
    })
  })

  test('shows the flavours and the dishes inside a combo', async () => {
    const inside = [203, 901].map((productId) => ({
      productId: id<'Product'>(productId),
      categoryId: id<'Category'>(Math.floor(productId / 100)),
      name: '',
      quantity: 1,
      price: price('0.00'),
      total: price('0.00'),
    }))
    const dishes = [{ id: 1001, configuration: { comboPicks: inside } }]
    const order = await anOrder(diner.api, { dishes, slotStart: moment('2026-03-10 20:00:00') })
    await diner.api.call(createOrder, order)
    const { orders }: { orders: object[] } = await (await desk('orders')).json()
    const details = ['1 × Diavola', '1 × Still water 0.5 l'].map((name) => ({ name, cents: 0 }))
    expect(orders[0]).toMatchObject({ lines: [{ details }] })
  })

  test('confirms an order: status, time and mail', async () => {
    service.clock.set(noon + 3 * minute, restaurantId)
    expect(await decide('confirm')).toEqual({ status: 200, content: { status: 'confirmed' } })
    expect(await orderNow()).toMatchObject({
      status: 'confirmed',
      statusLog: [
        { status: 'new', at: '2026-03-10 12:00:00' },
        { status: 'confirmed', at: '2026-03-10 12:03:00' },
      ],
    })
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-received'])
    expect(await stockLeft()).toContainEqual({ venueId: 11, quantity: 1 })
    expect(await isSlotOffered()).toBe(false)
  })

  test('refuses an order: stock, slot and mail', async () => {
    expect(await isSlotOffered()).toBe(false)
    expect(await decide('refuse')).toEqual({ status: 200, content: { status: 'refused' } })
    expect(await orderNow()).toMatchObject({ status: 'refused' })
    expect(await stockLeft()).toContainEqual({ venueId: 11, quantity: 4 })
    expect(await isSlotOffered()).toBe(true)
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'order-refused', body: expect.stringContaining('You owe nothing.') })
    expect(await statusOf(diner.api.call(createOrder, await anOrder(diner.api)))).toBe('accepted')
  })

  test('decides an order once for two simultaneous presses', async () => {
    const outcomes = await Promise.all([decide('confirm'), decide('refuse'), decide('refuse')])
    expect(tally(outcomes.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 })
    expect(await mails()).toHaveLength(2)
  })

  test('says that an order does not exist', async () => {
    const response = await desk('orders/999999/confirm', 'POST')
    expect([response.status, await response.json()]).toEqual([404, { reason: 'unknown' }])
  })
})
