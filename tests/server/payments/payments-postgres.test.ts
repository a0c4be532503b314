import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { payPalOrders } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, aDiner, clientOf, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { lateIntent } from '#tests/server/support/late-intent.ts'
import { payer } from '#tests/server/support/payer.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { tally } from '#tests/server/support/rush.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'

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
    const { restaurantId } = counter
    const servedByBoth = (diner: typeof counter.diner) => {
      const atOther = { ...counter, diner: { ...diner, api: clientOf(other, restaurantId, { who: diner }) } }
      const [here, there] = [payer(one, { ...counter, diner }), payer(other, atOther)]
      return {
        here,
        there,
        /** Every second call goes to the other service. */
        at: (index: number) => (index % 2 === 0 ? here : there),
        stateOf: async (orderId: Id<'Order'>) =>
          (await diner.api.call(getOrder, { venueId: null, id: orderId, token: null })).order.paymentStatus,
      }
    }
    return {
      ...servedByBoth(counter.diner),
      counter,
      restaurantId,
      another: async () => servedByBoth(await aDiner(one, restaurantId)),
      passes: (ms: number) => [one, other].forEach(({ clock }) => clock.set(noon + ms, restaurantId)),
      /** Webhooks arrive, overdue orders lapse, and what is due is done, at both at the same moment. */
      sweep: () => Promise.all([one.sweep(), other.sweep(), one.sweep(), other.sweep()]),
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

  test('give a part back once for taps at both desks [ORD-66]', async () => {
    const { here, there, sweep } = await aPayer()
    const { id: orderId, total } = await here.order('card', { dishes: [{ id: tiramisu, quantity: 3 }] })
    await here.byCard(orderId)
    await here.notify(orderId)
    const body = { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 550, backCents: 550 }
    const taps = [here, there, here, there].map(({ desk }) => desk.post(`orders/${orderId}/remove`, body))
    expect(tally((await Promise.all(taps)).map(({ status }) => status))).toEqual({ 200: 1, 409: 3 })
    await sweep()
    expect(await here.money()).toBe(total - 550)
    const ends = [
      here.desk.post(`orders/${orderId}/cancel`),
      there.desk.post(`orders/${orderId}/remove`, { ...body, seen: 1 }),
    ]
    await Promise.all(ends)
    await sweep()
    expect(await here.money()).toBe(0)
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
    const { here, passes, sweep, another, ...first } = await aPayer()
    // Five orders of a customer may wait, and ten of their network.
    const diners = [{ here, ...first }, await another()]
    const ready = await Promise.all(
      diners.flatMap((diner) =>
        many(5).map(async () => {
          const { id: orderId, total } = await diner.here.order('card')
          const [secret, method] = [await diner.here.secret(orderId), await diner.here.method()]
          return { ...diner, orderId, total, secret, method }
        }),
      ),
    )
    passes(timeToPayMs + 1)
    await Promise.all([
      sweep(),
      ...ready.map(async ({ at, orderId, secret, method }, index) => {
        await at(index).confirm(secret, method)
        await statusOf(at(index + 1).notify(orderId))
      }),
      ...ready.map(({ at, orderId }, index) => statusOf(at(index).secret(orderId))),
    ])
    await sweep()
    const states = await Promise.all(ready.map(({ stateOf, orderId }) => stateOf(orderId)))
    const paid = ready.filter((_, index) => states[index] === 'paid')
    expect(states.every((state) => state === 'paid' || state === 'failed')).toBe(true)
    expect(await here.money()).toBe(paid.reduce((sum, { total }) => sum + total, 0))
    expect(new Set(await here.atDesk())).toEqual(new Set(paid.map(({ orderId }) => orderId)))
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
