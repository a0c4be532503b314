import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#demo/server/payments/payment-deps.ts'
import { payPalOrders } from '#demo/server/platform/db/schema/emulator-tables.ts'
import { payments } from '#demo/server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { aCounter, clientOf, noon, statusOf, tiramisu } from './diner.ts'
import { lateIntent } from './late-intent.ts'
import { payer } from './payer.ts'
import { postgresPrograms } from './postgres-server.ts'
import { tally } from './rush.ts'
import { startTwoServices } from './two-services.ts'
import type { TwoServices } from './two-services.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('payments of two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())

  /** One diner who is served by both, and the restaurant's own clock. */
  async function aPayer() {
    const { one, other } = both
    const stock = [{ productId: tiramisu, venueId: 11, quantity: 50 }]
    const counter = await aCounter(one, { stock, timetable: { capacity: null } })
    const { diner, restaurantId } = counter
    const atOther = { ...counter, diner: { ...diner, api: clientOf(other, restaurantId, { who: diner }) } }
    const [here, there] = [payer(one, counter), payer(other, atOther)]
    return {
      counter,
      restaurantId,
      here,
      there,
      /** Every second call goes to the other service. */
      at: (index: number) => (index % 2 === 0 ? here : there),
      passes: (ms: number) => [one, other].forEach(({ clock }) => clock.set(noon + ms, restaurantId)),
      /** Webhooks arrive, overdue orders lapse, and what is due is done, at both at the same moment. */
      sweep: () => Promise.all([one.sweep(), other.sweep(), one.sweep(), other.sweep()]),
      stateOf: async (orderId: Id<'Order'>) => (await counter.read(orderId)).paymentStatus,
    }
  }

  const many = (count: number) => Array.from({ length: count }, (_, index) => index)

  test('begin one payment, however many ask both for its secret', async () => {
    const { at, here, restaurantId } = await aPayer()
    const { id: orderId } = await here.order('card')
    const secrets = await Promise.all(many(8).map((index) => at(index).secret(orderId)))
    expect(new Set(secrets).size).toBe(1)
    const begun = await both.one.db.select().from(payments).where(eq(payments.restaurantId, restaurantId))
    expect(begun).toMatchObject([{ status: 'open', entityId: orderId }])
  })

  test('count a card once, asked and notified at once', async () => {
    const { at, here, sweep, stateOf } = await aPayer()
    const { id: orderId, total } = await here.order('card')
    await here.byCard(orderId)
    const answers = await Promise.all([
      sweep().then(() => 'accepted'),
      ...many(8).map((index) => statusOf(at(index).notify(orderId))),
    ])
    expect(tally(answers)).toEqual({ accepted: 9 })
    expect(await stateOf(orderId)).toBe('paid')
    expect([await here.money(), await here.atDesk(), await here.mails()]).toEqual([
      total,
      [orderId],
      ['order-received'],
    ])
  })

  test('take one approved PayPal order once from three sides', async () => {
    const { at, here, sweep, stateOf } = await aPayer()
    const { id: orderId, total } = await here.order('payPal')
    const nonce = await here.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
    await Promise.all([sweep(), ...many(6).map((index) => statusOf(at(index).execute(orderId, nonce)))])
    await sweep()
    expect(await statusOf(at(1).execute(orderId, nonce))).toBe('accepted')
    expect(await stateOf(orderId)).toBe('paid')
    expect([await here.money(), await here.atDesk(), await here.mails()]).toEqual([
      total,
      [orderId],
      ['order-received'],
    ])
    expect(await both.one.db.select().from(payPalOrders).where(eq(payPalOrders.id, nonce))).toMatchObject([
      { funds: 'taken' },
    ])
  })

  test('keep one of three payments and return two', async () => {
    const { here, there, sweep, stateOf } = await aPayer()
    const { id: orderId, total } = await here.order('card')
    const purchase = { value: '5.50', customId: `ORDINE-${orderId}` }
    const [secret, method, first, second] = await Promise.all([
      here.secret(orderId),
      here.method(),
      here.payPalOrder(purchase),
      there.payPalOrder(purchase),
    ])
    await Promise.all([
      here.confirm(secret, method).then(() => statusOf(there.notify(orderId))),
      statusOf(here.execute(orderId, first)),
      statusOf(there.execute(orderId, second)),
      sweep(),
    ])
    await sweep()
    await sweep()
    expect(await stateOf(orderId)).toBe('paid')
    expect([await here.money(), await here.atDesk()]).toEqual([total, [orderId]])
    expect((await here.mails()).filter((kind) => kind === 'order-received')).toHaveLength(1)
  })

  test('decide once between paid and lapsed', async () => {
    const { at, here, passes, sweep, stateOf } = await aPayer()
    const orders = await Promise.all(many(12).map(() => here.order('card')))
    const ready = await Promise.all(
      orders.map(async ({ id: orderId }) => ({
        orderId,
        secret: await here.secret(orderId),
        method: await here.method(),
      })),
    )
    passes(timeToPayMs + 1)
    await Promise.all([
      sweep(),
      ...ready.map(async ({ orderId, secret, method }, index) => {
        await at(index).confirm(secret, method)
        await statusOf(at(index + 1).notify(orderId))
      }),
      ...ready.map(({ orderId }, index) => statusOf(at(index).secret(orderId))),
    ])
    await sweep()
    const states = await Promise.all(orders.map(({ id: orderId }) => stateOf(orderId)))
    const paid = orders.filter((_, index) => states[index] === 'paid')
    expect(states.every((state) => state === 'paid' || state === 'failed')).toBe(true)
    expect(await here.money()).toBe(paid.reduce((sum, { total }) => sum + total, 0))
    expect(new Set(await here.atDesk())).toEqual(new Set(paid.map((order) => order.id)))
    expect(await here.stockOf(tiramisu)).toBe(50 - paid.length)
  })

  test('refund a late card charge once', async () => {
    const { here, there, restaurantId, passes, sweep, stateOf } = await aPayer()
    const { id: orderId, total } = await here.order('card')
    const late = await lateIntent(both.one, { amount: total, entity: { restaurantId, kind: 'order', id: orderId } })
    passes(timeToPayMs + 1)
    await sweep()
    await late.record()
    expect(await there.confirm(late.clientSecret, await there.method())).toBe('succeeded')
    expect(await here.money()).toBe(total)
    await sweep()
    expect(await here.money()).toBe(0)
    expect(await here.mails()).toEqual(['order-payment-returned'])
    expect(await stateOf(orderId)).toBe('failed')
    expect(await here.stockOf(tiramisu)).toBe(50)
  })
})
