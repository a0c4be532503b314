import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { insertBill, lockOrders } from '#server/bills/bill-queries.ts'
import { closeTable } from '#server/tables/close-table.ts'
import { moveTable } from '#server/tables/move-table.ts'
import { cents } from '#src/domain/money.ts'
import { begunDuring, countOf } from '#tests/server/support/begun-during.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { noon, statusOf } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import type { TableOrder } from '#tests/server/support/table-bills.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'
import { id } from '#tests/support/builders.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('tables of two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  let both: TwoServices
  let here: Awaited<ReturnType<typeof aTable>>
  let there: ReturnType<typeof phoneAt>
  let orders: TableOrder[]
  beforeAll(async () => {
    both = await startTwoServices(programs ?? '')
  }, 120_000)
  afterAll(() => both.stop())
  beforeEach(async () => {
    here = await aTable(both.one)
    there = phoneAt(both.other, here)
    orders = [await here.round(), await here.round()]
  })
  const desks = () => [desksTables(both.one, here.restaurantId), desksTables(both.other, here.restaurantId)] as const
  const paid = () => Promise.all(orders.map((order) => here.paidOf(order)))
  /** What was taken at the tables of the restaurant, cents. */
  const takenAtTable = () =>
    countOf(
      both.other.db,
      `select coalesce(sum(amount), 0)::int as count from bills where restaurant_id = ${here.restaurantId} and cash_means is not null`,
    )

  test('are counted in the same way by both [NUM-02, NUM-04]', async () => {
    const [returned] = orders
    await here.payByCard(await here.open(returned ? [returned] : [], 950))
    expect(await here.decide(Number(returned?.id), 'cancel')).toBe('done')
    const [one, other] = desks()
    expect(await one.close({ means: 'cardAtDoor' })).toBe('done')
    const read = (path: string) => Promise.all([one, other].map(({ desk }) => desk.read(`venues/21/numbers/${path}`)))
    const [numbers, same] = await read('2026-03-10/2026-03-10')
    expect(same).toEqual(numbers)
    expect(numbers).toMatchObject({
      orders: 1,
      sales: 950,
      taken: 1900,
      returned: -950,
      ways: [
        { way: 'card', taken: 950, returned: -950 },
        { way: 'cardAtDoor', taken: 950, returned: 0 },
      ],
    })
    const [rows] = await read('2026-03-10/2026-03-10/rows')
    expect(rows).toMatchObject({
      orders: [{ way: 'cardAtDoor', total: 950, refs: [] }],
      movements: [
        { kind: 'payment', of: 'bill' },
        { kind: 'refund', of: 'bill' },
        { kind: 'payment', ref: null },
      ],
    })
    expect(await read('2026-03-11/2026-03-11')).toMatchObject([{ orders: 0, taken: 0 }, { returned: 0 }])
  })

  test('take what is due once, however bills are paid [ORD-81]', async () => {
    const bills = [await here.open(orders, 300), await there.open(orders, 500)]
    const [one, other] = desks()
    await Promise.all([
      ...bills.map(async (bill, index) => {
        const phone = index === 0 ? here : there
        await statusOf(phone.charge(bill))
        await statusOf(phone.notify(bill))
      }),
      statusOf(there.open(orders, 1100)),
      ...[one, other, one, other].map((desk, index) => desk.close({ givesUpBills: index > 1 })),
    ])
    await both.one.sweep()
    // Whoever was late finds the table as it is now.
    if ((await one.visit()) !== null) await one.close({ givesUpBills: true })
    expect(await one.visit()).toBeNull()
    expect(await paid()).toEqual([950, 950])
    expect((await takenAtTable()) + (await here.pay.money())).toBe(1900)
  })

  const place = () => ({ restaurantId: here.restaurantId, tableId: id<'Table'>(3) })
  const seen = () => orders.map((order) => order.id)

  test('take a round to where its guests are moved [ORD-82]', async () => {
    const { id: placed } = await begunDuring(
      both.one.db,
      (tx) => moveTable(tx, place(), { to: id<'Table'>(5), rounds: seen() }, noon),
      () => there.place(),
    )
    const [one] = desks()
    expect([await one.visit(3), (await one.visit(5))?.rounds]).toEqual([null, [...seen(), placed]])
  })

  test('are not closed over a bill that is just opened [ORD-81]', async () => {
    const [one] = desks()
    const { restaurantId } = here
    const some = { restaurantId, ids: seen() }
    const closed = await begunDuring(
      both.one.db,
      async (tx) => {
        const [first] = await lockOrders(tx, some)
        if (!first) throw new Error('There is no round.')
        const { venueId, language } = first
        const bill = { restaurantId, venueId, language, tableId: id<'Table'>(3), amount: cents(100) }
        const begun = { ...bill, paymentStatus: 'pending', createdAt: new Date(noon) } as const
        await insertBill(tx, begun, [{ orderId: first.id, amount: cents(100) }])
      },
      () => one.close(),
    )
    expect([closed, await takenAtTable()]).toEqual(['payment-on-its-way', 0])
  })

  test('let no bill be opened while they are being closed [ORD-81]', async () => {
    const closing = { rounds: seen(), due: cents(1900), means: 'cash' } as const
    const status = await begunDuring(
      both.one.db,
      (tx) => closeTable(tx, place(), closing, noon),
      () => statusOf(there.open(orders, 100)),
    )
    expect([status, await paid()]).toEqual(['BILL_CHANGED', [950, 950]])
  })
})
