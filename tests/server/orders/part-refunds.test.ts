import { and, eq, like } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { ListedAuditEntry } from '#desk/contract/audit.ts'
import type { DeskOrder, DeskRemoval } from '#desk/contract/orders.ts'
import { duePartRefunds } from '#server/payments/part-refunds.ts'
import { payPalOrders, stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import type { Id } from '#src/contract/values.ts'
import { aCounter, noon, tiramisu } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { tally } from '#tests/server/support/rush.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  // A provider that is out of reach is written to the log.
  service = await openTestService({ now: () => noon, logger: () => undefined })
  return service.close
})
beforeEach(async () => {
  counter = await aCounter(service, {
    timetable: { capacity: null },
    stock: [{ productId: tiramisu, venueId: 11, quantity: 90 }],
  })
  pay = payer(service, counter)
})

/** Three times the tiramisu at 5,50, paid. */
async function aPaid(mode: 'card' | 'payPal' | 'cash', quantity = 3) {
  const { id: orderId, total } = await pay.order(mode, { dishes: [{ id: tiramisu, quantity }] })
  if (mode === 'card') {
    await pay.byCard(orderId)
    await pay.notify(orderId)
  }
  if (mode === 'payPal') {
    const ref = await pay.startPayPal(orderId)
    await pay.approve(ref)
    await pay.execute(orderId, ref)
  }
  return { orderId, total }
}
const desk = () => deskOf(service, counter.restaurantId)
const atDesk = async (orderId: number) => {
  const { orders } = await desk().read<{ orders: DeskOrder[] }>('orders')
  return orders.find(({ id }) => id === orderId)!
}
const quote = (orderId: number, words: string) =>
  desk().read<{ removal: DeskRemoval | null; reason: string | null }>(`orders/${orderId}/removal/${words}`)
async function remove(orderId: Id<'Order'>, quantity: number) {
  const { removal, reason } = await quote(orderId, `0x${quantity}`)
  if (!removal) return reason
  const { removals } = await atDesk(orderId)
  const body = {
    pieces: [{ position: 0, quantity }],
    seen: removals.length,
    cents: removal.cents,
    backCents: removal.backCents,
  }
  const response = await desk().post(`orders/${orderId}/remove`, body)
  return response.status === 200 ? 'removed' : ((await response.json()) as { reason: string }).reason
}

