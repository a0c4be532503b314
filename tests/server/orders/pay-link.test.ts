import { and, eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'

import type { RestaurantChanges } from '#demo/trials/change-restaurant.ts'
import { readOrders, showPayLink } from '#desk/contract/orders.ts'
import { leastTimeToPayByLinkMs, timeToPayByLinkMs } from '#server/payments/payment-deps.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { paymentModes } from '#server/platform/db/schema/checkout-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { atTelephone } from '#tests/server/support/at-telephone.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { aDiner, clientOf, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const byLink = {
  ...orderSamples.collect,
  fields: { paymentMode: 'card', cashMeans: null },
} as const satisfies OrderWish
const isOnlineAt = (restaurantId: Id<'Restaurant'>) =>
  and(eq(paymentModes.restaurantId, restaurantId), ne(paymentModes.kind, 'cash'))

/** Portions of what is ordered before anybody orders. */
const portions = 5

/** A restaurant with a limited dish, its staff on the telephone, and a diner who pays. */
async function aRestaurant(wish: RestaurantChanges = {}) {
  const stock = [{ productId: 801, venueId: 21, quantity: portions }]
  const restaurantId = await service.newRestaurant({ like: 2, stock, ...wish })
  const { api, place } = await atTelephone(service, restaurantId)
  const desk = deskOf(service, restaurantId)
  const pays = payer(service, { restaurantId, venueId: 21, diner: await aDiner(service, restaurantId) })
  const rowOf = async (orderId: Id<'Order'>) =>
    (await service.db.select().from(orders).where(eq(orders.id, orderId)))[0]
  return {
    restaurantId,
    api,
    desk,
    pays,
    rowOf,
    /** An order that waits for its link to be paid. */
    waiting: async (wish: OrderWish = {}) => (await place({ ...byLink, ...wish })).id,
    place,
    passes: (ms: number) => service.clock.set(noon + ms, restaurantId),
    listed: async () => readOrders.reply.parse(await desk.read('orders')),
    auditOf: async (orderId: Id<'Order'>) => {
      const isOfIt = and(eq(audit.restaurantId, restaurantId), eq(audit.subject, String(orderId)))
      const rows = await service.db.select().from(audit).where(isOfIt).orderBy(audit.id)
      return rows.map(({ action, memberName }) => [action, memberName])
    },
    async link(orderId: Id<'Order'>, email: string | null = null) {
      const response = await desk.post(`orders/${orderId}/pay-link`, { email })
      return showPayLink.reply.parse(await response.json())
    },
  }
}

