import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { CardProvider } from '#server/payments/card-provider.ts'
import { lapseQuietly } from '#server/payments/lapse-unpaid.ts'
import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { getRewards } from '#src/contract/loyalty.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getSlots } from '#src/contract/shift.ts'
import {
  aCounter,
  aDiner,
  clientOf,
  noon,
  refusalOf,
  statusOf,
  tiramisu,
  welcome10,
} from '#tests/server/support/diner.ts'
import { fixedProviders } from '#tests/server/support/fixed-providers.ts'
import { lateIntent } from '#tests/server/support/late-intent.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { day, id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, {
    timetable: { capacity: 1 },
    stock: [{ productId: tiramisu, venueId: 11, quantity: 4 }],
  })
  pay = payer(service, counter)
})

const stockLeft = () => pay.stockOf(tiramisu)
const passes = (ms: number) => service.clock.set(noon + ms, counter.restaurantId)
const isSlotOffered = async () => {
  const search = { venueId: id<'Venue'>(11), type: 'takeAway', deliveryCityIds: null, deliveryZoneId: null } as const
  const { slots } = await counter.diner.api.call(getSlots, { ...search, servicePointId: null, date: day('2026-03-10') })
  return slots.some(({ from }) => from === '19:30')
}

describe('an order paid by card', () => {
  test('reaches desk and mail only once paid [BAPI-24] [BAPI-25]', async () => {
    const { id: orderId } = await pay.order('card')
    expect(await pay.atDesk()).toEqual([])
    expect(await pay.mails()).toEqual([])
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'pending' })
    expect(await pay.byCard(orderId)).toBe('succeeded')
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid', paymentMode: 'card' })
    expect(await pay.atDesk()).toEqual([orderId])
    expect(await pay.mails()).toEqual(['order-received'])
  })

  test('asks for the order’s exact cents', async () => {
    const { id: orderId, total } = await pay.order('card', { dishes: [{ id: tiramisu, quantity: 3 }] })
    const intent = await service.payments.providers.ofEnvironment.card?.lookAt(
      (await pay.secret(orderId)).split('_secret_')[0] ?? '',
    )
    expect(intent).toMatchObject({ amount: total, currency: 'EUR', status: 'open' })
    expect(total).toBe(1650)
  })

  test('can be retried with its secret after a decline', async () => {
    const { id: orderId } = await pay.order('card')
    const secret = await pay.secret(orderId)
    expect(await pay.confirm(secret, await pay.method('4000000000000002'))).toBe('card_declined')
    expect(await pay.secret(orderId)).toBe(secret)
    expect(await statusOf(pay.notify(orderId))).toBe('PAYMENT_NOT_CONFIRMED')
    expect(await pay.confirm(secret, await pay.method())).toBe('succeeded')
    expect(await statusOf(pay.secret(orderId))).toBe('ALREADY_PAID')
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'paid' })
  })

  test('is paid by the webhook when the browser is gone', async () => {
    const { id: orderId } = await pay.order('card')
    await pay.byCard(orderId)
    expect(await pay.atDesk()).toEqual([])
    await service.sweep()
    expect(await pay.atDesk()).toEqual([orderId])
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    expect(await pay.mails()).toEqual(['order-received'])
  })

  test('that costs nothing is with the venue at once', async () => {
    const code = { ...welcome10, value: 100 }
    await counter.change({ code: { id: 1, value: 100 } })
    const { id: orderId, total } = await pay.order('card', { code })
    expect(total).toBe(0)
    expect(await pay.atDesk()).toEqual([orderId])
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'paid' })
    expect(await statusOf(pay.secret(orderId))).toBe('ALREADY_PAID')
  })

  test('can be paid by its owner at its venue only', async () => {
    const { id: orderId } = await pay.order('card')
    const other = payer(service, { ...counter, diner: await aDiner(service, counter.restaurantId) })
    expect(await statusOf(other.secret(orderId))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(other.notify(orderId))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(pay.secret(orderId, 12))).toBe('ENTITY_NOT_FOUND')
    await counter.change({ timetable: { capacity: null } })
    const { id: inCash } = await counter.place()
    expect(await statusOf(pay.secret(inCash))).toBe('ENTITY_NOT_FOUND')
  })

  test('of a guest is paid with its token', async () => {
    const table = await aCounter(service, { like: 2 })
    const api = clientOf(service, table.restaurantId)
    const asGuest = payer(service, { ...table, diner: { ...table.diner, api }, venueId: 21 })
    const order = await asGuest.order('card', { ...orderSamples.table, people: 2, guest: aGuest })
    const entity = { entityKind: 'order', entityId: order.id as never } as const
    const venueId = id<'Venue'>(21)
    expect(await statusOf(api.call(getClientSecret, { venueId, ...entity, token: 'wrong' }))).toBe('ENTITY_NOT_FOUND')
    const { clientSecret } = await api.call(getClientSecret, { venueId, ...entity, token: order.token })
    expect(await asGuest.confirm(clientSecret, await asGuest.method())).toBe('succeeded')
    expect(await statusOf(api.call(notifyConfirmation, { ...entity, token: order.token }))).toBe('accepted')
    expect(await asGuest.atDesk()).toEqual([order.id])
  })
})

