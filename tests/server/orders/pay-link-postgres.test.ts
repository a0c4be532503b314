import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { timeToPayByLinkMs } from '#server/payments/payment-deps.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { aCounter, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import { deskOf } from '#tests/support/desk.ts'

const programs = postgresPrograms()
const many = 5

describe.skipIf(programs === null)(
  'links to pay of two services on one PostgreSQL server',
  { timeout: 120_000 },
  () => {
    let both: TwoServices
    beforeAll(async () => {
      both = await startTwoServices(programs ?? '')
    }, 120_000)
    afterAll(() => both.stop())

    /** Orders that wait for their link, each with a card that is about to be charged. */
    async function waitingOrders() {
      const { one, other } = both
      const stock = [{ productId: tiramisu, venueId: 11, quantity: 50 }]
      const counter = await aCounter(one, { stock, timetable: { capacity: null } })
      const pays = payer(one, counter)
      const ready = await Promise.all(
        Array.from({ length: many }, async () => {
          const { id: orderId, total } = await pays.order('card')
          const [secret, method] = [await pays.secret(orderId), await pays.method()]
          return { orderId, total, secret, method }
        }),
      )
      const taken = { placedBy: 'Rosa', payBy: new Date(noon + timeToPayByLinkMs) }
      await one.db.update(orders).set(taken).where(eq(orders.restaurantId, counter.restaurantId))
      return {
        ...counter,
        pays,
        ready,
        passes: (ms: number) => [one, other].forEach(({ clock }) => clock.set(noon + ms, counter.restaurantId)),
        sweep: () => Promise.all([one.sweep(), other.sweep()]),
        /** Nobody's money is kept for an order that is not made, and each is decided once. */
        async expectDecidedOnce(actions: readonly string[]) {
          const rows = await one.db.select().from(orders).where(eq(orders.restaurantId, counter.restaurantId))
          const paid = rows.filter(({ status, paymentStatus }) => status === 'confirmed' && paymentStatus === 'paid')
          const ended = rows.filter(({ status, paymentStatus }) => status === 'cancelled' && paymentStatus === 'failed')
          expect(paid.length + ended.length).toBe(many)
          expect(await pays.money()).toBe(paid.reduce((sum, { total }) => sum + total, 0))
          expect(await pays.stockOf(tiramisu)).toBe(50 - paid.length)
          const written = await one.db.select().from(audit).where(eq(audit.restaurantId, counter.restaurantId))
          const ends = written.filter(({ action }) => actions.includes(action))
          expect(new Set(ends.map(({ subject }) => Number(subject)))).toEqual(new Set(rows.map(({ id }) => Number(id))))
          expect(ends).toHaveLength(rows.length)
          return ends.length
        },
      }
    }

    test('decide once between paid and lapsed [ORD-93]', async () => {
      const { pays, ready, passes, sweep, expectDecidedOnce } = await waitingOrders()
      passes(timeToPayByLinkMs + 1)
      await Promise.all([
        sweep(),
        ...ready.map(async ({ orderId, secret, method }) => {
          await pays.confirm(secret, method)
          await statusOf(pays.notify(orderId))
        }),
      ])
      await sweep()
      await sweep()
      expect(await expectDecidedOnce(['order.confirm', 'order.lapse'])).toBe(many)
    })

    test('decide once between paid and given up [ORD-94]', async () => {
      const { restaurantId, pays, ready, sweep } = await waitingOrders()
      const desks = [deskOf(both.one, restaurantId), deskOf(both.other, restaurantId)]
      const answers = await Promise.all([
        ...ready.map(async ({ orderId, secret, method }) => {
          await pays.confirm(secret, method)
          await statusOf(pays.notify(orderId))
        }),
        ...ready.flatMap(({ orderId }) =>
          desks.map(async (desk) => {
            const response = await desk.post(`orders/${orderId}/cancel`)
            return [orderId, response.status] as const
          }),
        ),
      ])
      await sweep()
      await sweep()
      // A tap that came after the payment cancels an order that is paid, and gives the money back.
      const rows = await both.one.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))
      const cancelled = rows.filter(({ status }) => status === 'cancelled')
      const done = answers.flatMap((answer) => (answer && answer[1] === 200 ? [answer[0]] : []))
      expect(done).toHaveLength(cancelled.length)
      expect(new Set(done)).toEqual(new Set(cancelled.map(({ id }) => id)))
      const kept = rows.filter(({ status }) => status === 'confirmed')
      expect(await pays.money()).toBe(kept.reduce((sum, { total }) => sum + total, 0))
      expect(await pays.stockOf(tiramisu)).toBe(50 - kept.length)
    })
  },
)
