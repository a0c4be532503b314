import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import type { DeskOrder } from '#desk/contract/orders.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { deskVersion } from '#server/staff/desk-version.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import { getOrder } from '#src/contract/placed-order.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { aDiner } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { phoneAt } from '#tests/server/support/table-bills.ts'
import { each, twoRounds } from '#tests/server/support/two-rounds.ts'
import { id } from '#tests/support/builders.ts'

const { at, paid } = twoRounds()
let tables: ReturnType<typeof desksTables>
beforeEach(() => {
  tables = desksTables(at.service, at.table.restaurantId)
})
const version = () => deskVersion(at.service.db, at.table.restaurantId, at.service.clock.now())
const roundsAt = async (table: number) => (await tables.visit(table))?.rounds ?? []

describe('guests who are moved', () => {
  test('take rounds, bills and their call with them [ORD-82]', async () => {
    const bill = await at.table.open([at.first], 400)
    const reasonId = id<'CallReason'>(1)
    const at3 = { venueId: id<'Venue'>(21), tableId: id<'Table'>(3), tableCode: orderSamples.table.tableCode }
    await at.table.api.call(callStaff, { ...at3, reasonId })
    const before = await version()
    expect(await tables.move(5)).toBe('done')
    expect(await version()).not.toBe(before)
    expect([await tables.visit(3), await roundsAt(5)]).toEqual([null, [at.first.id, at.second.id]])
    const { orders } = await tables.desk.read<{ orders: DeskOrder[] }>('orders')
    expect(orders.map(({ place }) => place.table)).toEqual(['5', '5'])
    const { calls } = await tables.desk.read<{ calls: { tableId: number }[] }>('calls')
    expect(calls.map(({ tableId }) => tableId)).toEqual([5])
    await at.table.payByCard(bill)
    expect(await paid()).toEqual([400, null])
    expect((await tables.table(5)).bills).toMatchObject([{ id: bill.id, status: 'paid' }])
  })

  test('are told to desks however many orders are newer [ORD-80]', async () => {
    await at.table.pay.desk.post(`orders/${at.first.id}/consume`)
    await at.table.pay.desk.post(`orders/${at.second.id}/consume`)
    const { db } = at.service
    // The newest orders that a desk lists beside those that are open, and not at the table any more.
    const newer = await db.select().from(orders).where(eq(orders.id, at.second.id))
    const gone = newer.map(({ id: _id, ...order }) => ({ ...order, closedAt: order.createdAt, tokenHash: null }))
    await db.insert(orders).values(Array.from({ length: 110 }, () => gone).flat())
    const before = await version()
    expect(await version()).toBe(before)
    expect(await tables.move(5)).toBe('done')
    expect(await version()).not.toBe(before)
  })

  test('go on with the code that their phone knows [ORD-82]', async () => {
    expect(await tables.move(5)).toBe('done')
    const { id: orderId, token } = at.first
    const { order } = await at.table.api.call(getOrder, { venueId: null, id: orderId, token })
    expect(order.tableName).toBe('5')
    expect(order.movedTo).toEqual({ id: 5, name: '5', code: 'stella-5-h6Wc' })
    const next = await at.table.round()
    expect(await roundsAt(5)).toEqual([at.first.id, at.second.id, next.id])
    await at.table.payByCard(await at.table.open([at.first, next], 2 * each))
    expect(await paid()).toEqual([each, null])
    expect(await tables.move(6, 5)).toBe('done')
    const last = await at.table.round()
    expect(await roundsAt(6)).toHaveLength(4)
    expect(await tables.close({}, 6)).toBe('done')
    const closed = await at.table.api.call(getOrder, { venueId: null, id: orderId, token })
    expect(closed.order.movedTo).toBeNull()
    // Their visit is over: who has the same telephone and scans the code again sits there.
    const anew = await at.table.round()
    expect([await roundsAt(3), last.id < anew.id]).toEqual([[anew.id], true])
  })

  test('leave their table to others [ORD-82]', async () => {
    const diner = phoneAt(at.service, at.table, await aDiner(at.service, at.table.restaurantId))
    const own = await diner.round()
    expect(await tables.move(5)).toBe('done')
    const other = await at.table.round({ guest: { ...aGuest, phone: '+39 333 555 0999' } })
    const stranger = phoneAt(at.service, at.table, await aDiner(at.service, at.table.restaurantId))
    const another = await stranger.round()
    expect(await roundsAt(3)).toEqual([other.id, another.id])
    const more = await diner.round()
    expect(await roundsAt(5)).toEqual([at.first.id, at.second.id, own.id, more.id])
  })
})

describe('guests stay', () => {
  test('when the other table is not free or elsewhere [ORD-82]', async () => {
    const phone = { tableId: 4, tableCode: 'stella-4-b4Tn' }
    await at.table.place({ ...orderSamples.table, ...phone, fields: { paymentMode: 'card', cashMeans: null } })
    // It waits for its payment, which the desk does not see.
    expect([await tables.visit(4), await tables.move(4)]).toEqual([null, 'not-free'])
    expect(await tables.move(3)).toBe('not-free')
    expect(await tables.move(99)).toBe('unknown-table')
  })

  test('when a round has come that was not seen [ORD-82]', async () => {
    expect(await tables.moveSeen(5, [at.first.id])).toBe('table-changed')
    expect(await tables.moveSeen(5, [], 6)).toBe('nobody-there')
  })

  test('when two desks move them at once, but for one [ORD-82]', async () => {
    const seen = [at.first.id, at.second.id]
    const both = await Promise.all([tables.moveSeen(5, seen), tables.moveSeen(6, seen)])
    expect(both.toSorted()).toEqual(['done', 'nobody-there'])
  })
})
