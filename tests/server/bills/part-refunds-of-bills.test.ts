import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeskOrder, DeskRemoval } from '#desk/contract/orders.ts'
import type { OpenedTable } from '#desk/contract/tables.ts'
import { billParts, bills } from '#server/platform/db/schema/bill-tables.ts'
import { partRefunds, payments } from '#server/platform/db/schema/payment-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { noon, tiramisu } from '#tests/server/support/diner.ts'
import { tally } from '#tests/server/support/rush.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import type { TableOrder } from '#tests/server/support/table-bills.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let table: Awaited<ReturnType<typeof aTable>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  table = await aTable(service)
})

/** A round of tiramisù at 5,50 with two covers at 2,00, confirmed. */
const round = (quantity = 3) => table.round({ dishes: [{ id: tiramisu, quantity }] })
const atDesk = async ({ id }: Pick<TableOrder, 'id'>) =>
  (await table.pay.desk.read<{ orders: DeskOrder[] }>('orders')).orders.find((order) => order.id === id)!
const quote = ({ id }: Pick<TableOrder, 'id'>, quantity: number) =>
  table.pay.desk.read<{ removal: DeskRemoval | null; reason: string | null }>(`orders/${id}/removal/0x${quantity}`)
async function remove(order: Pick<TableOrder, 'id'>, quantity: number) {
  const { removal, reason } = await quote(order, quantity)
  if (!removal) return reason
  const { cents, backCents } = removal
  const seen = (await atDesk(order)).removals.length
  const body = { pieces: [{ position: 0, quantity }], seen, cents, backCents }
  const reply = await table.pay.desk.post(`orders/${order.id}/remove`, body)
  return reply.status === 200 ? 'removed' : ((await reply.json()) as { reason: string }).reason
}
const pay = async (orders: readonly TableOrder[], amount: number) => {
  const bill = await table.open(orders, amount)
  await table.payByCard(bill)
  return bill
}
const withPayPal = () => aTable(service, { paymentMode: { id: 2, kind: 'payPal' } })
/** Pays a bill with PayPal, whose money is collected at once. */
async function payByPayPal(orders: readonly TableOrder[], amount: number) {
  const bill = await table.open(orders, amount)
  const value = (amount / 100).toFixed(2)
  await table.execute(bill, await table.pay.payPalOrder({ value, customId: `CONTO-${bill.id}` }))
  return bill
}
const removalsOf = async ({ id, token }: TableOrder) =>
  (await table.api.call(getOrder, { venueId: null, id, token })).order.removals
const refunds = () => service.db.select().from(partRefunds).where(eq(partRefunds.restaurantId, table.restaurantId))
const parts = () => service.db.select().from(billParts).where(eq(billParts.restaurantId, table.restaurantId))

