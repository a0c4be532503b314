import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aCounter, anOrder, clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'
import { aDiscountCode } from '#tests/support/savings-builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { like: 2, restaurant: { guestOrderTypes: [] } })
})

/** Nobody signed in. */
const anonymous = () => clientOf(service, counter.restaurantId)
const asGuest = async (wish = {}, options: { idempotencyKey?: string } = {}) => {
  const api = anonymous()
  return api.call(createOrder, await anOrder(api, { ...orderSamples.table, guest: aGuest, ...wish }), options)
}
const read = (orderId: Id<'Order'>, token: string | null, api = anonymous()) =>
  api.call(getOrder, { venueId: null, id: orderId, token })

describe('at a table', () => {
  test('an order keeps table and people, and pays covers [PRICE-24]', async () => {
    const { id: orderId, total, token } = await counter.place(orderSamples.table)
    expect([total, token]).toEqual([550 + 2 * 200, null])
    expect(await counter.read(orderId)).toMatchObject({
      orderType: 'table',
      slotStart: '2026-03-10 12:00:00',
      slotEnd: null,
      people: 2,
      tableName: '3',
      tableInstructions: 'Come to the till with your table number: the kitchen starts once you have paid.',
      deliveryFee: null,
      fixedCostAmount: 400,
    })
  })

  test('other types are told nothing about the till', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    expect(await counter.read(orderId)).toMatchObject({ tableName: null, tableInstructions: null })
  })

  test.each<[string, OrderWish]>([
    ['no table', { tableId: null }],
    ['a table of nobody', { tableId: 99 }],
    ['a table without its code', { tableCode: '' }],
    ['a table with a guess', { tableCode: 'stella-3-aaaa' }],
    ['a table with the code of its neighbour', { tableCode: 'stella-4-b4Tn' }],
  ])('%s is refused', async (_case, wish) => {
    expect(await statusOf(counter.place({ ...orderSamples.table, ...wish }))).toBe('TABLE_NOT_FOUND')
  })

  test('the code may be sent as it was scanned', async () => {
    const tableCode = 'https://pizzeria-stella.example/ordina?identificativo=stella-3-v9Lp'
    expect(await statusOf(counter.place({ ...orderSamples.table, tableCode }))).toBe('accepted')
  })

  test('the current slot is taken until its last minute', async () => {
    service.clock.set(noon + 14 * minute, counter.restaurantId)
    expect(await statusOf(counter.place(orderSamples.table))).toBe('accepted')
    service.clock.set(noon + 15 * minute, counter.restaurantId)
    expect(await statusOf(counter.place(orderSamples.table))).toBe('ORDER_TIME_EXPIRED')
    const later = { ...orderSamples.table, slotStart: moment('2026-03-10 20:00:00') }
    expect(await statusOf(counter.place(later))).toBe('accepted')
    const tomorrow = { ...orderSamples.table, slotStart: moment('2026-03-11 12:00:00') }
    expect(await statusOf(counter.place(tomorrow))).toBe('ORDER_TIME_EXPIRED')
  })
})

