import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { desksTables } from '#tests/server/support/desk-tables.ts'
import { statusOf } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import type { TableOrder } from '#tests/server/support/table-bills.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'

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
  async function takenAtTable(): Promise<number> {
    const result: unknown = await both.one.db.execute(
      `select coalesce(sum(amount), 0)::int as taken from bills where restaurant_id = ${here.restaurantId} and cash_means is not null`,
    )
    return (result as { rows: { taken: number }[] }).rows[0]?.taken ?? 0
  }

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
      ...[one, other, one, other].map((desk) => desk.close({ givesUpBills: true })),
    ])
    await both.one.sweep()
    // Whoever was late finds the table as it is now.
    if ((await one.visit()) !== null) await one.close({ givesUpBills: true })
    expect(await one.visit()).toBeNull()
    expect(await paid()).toEqual([950, 950])
    expect((await takenAtTable()) + (await here.pay.money())).toBe(1900)
  })

  test('lose no round that is ordered while guests are moved [ORD-82]', async () => {
    const [one] = desks()
    const seen = orders.map(({ id }) => id)
    const [moved, ...rounds] = await Promise.all([
      one.moveSeen(5, seen),
      ...[here, there, here, there].map((phone) => phone.place()),
    ])
    // A round that came first was not seen; every one that comes later goes to the new table.
    const [at3, at5] = [await one.visit(3), await one.visit(5)]
    const all = moved === 'done' ? at5 : at3
    expect([at3, at5].filter((visit) => visit !== null)).toEqual([all])
    expect(new Set(all?.rounds)).toEqual(new Set([...seen, ...rounds.map(({ id }) => id)]))
  })
})