describe('after thirty minutes an unpaid order', () => {
  test('lapses when read, returning stock, slot, code and rewards', async () => {
    const { rewardIds } = await service.changeCard(counter.diner, { rewards: [{ kind: 'amount', value: 1 }] })
    const venue = { venueId: id<'Venue'>(11) }
    const rewardsLeft = async () => (await counter.diner.api.call(getRewards, venue)).rewards.map((one) => one.id)
    const { rewards } = await counter.diner.api.call(getRewards, venue)
    const { id: orderId } = await pay.order('card', { rewards })
    expect([await stockLeft(), await isSlotOffered(), await rewardsLeft()]).toEqual([3, false, []])
    passes(timeToPayMs)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'pending' })
    passes(timeToPayMs + 1)
    expect(await counter.read(orderId)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'failed',
      statusLog: [{ status: 'new' }, { status: 'cancelled', at: '2026-03-10 12:30:00' }],
    })
    expect([await stockLeft(), await isSlotOffered(), await rewardsLeft()]).toEqual([4, true, rewardIds])
    expect(await pay.atDesk()).toEqual([])
    expect(await pay.mails()).toEqual([])
  })

  test('lapses unread, and its code’s use does not count', async () => {
    await counter.change({ code: { id: 1, maxUses: 1 } })
    const order = { code: welcome10 }
    await pay.order('card', order)
    passes(timeToPayMs + 1)
    await service.sweep()
    expect(await stockLeft()).toBe(4)
    expect(await statusOf(counter.place(order))).toBe('accepted')
  })

  test('cannot be paid: its intent is closed', async () => {
    const { id: orderId } = await pay.order('card')
    const secret = await pay.secret(orderId)
    passes(timeToPayMs + 1)
    const refusal = await refusalOf(pay.secret(orderId))
    expect(refusal).toMatchObject({ status: 'ENTITY_NOT_FOUND', messages: [expect.stringContaining('time to pay')] })
    expect(await pay.confirm(secret, await pay.method())).toBe('payment_intent_unexpected_state')
    expect(await statusOf(pay.notify(orderId))).toBe('PAYMENT_NOT_CONFIRMED')
    expect(await pay.money()).toBe(0)
  })

  test('is kept when the card was charged in time', async () => {
    const { id: orderId } = await pay.order('card')
    await pay.byCard(orderId)
    passes(timeToPayMs + 1)
    expect(await counter.read(orderId)).toMatchObject({ status: 'new', paymentStatus: 'paid' })
    expect(await stockLeft()).toBe(3)
  })

  test('is refunded when charged late, and the customer told', async () => {
    const { id: orderId, total } = await pay.order('card')
    const { restaurantId } = counter
    const late = await lateIntent(service, { amount: total, entity: { restaurantId, kind: 'order', id: orderId } })
    passes(timeToPayMs + 1)
    await service.sweep()
    await late.record()
    expect(await pay.confirm(late.clientSecret, await pay.method())).toBe('succeeded')
    expect(await pay.money()).toBe(total)
    await service.sweep()
    expect(await pay.money()).toBe(0)
    expect(await pay.mails()).toEqual(['order-payment-returned'])
    expect(await counter.read(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' })
  })

  test('is not lapsed while the provider cannot be asked', async () => {
    const { id: orderId } = await pay.order('card')
    await pay.secret(orderId)
    passes(timeToPayMs + 1)
    const providers = fixedProviders({ card: failing(cardProvider()) })
    const broken = { ...service.payments, log: () => undefined, providers }
    await lapseQuietly(broken, { restaurantId: counter.restaurantId, kind: 'order', id: orderId })
    expect(await stockLeft()).toBe(3)
    await service.sweep()
    expect(await stockLeft()).toBe(4)
  })
})

test.each(['/webhooks/stripe', '/webhooks/paypal'])('%s believes nobody without a signature', async (path) => {
  const { id: orderId } = await pay.order('card')
  await pay.byCard(orderId)
  const body = JSON.stringify({
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1' } },
    resource: { id: 'PP1' },
  })
  const response = await service.fetch(`https://service.example${path}`, { method: 'POST', body })
  expect([response.status, await response.json()]).toEqual([400, { reason: 'signature' }])
  expect(await pay.atDesk()).toEqual([])
})

describe('a paid order that the desk refuses', () => {
  test.each(['card', 'payPal'] as const)('is refunded, paid by %s', async (mode) => {
    const { id: orderId, total } = await pay.order(mode)
    if (mode === 'card') await pay.byCard(orderId)
    else await pay.execute(orderId, await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` }))
    await service.sweep()
    expect(await pay.money()).toBe(total)
    await pay.desk.post(`orders/${orderId}/refuse`)
    expect(await pay.money()).toBe(0)
    expect(await pay.mails()).toEqual(['order-payment-returned', 'order-refused', 'order-received'])
  })

  test('cannot be refused while it waits for payment', async () => {
    const { id: orderId } = await pay.order('card')
    expect((await pay.desk.post(`orders/${orderId}/confirm`)).status).toBe(404)
  })
})

function cardProvider(): CardProvider {
  const { card } = service.payments.providers.ofEnvironment
  if (!card) throw new Error('The emulator is there.')
  return card
}

function failing(card: CardProvider): CardProvider {
  const fail = () => Promise.reject(new Error('The provider is out of reach.'))
  return { ...card, close: fail, lookAt: fail }
}