describe('a guest', () => {
  test('orders at a table and reads with its token [ACCT-13]', async () => {
    const { id: orderId, total, token } = await asGuest()
    expect(total).toBe(950)
    expect(token).toMatch(/^t_[\w-]{43}$/)
    expect((await read(orderId, token)).order).toMatchObject({ id: orderId, tableName: '3', people: 2 })
    expect(await mailsOf(service.db, counter.restaurantId)).toEqual([])
  })

  test('leaves name and phone, and only the token’s hash', async () => {
    const { id: orderId, token } = await asGuest({ guest: { ...aGuest, firstName: ' Luca ' } })
    const [row] = await service.db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({
      accountId: null,
      guest: { firstName: 'Luca', lastName: 'Verdi', phone: '+39 333 555 0202' },
    })
    expect(row?.tokenHash).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test.each(['takeAway', 'delivery', 'eatIn'] as const)('cannot order for %s [ACCT-13]', async (orderType) => {
    const way = { takeAway: orderSamples.collect, delivery: orderSamples.toZone, eatIn: orderSamples.eatIn }[orderType]
    const api = anonymous()
    const order = await anOrder(api, { ...way, guest: aGuest })
    expect(await statusOf(api.call(createOrder, order))).toBe('ACCOUNT_NEEDED')
  })

  test('must say so: otherwise an account is needed', async () => {
    const api = anonymous()
    expect(await statusOf(api.call(createOrder, await anOrder(api, orderSamples.table)))).toBe('ACCOUNT_NEEDED')
  })

  test.each(['it', 'en', 'de', 'fr', 'es'])('is refused by a sentence in %s', async (language) => {
    const api = clientOf(service, counter.restaurantId, { language })
    const order = await anOrder(api, { ...orderSamples.collect, guest: aGuest })
    const refusal = await refusalOf(api.call(createOrder, order))
    expect(refusal?.messages[0]).toMatch(/^\p{Lu}\p{Ll}+ [\p{L} ,:\u00A0-]{20,}\.$/u)
  })

  test.each([
    ['a first name', { firstName: ' ' }, 'First name is a mandatory field'],
    ['a last name', { lastName: '' }, 'Last name is a mandatory field'],
    ['a phone', { phone: '' }, 'Phone is a mandatory field'],
    ['a name one can read', { firstName: 'x'.repeat(201) }, 'First name: at most 200 characters'],
    [
      'the required consents',
      { hasAcceptedPrivacy: false },
      expect.stringMatching(/^Required consent: /) as unknown as string,
    ],
  ])('needs %s', async (_case, fields, message) => {
    const refusal = await refusalOf(asGuest({ guest: { ...aGuest, ...fields } }))
    expect(refusal).toMatchObject({ status: 'VALIDATION' })
    expect(refusal?.messages[0]).toEqual(message)
  })

  test('uses codes for everybody and no rewards', async () => {
    await counter.change({ code: { id: 90, kind: 'amount', value: 1, orderTypes: ['table'] } })
    const code = aDiscountCode({ id: id(90), kind: 'amount', value: 1, orderTypes: ['table'] })
    expect((await asGuest({ code })).total).toBe(850)
    await counter.change({ code: { id: 90, reservedFor: ['anna@example.com'] } })
    expect(await statusOf(asGuest({ code }))).toBe('COUPON_NOT_FOUND')
  })

  test('gets the same order and token for the same key', async () => {
    const options = { idempotencyKey: randomUUID() }
    const first = await asGuest({}, options)
    expect(await asGuest({}, options)).toEqual(first)
    expect(await service.db.select().from(orders).where(eq(orders.restaurantId, counter.restaurantId))).toHaveLength(1)
  })

  test('two rounds are two orders with tokens of their own', async () => {
    const [one, two] = [await asGuest(), await asGuest()]
    expect(one.token).not.toBe(two.token)
    expect(await statusOf(read(one.id, two.token))).toBe('ORDER_NOT_FOUND')
  })
})

describe('a token', () => {
  test('opens one order of one restaurant, and none without it', async () => {
    const { id: orderId, token } = await asGuest()
    expect(await statusOf(read(orderId, `${token}x`))).toBe('ORDER_NOT_FOUND')
    expect(await statusOf(read(orderId, ''))).toBe('ORDER_NOT_FOUND')
    expect(await statusOf(read(orderId, null))).toBe('API_KEY_NOT_FOUND')
    expect(await statusOf(read(orderId, null, counter.diner.api))).toBe('ORDER_NOT_FOUND')
    const elsewhere = clientOf(service, await service.newRestaurant({ like: 2 }))
    expect(await statusOf(read(orderId, token, elsewhere))).toBe('ORDER_NOT_FOUND')
  })

  test('opens no order of a customer', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    expect(await statusOf(read(orderId, 't_guess'))).toBe('ORDER_NOT_FOUND')
  })

  test('opens the order after sign-in or with an old key', async () => {
    const { id: orderId, token } = await asGuest()
    expect((await read(orderId, token, counter.diner.api)).order.id).toBe(orderId)
    const expired = clientOf(service, counter.restaurantId, { who: { apiKey: 'k_gone', email: 'anna@example.com' } })
    expect((await read(orderId, token, expired)).order.id).toBe(orderId)
    expect(await statusOf(read(orderId, null, expired))).toBe('API_KEY_NOT_FOUND')
  })

  test('is not asked of a customer for their own order', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    expect((await read(orderId, 'stale', counter.diner.api)).order.id).toBe(orderId)
  })
})