describe('a part that is removed', () => {
  test.each(['card', 'payPal'] as const)('goes back by %s, the rest with the order [ORD-66]', async (mode) => {
    const { orderId } = await aPaid(mode)
    expect(await pay.money()).toBe(1650)
    expect(await quote(orderId, '0x1')).toEqual({
      removal: { cents: 550, totalCents: 1100, backCents: 550, bills: [] },
      reason: null,
    })
    expect(await remove(orderId, 1)).toBe('removed')
    expect(await pay.money()).toBe(1100)
    expect(await pay.stockOf(tiramisu)).toBe(88)
    const order = await atDesk(orderId)
    expect(order).toMatchObject({ totalCents: 1100, lines: [{ quantity: 2, totalCents: 1100 }], dueCents: 0 })
    expect(order.removals).toMatchObject([{ cents: 550, backCents: 550, pieces: [{ quantity: 1, name: 'Tiramisu' }] }])
    expect(await remove(orderId, 2)).toBe('all-removed')
    await desk().post(`orders/${orderId}/cancel`)
    expect(await pay.money()).toBe(0)
    expect(await pay.stockOf(tiramisu)).toBe(90)
    const returned = (await mailsOf(service.db, counter.restaurantId)).find(
      ({ kind }) => kind === 'order-payment-returned',
    )
    expect(returned?.body).toContain('11,00')
  })

  test('lowers what is to pay in cash [ORD-66, ORD-67]', async () => {
    const { orderId } = await aPaid('cash')
    expect(await remove(orderId, 2)).toBe('removed')
    expect(await atDesk(orderId)).toMatchObject({ dueCents: 550 })
    expect(await counter.read(orderId)).toMatchObject({
      total: 550,
      rows: [{ quantity: 1, total: 550 }],
      removals: [{ amount: 1100, isPaidBack: false, rows: [{ quantity: 2, name: 'Tiramisu' }] }],
    })
    const [mail] = await mailsOf(service.db, counter.restaurantId)
    expect(mail).toMatchObject({ kind: 'order-reduced', subject: `Order ${orderId}: 2 × Tiramisu removed` })
    expect(mail?.body).toContain('You pay 11,00\u00a0€ less. The new total is 5,50\u00a0€.')
    const { entries } = await desk().read<{ entries: ListedAuditEntry[] }>('audit/0')
    expect(entries[0]).toMatchObject({ action: 'order.remove', after: { removed: '2 × Tiramisu', cents: 1100 } })
  })

  test('is removed once by two taps at once [ORD-66]', async () => {
    const { orderId } = await aPaid('card')
    const body = { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 550, backCents: 550 }
    const taps = await Promise.all([1, 2, 3].map(() => desk().post(`orders/${orderId}/remove`, body)))
    expect(tally(taps.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 })
    expect(await pay.money()).toBe(1100)
  })

  test('is only what was said, of an order under way', async () => {
    const { orderId } = await aPaid('card')
    const body = { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 549, backCents: 549 }
    expect(await (await desk().post(`orders/${orderId}/remove`, body)).json()).toEqual({ reason: 'order-changed' })
    await desk().post(`orders/${orderId}/refuse`)
    expect(await quote(orderId, '0x1')).toEqual({ removal: null, reason: 'already-decided' })
  })

  test('is repeated until the provider makes it [ORD-69]', async () => {
    const { orderId } = await aPaid('card')
    const at = (status: 'succeeded' | 'requires_action') => service.db.update(stripeIntents).set({ status })
    await at('requires_action')
    expect(await remove(orderId, 1)).toBe('removed')
    expect(await pay.money()).toBe(0)
    const isOfPart = and(eq(jobs.restaurantId, counter.restaurantId), like(jobs.subject, '% part %'))
    await service.db
      .update(jobs)
      .set({ failedAt: new Date(noon) })
      .where(isOfPart)
    expect((await atDesk(orderId)).payment.problem).toBe('notReturned')
    await at('succeeded')
    expect(await pay.money()).toBe(1650)
    await service.db.update(jobs).set({ failedAt: null }).where(isOfPart)
    await service.sweep()
    await service.sweep()
    expect(await pay.money()).toBe(1100)
    expect((await atDesk(orderId)).payment.problem).toBeNull()
  })

  test('is covered by a cancellation before it is made [ORD-66]', async () => {
    const { orderId } = await aPaid('payPal')
    const at = (funds: 'taken' | 'none') => service.db.update(payPalOrders).set({ funds })
    await at('none')
    expect(await remove(orderId, 1)).toBe('removed')
    await at('taken')
    await desk().post(`orders/${orderId}/cancel`)
    await service.sweep()
    expect(await pay.money()).toBe(0)
    expect(await duePartRefunds(service.db, { restaurantId: counter.restaurantId })).toEqual([])
  })

  test('takes back the points of what was removed [ORD-66, PTS-18]', async () => {
    const { orderId } = await aPaid('cash')
    await desk().post(`orders/${orderId}/confirm`)
    service.clock.set(noon + 24 * 3_600_000, counter.restaurantId)
    await service.sweep()
    const { points } = await atDesk(orderId)
    expect(points).toBeGreaterThan(1)
    expect(await remove(orderId, 2)).toBe('removed')
    const { score } = await counter.diner.api.call(getLoyaltyCard, { venueId: id<'Venue'>(11) })
    const { points: left } = await atDesk(orderId)
    expect([left, score]).toEqual([Math.floor((points ?? 0) / 3), left])
  })

  test('any sequence gives back what was paid, and no more [ORD-66]', async () => {
    const step = fc.oneof(fc.constantFrom(1, 2, 3), fc.constant('cancel' as const))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('card', 'payPal'), fc.array(step, { maxLength: 4 }), async (mode, steps) => {
        const before = await pay.money()
        const { orderId } = await aPaid(mode, 5)
        for (const one of steps) {
          if (one === 'cancel') await desk().post(`orders/${orderId}/cancel`)
          else await remove(orderId, one)
          const { totalCents, status, removals } = await atDesk(orderId)
          const back = removals.reduce((sum, { cents }) => sum + (cents ?? NaN), 0)
          expect(back + (totalCents ?? NaN)).toBe(2750)
          const isOver = status === 'cancelled' || status === 'refused'
          expect((await pay.money()) - before).toBe(isOver ? 0 : totalCents)
        }
        await desk().post(`orders/${orderId}/cancel`)
        expect(await pay.money()).toBe(before)
      }),
      { numRuns: 5 },
    )
  }, 120_000)
})