describe('pieces of an order that bills have paid', () => {
  test('give back what bills paid beyond the new total [ORD-100]', async () => {
    // A customer, who has an address for mails.
    table = { ...table, ...phoneAt(service, table, table.diner) }
    const order = await round()
    await pay([order], 1700)
    expect(await quote(order, 1)).toMatchObject({
      removal: { cents: 550, totalCents: 1500, backCents: 200, bills: [{ mode: 'card', cents: 200 }] },
    })
    expect(await remove(order, 1)).toBe('removed')
    expect([await table.pay.money(), await table.paidOf(order)]).toEqual([1500, 1500])
    expect(await atDesk(order)).toMatchObject({
      totalCents: 1500,
      paidCents: 1500,
      dueCents: 0,
      removals: [{ cents: 550, backCents: 200 }],
    })
    expect(await removalsOf(order)).toMatchObject([{ amount: 550, isPaidBack: false, paidBack: 200 }])
    const [mail] = await mailsOf(service.db, table.restaurantId)
    expect(mail?.body).toMatch(/2,00\u00a0€ are on their way back to you.* You pay 3,50\u00a0€ less\./)
  })

  test('give back from the newest bill first [ORD-100]', async () => {
    const order = await round()
    await pay([order], 1000)
    await pay([order], 400)
    await pay([order], 650)
    const { removal } = await quote(order, 2)
    expect(removal?.bills.map(({ mode, cents }) => [mode, cents])).toEqual([
      ['card', 650],
      ['card', 400],
      ['card', 50],
    ])
    expect(await remove(order, 2)).toBe('removed')
    expect([await table.pay.money(), await table.paidOf(order)]).toEqual([950, 950])
    const rows = (await refunds()).filter(({ paymentRef }) => paymentRef !== null)
    expect(rows.map(({ amount, isDue }) => [amount, isDue])).toEqual([
      [650, false],
      [400, false],
      [50, false],
    ])
    expect(new Set(rows.map(({ paymentRef }) => paymentRef)).size).toBe(3)
    expect((await parts()).map(({ amount }) => amount)).toEqual([950])
    expect(await removalsOf(order)).toMatchObject([{ amount: 1100, isPaidBack: true, paidBack: 1100 }])
  })

  test('only lower what is to pay where bills paid less [ORD-100]', async () => {
    const order = await round()
    await pay([order], 1500)
    expect(await remove(order, 1)).toBe('removed')
    expect([await table.pay.money(), (await refunds()).length]).toEqual([1500, 1])
    expect((await atDesk(order)).removals).toMatchObject([{ cents: 550, backCents: 0 }])
  })

  test('leave what a bill paid for other orders [ORD-100]', async () => {
    const [order, other] = [await round(), await round(1)]
    const bill = await pay([order, other], 2050 + 950)
    expect(await remove(order, 2)).toBe('removed')
    expect(await Promise.all([order, other].map(table.paidOf))).toEqual([950, 950])
    expect(await table.pay.money()).toBe(1900)
    const [row] = await service.db.select().from(bills).where(eq(bills.id, bill.id))
    expect(row?.amount).toBe(1900)
  })

  test('wait while a bill for them is being paid [ORD-100]', async () => {
    const order = await round()
    const bill = await table.open([order], 2050)
    expect(await quote(order, 1)).toMatchObject({ removal: null, reason: 'bill-being-paid' })
    await table.giveUp(bill)
    expect(await remove(order, 1)).toBe('removed')
    expect((await atDesk(order)).dueCents).toBe(1500)
  })

  test('wait until a payment is collected [ORD-100]', async () => {
    table = await withPayPal()
    const order = await round()
    await payByPayPal([order], 2050)
    const isOfTable = eq(payments.restaurantId, table.restaurantId)
    await service.db.update(payments).set({ due: 'capture' }).where(isOfTable)
    expect(await quote(order, 1)).toMatchObject({ removal: null, reason: 'not-collected' })
  })

  test('are not removed when a bill was paid meanwhile [ORD-100]', async () => {
    const order = await round()
    const { removal } = await quote(order, 1)
    await pay([order], 2050)
    const body = {
      pieces: [{ position: 0, quantity: 1 }],
      seen: 0,
      cents: removal?.cents,
      backCents: removal?.backCents,
    }
    const reply = await table.pay.desk.post(`orders/${order.id}/remove`, body)
    expect([reply.status, await reply.json()]).toEqual([409, { reason: 'order-changed' }])
    expect(await table.pay.money()).toBe(2050)
  })

  test('go back once, the rest with the order [ORD-100]', async () => {
    const order = await round()
    await pay([order], 2050)
    const body = { pieces: [{ position: 0, quantity: 1 }], seen: 0, cents: 550, backCents: 550 }
    const taps = await Promise.all([1, 2, 3].map(() => table.pay.desk.post(`orders/${order.id}/remove`, body)))
    expect(tally(taps.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 })
    expect(await table.pay.money()).toBe(1500)
    expect(await table.decide(order.id, 'cancel')).toBe('done')
    await service.sweep()
    expect([await table.pay.money(), await table.paidOf(order)]).toEqual([0, null])
  })

  test('show at the table what is left of their bills [ORD-100]', async () => {
    const order = await round()
    await pay([order], 2050)
    await remove(order, 1)
    const shown = await table.pay.desk.read<OpenedTable>('tables/3')
    expect(shown.bills).toMatchObject([{ cents: 1500, rounds: [order.id] }])
  })

  test('any sequence keeps exactly what is not given back [ORD-100]', async () => {
    const step = fc.record({ what: fc.constantFrom('pay', 'remove'), size: fc.integer({ min: 1, max: 3 }) })
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 6 }), async (isPayPal, steps) => {
        table = isPayPal ? await withPayPal() : await aTable(service)
        const before = await table.pay.money()
        const order = await round(5)
        for (const { what, size } of steps) {
          const { dueCents, lines } = await atDesk(order)
          const amount = Math.min(size * 470, dueCents ?? 0)
          if (what === 'remove') await remove(order, Math.min(size, (lines[0]?.quantity ?? 1) - 1))
          // Cards and PayPal begin at 0,50 €.
          else if (amount >= 50) await (isPayPal ? payByPayPal : pay)([order], amount)
          const { totalCents, paidCents, dueCents: due, removals } = await atDesk(order)
          expect([(paidCents ?? NaN) + (due ?? NaN), (await table.pay.money()) - before]).toEqual([
            totalCents,
            paidCents,
          ])
          expect(removals.reduce((sum, { cents }) => sum + (cents ?? NaN), totalCents ?? NaN)).toBe(3150)
        }
        expect((await parts()).every(({ amount }) => amount > 0)).toBe(true)
        await table.decide(order.id, 'cancel')
        expect(await table.pay.money()).toBe(before)
      }),
      { numRuns: 6 },
    )
  }, 120_000)
})