/** What the payment page sends about the order of a link. */
async function ask(link: string, path: 'summary' | 'secret' | 'confirm', more: object = {}) {
  const { hash } = new URL(link)
  const body = { return_url: null, ...Object.fromEntries(new URLSearchParams(hash.slice(1))), ...more }
  const response = await service.fetch(`https://service.example/pay/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, content: (await response.json()) as Record<string, unknown> }
}

type Restaurant = Awaited<ReturnType<typeof aRestaurant>>

async function payByCard(link: string, { pays }: Restaurant) {
  const { content } = await ask(link, 'secret')
  await pays.confirm(String(content.clientSecret), await pays.method())
  return ask(link, 'confirm')
}

describe('a link to pay', () => {
  test('is one way to pay beside cash, without any keys [ORD-90]', async () => {
    const { api } = await aRestaurant()
    const asked = { venueId: id<'Venue'>(21), orderType: 'takeAway', newsLimit: null } as const
    const info = await api.call(getMixedInfo, { ...asked, paymentModes: true, paymentCredentials: true })
    expect(info.paymentModes.map(({ kind, label }) => [kind, label])).toEqual([
      ['cash', 'On delivery or collection'],
      ['card', 'Link to pay'],
    ])
    const [cash, link] = info.paymentModes
    expect(cash?.credentials).toBeNull()
    const { paymentPageUrl, ...keys } = link?.credentials ?? {}
    expect(paymentPageUrl).toMatch(/\/pay$/)
    expect(Object.values(keys).every((value) => value === null || value === false)).toBe(true)
  })

  test('is not offered where nothing is paid online [ORD-90]', async () => {
    const restaurantId = await service.newRestaurant({ like: 2 })
    await service.db.delete(paymentModes).where(isOnlineAt(restaurantId))
    const { place } = await atTelephone(service, restaurantId)
    expect(await statusOf(place(byLink))).toBe('PAYMENT_MODE_NOT_AVAILABLE')
  })

  test('leaves the order unpaid, its stock held [ORD-91]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const payBy = new Date(noon + timeToPayByLinkMs)
    expect(await restaurant.rowOf(orderId)).toMatchObject({
      status: 'new',
      paymentStatus: 'pending',
      waitsSince: null,
      placedBy: 'Rosa',
      payBy,
    })
    expect(await restaurant.pays.stockOf(801)).toBe(portions - 1)
    const { orders: shown, waitingForPayment } = await restaurant.listed()
    expect(shown).toMatchObject([{ id: orderId, payment: { status: 'pending', payBy: payBy.toISOString() } }])
    // It is shown itself.
    expect(waitingForPayment).toBe(0)
    expect(await restaurant.auditOf(orderId)).toEqual([['order.place', 'Rosa']])
  })

  test('ends when its slot could not be made any more [ORD-91]', async () => {
    const { place, waiting, rowOf, passes } = await aRestaurant({ timetable: { leadMinutes: 20 } })
    const slotStart = moment('2026-03-10 19:30:00')
    // To the end of the minute, as the slot is offered.
    const lastMs = 430 * minute + 59_000
    passes(lastMs - timeToPayByLinkMs + minute)
    expect(await rowOf(await waiting({ slotStart }))).toMatchObject({ payBy: new Date(noon + lastMs) })
    passes(lastMs - leastTimeToPayByLinkMs)
    expect(await rowOf(await waiting({ slotStart }))).toMatchObject({ payBy: new Date(noon + lastMs) })
    passes(lastMs - leastTimeToPayByLinkMs + 1000)
    expect(await statusOf(place({ ...byLink, slotStart }))).toBe('TOO_LATE_FOR_LINK')
    expect(await statusOf(place({ ...orderSamples.collect, slotStart }))).toBe('accepted')
  })

  test('is confirmed by its payment, and rings nowhere [ORD-92]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const { link } = await restaurant.link(orderId)
    expect(await payByCard(link, restaurant)).toMatchObject({ status: 200 })
    expect(await restaurant.rowOf(orderId)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paymentMode: 'card',
      waitsSince: null,
    })
    expect((await ask(link, 'summary')).content).toMatchObject({ status: 'paid' })
    expect(await restaurant.auditOf(orderId)).toEqual([
      ['order.place', 'Rosa'],
      ['order.pay-link', 'Gino'],
      ['order.confirm', 'service'],
    ])
    expect(await mailsOf(service.db, restaurant.restaurantId)).toEqual([])
    expect(await restaurant.pays.money()).toBeGreaterThan(0)
  })

  test('lapses by itself, and the desk says so [ORD-93]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const { link } = await restaurant.link(orderId)
    restaurant.passes(timeToPayByLinkMs)
    await service.sweep()
    expect(await restaurant.rowOf(orderId)).toMatchObject({ paymentStatus: 'pending' })
    restaurant.passes(timeToPayByLinkMs + 1)
    await service.sweep()
    await service.sweep()
    const { orders: shown } = await restaurant.listed()
    expect(shown).toMatchObject([{ id: orderId, status: 'cancelled', payment: { status: 'failed' } }])
    expect(await restaurant.auditOf(orderId)).toEqual([
      ['order.place', 'Rosa'],
      ['order.pay-link', 'Gino'],
      ['order.lapse', 'service'],
    ])
    expect(await restaurant.pays.stockOf(801)).toBe(portions)
    expect((await ask(link, 'summary')).content).toMatchObject({ status: 'failed' })
    expect(await ask(link, 'secret')).toMatchObject({ status: 409 })
    expect(await (await restaurant.desk.post(`orders/${orderId}/pay-link`, { email: null })).json()).toEqual({
      reason: 'not-to-pay',
    })
  })

  test('is given up by staff, and pays no more [ORD-94]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const { link } = await restaurant.link(orderId, 'luca@example.com')
    const { content } = await ask(link, 'secret')
    const told = { reason: 'soldOut', message: 'The oven is broken' }
    expect((await restaurant.desk.post(`orders/${orderId}/cancel`, told)).status).toBe(200)
    expect(await restaurant.rowOf(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
    expect(await restaurant.pays.stockOf(801)).toBe(portions)
    expect((await restaurant.auditOf(orderId)).at(-1)).toEqual(['order.cancel', 'Gino'])
    const [mail] = await mailsOf(service.db, restaurant.restaurantId)
    expect(mail).toMatchObject({ kind: 'order-cancelled', recipient: 'luca@example.com' })
    expect(mail?.body).toContain('The oven is broken')
    await restaurant.pays.confirm(String(content.clientSecret), await restaurant.pays.method())
    await service.sweep()
    expect(await restaurant.pays.money()).toBe(0)
  })

  test('that was paid first is not given up [ORD-94]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const { link } = await restaurant.link(orderId)
    const { content } = await ask(link, 'secret')
    // The page of the diner has not told the service yet.
    await restaurant.pays.confirm(String(content.clientSecret), await restaurant.pays.method())
    const answer = await restaurant.desk.post(`orders/${orderId}/cancel`, {})
    expect(await answer.json()).toEqual({ reason: 'being-paid' })
    expect(await restaurant.rowOf(orderId)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    // Now it is cancelled as every order that is paid.
    expect((await restaurant.desk.post(`orders/${orderId}/cancel`, {})).status).toBe(200)
    await service.sweep()
    expect(await restaurant.pays.money()).toBe(0)
  })

  test('stays the same however often it is shown [ORD-95]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const first = await restaurant.link(orderId)
    const second = await restaurant.link(orderId)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ phone: '+39 333 555 0202', timeZone: 'Europe/Rome' })
    expect(first.message).toContain(first.link)
    expect(first.message).toMatch(/by 12:30/)
    const { searchParams, hash } = new URL(first.link)
    expect([...searchParams]).toEqual([])
    expect(hash).toContain('token=')
    // It names an order; another number needs another token.
    const other = await restaurant.waiting()
    expect(await ask(first.link, 'summary', { entita_id: String(other) })).toMatchObject({ status: 404 })
    expect(JSON.stringify((await ask(first.link, 'summary')).content)).not.toMatch(/Luca|333/)
  })

  test('is mailed in the language of the order [ORD-95]', async () => {
    const restaurant = await aRestaurant()
    const orderId = await restaurant.waiting()
    const { link } = await restaurant.link(orderId, ' luca@example.com ')
    const [mail] = await mailsOf(service.db, restaurant.restaurantId)
    expect(mail).toMatchObject({ kind: 'order-pay-link', recipient: 'luca@example.com', language: 'en' })
    expect(mail?.body).toContain(link)
    await payByCard(link, restaurant)
    const [confirmation] = await mailsOf(service.db, restaurant.restaurantId)
    expect(confirmation).toMatchObject({ kind: 'order-confirmed', recipient: 'luca@example.com' })
    const wrong = await restaurant.desk.post(`orders/${await restaurant.waiting()}/pay-link`, { email: 'luca' })
    expect(await wrong.json()).toMatchObject({ reason: 'invalid', faults: { email: expect.any(String) } })
  })

  test('opens the order to nobody without it [ORD-95]', async () => {
    const { restaurantId, waiting } = await aRestaurant()
    const orderId = await waiting()
    const stranger = clientOf(service, restaurantId)
    const guessed = { venueId: null, id: orderId, token: 't_guessed' }
    expect(await statusOf(stranger.call(getOrder, guessed))).toBe('ORDER_NOT_FOUND')
  })
})
