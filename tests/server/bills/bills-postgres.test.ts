import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { tally } from '#tests/server/support/rush.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import type { TableOrder } from '#tests/server/support/table-bills.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import type { TwoServices } from '#tests/server/support/two-services.ts'

const programs = postgresPrograms()

describe.skipIf(programs === null)('bills of two services on one PostgreSQL server', { timeout: 120_000 }, () => {
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

  /** Every second call goes to the other service. */
  const at = (index: number) => (index % 2 === 0 ? here : there)
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const sweep = () => Promise.all([both.one.sweep(), both.other.sweep()])
  const paid = () => Promise.all(orders.map((order) => here.paidOf(order)))

  test('never open more than is left, whatever the sequence', async () => {
    const statuses = await Promise.all(
      many(16).map((index) => statusOf(at(index).open(index % 3 === 0 ? orders : orders.toReversed(), 190))),
    )
    expect(tally(statuses)).toEqual({ accepted: 10, BILL_CHANGED: 6 })
  })

  test('open one bill for a key', async () => {
    const idempotencyKey = '9b0a7c52-51b0-4a2e-a0f3-3f6d1e2c4b58'
    const opened = await Promise.all(many(6).map((index) => at(index).open(orders, 1900, { idempotencyKey })))
    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  })

  test('take parts of several phones once each', async () => {
    const bills = await Promise.all(many(4).map((index) => at(index).open(orders, 475)))
    await Promise.all(
      bills.map(async (bill, index) => {
        await at(index).charge(bill)
        await Promise.all([statusOf(at(index).notify(bill)), statusOf(at(index + 1).notify(bill)), sweep()])
      }),
    )
    await sweep()
    expect(await paid()).toEqual([950, 950])
    expect(await here.pay.money()).toBe(1900)
    expect(await statusOf(there.open(orders, 1))).toBe('BILL_CHANGED')
  })

  test('keep the money or cancel the order, never both', async () => {
    const [order] = orders as [TableOrder]
    const bills = await Promise.all(many(3).map((index) => at(index).open([order], 300)))
    await Promise.all([
      ...bills.map(async (bill, index) => {
        await statusOf(at(index).charge(bill))
        await statusOf(at(index + 1).notify(bill))
      }),
      there.decide(order.id, 'cancel'),
      sweep(),
    ])
    await sweep()
    await sweep()
    expect(await here.pay.money()).toBe(0)
    expect(await here.paidOf(order)).toBeNull()
    expect(await statusOf(here.open([order], 1))).toBe('ENTITY_NOT_FOUND')
  })

  /** Removes one of three tiramisù at the desk of a service, after `seen` removals; the answer's status. */
  const removeAt = async (index: number, { id }: TableOrder, seen = 0) => {
    const body = { pieces: [{ position: 0, quantity: 1 }], seen, cents: 550, backCents: 550 }
    return (await at(index).pay.desk.post(`orders/${id}/remove`, body)).status
  }
  async function paidForThree() {
    const order = await here.round({ dishes: [{ id: tiramisu, quantity: 3 }] })
    for (const amount of [1000, 1050]) await here.payByCard(await here.open([order], amount))
    return order
  }

  test('give a part back once, whoever removes it [ORD-100]', async () => {
    const order = await paidForThree()
    const statuses = await Promise.all(many(6).map((index) => removeAt(index, order)))
    expect(tally(statuses.map(String))).toEqual({ 200: 1, 409: 5 })
    await sweep()
    expect([await here.pay.money(), await here.paidOf(order)]).toEqual([1500, 1500])
  })

  test('give all back beside a part at once [ORD-100]', async () => {
    const order = await paidForThree()
    await Promise.all([removeAt(0, order), there.decide(order.id, 'cancel'), removeAt(1, order), sweep()])
    await sweep()
    expect([await here.pay.money(), await here.paidOf(order)]).toEqual([0, null])
  })

  test('pay or lose a part, never both [ORD-100]', async () => {
    const order = await here.round({ dishes: [{ id: tiramisu, quantity: 3 }] })
    const bill = await there.open([order], 2050)
    await there.charge(bill)
    await Promise.all([statusOf(there.notify(bill)), removeAt(0, order), removeAt(1, order), sweep()])
    await sweep()
    const [money, paid] = [await here.pay.money(), await here.paidOf(order)]
    // The tap came before the payment and was refused, or after it and gave its part back.
    expect([2050, 1500]).toContain(paid)
    expect(money).toBe(paid)
  })
})
