import { beforeEach, describe, expect, test } from 'vitest'

import { deskVersion } from '#server/staff/desk-version.ts'
import { cents } from '#src/domain/money.ts'
import { desksTables } from '#tests/server/support/desk-tables.ts'
import { statusOf } from '#tests/server/support/diner.ts'
import { each, twoRounds } from '#tests/server/support/two-rounds.ts'

const { at, passes, paid } = twoRounds()
let tables: ReturnType<typeof desksTables>
beforeEach(() => {
  tables = desksTables(at.service, at.table.restaurantId)
})
const version = () => deskVersion(at.service.db, at.table.restaurantId, at.service.clock.now())
const consumed = async () => {
  const { orders } = await tables.desk.read<{ orders: { id: number; consumedAt: string | null }[] }>('orders')
  return orders.filter(({ consumedAt }) => consumedAt !== null).map(({ id: orderId }) => orderId)
}

describe('a table at the desk', () => {
  test('says what was ordered, paid and is due [ORD-80]', async () => {
    await at.table.payByCard(await at.table.open([at.first], 400))
    expect(await tables.visit()).toEqual({
      since: expect.stringMatching(/Z$/),
      rounds: [at.first.id, at.second.id],
      waiting: 0,
      totalCents: 2 * each,
      paidCents: 400,
      dueCents: 2 * each - 400,
    })
    expect(await tables.visit(4)).toBeNull()
    await at.table.open([at.second], 100)
    const { rounds, bills, freeTables } = await tables.table()
    expect(rounds.map((round) => [round.id, round.status, round.lines.length])).toEqual([
      [at.first.id, 'confirmed', 1],
      [at.second.id, 'confirmed', 1],
    ])
    const online = { cashMeans: null, payer: null }
    expect(bills).toMatchObject([
      { ...online, cents: 400, status: 'paid', mode: 'card', rounds: [at.first.id] },
      { ...online, cents: 100, status: 'pending', mode: null, rounds: [at.second.id] },
    ])
    expect(freeTables.map(({ name }) => name)).toEqual(['1', '2', '4', '5', '6', '7', '8'])
  })

  test('counts neither refused rounds nor those of another day [ORD-80]', async () => {
    await at.table.decide((await at.table.place()).id, 'refuse')
    expect((await tables.visit())?.rounds).toHaveLength(2)
    passes(24 * 3_600_000)
    expect(await tables.visit()).toBeNull()
  })
})

describe('a table that is closed', () => {
  test('has nothing due, and its rounds are consumed [ORD-81]', async () => {
    await at.table.payByCard(await at.table.open([at.first], 400))
    const before = await version()
    expect(await tables.close({ means: 'mealVouchers' })).toBe('done')
    expect(await version()).not.toBe(before)
    expect(await paid()).toEqual([each, each])
    expect(new Set(await consumed())).toEqual(new Set([at.first.id, at.second.id]))
    expect(await tables.visit()).toBeNull()
    // The phone of who sat there has nothing left to pay.
    expect(await statusOf(at.table.open([at.first, at.second], 1))).toBe('BILL_CHANGED')
    const next = await at.table.round()
    expect(await tables.visit()).toMatchObject({ rounds: [next.id], totalCents: each, dueCents: each })
  })

  test('is closed once [ORD-81]', async () => {
    const both = await Promise.all([tables.close(), tables.close()])
    expect(both.toSorted()).toEqual(['done', 'nobody-there'])
    expect(await paid()).toEqual([each, each])
  })

  test('needs no means where nothing is due', async () => {
    await at.table.payByCard(await at.table.open([at.first, at.second], 2 * each))
    expect(await tables.close({ means: null })).toBe('done')
    expect(await at.table.pay.money()).toBe(2 * each)
  })
})

describe('a table stays open', () => {
  test('while a round waits for an answer [ORD-81]', async () => {
    await at.table.place()
    expect(await tables.close()).toBe('round-waits')
  })

  test.each([
    ['another amount was seen', { dueCents: cents(100) }, 'table-changed'],
    ['a round was not seen', { rounds: [] }, 'table-changed'],
    ['nobody says how it was paid', { means: null }, 'no-means'],
  ] as const)('when %s [ORD-81]', async (_case, wish, reason) => {
    expect(await tables.close(wish)).toBe(reason)
    expect(await paid()).toEqual([null, null])
  })

  test('while somebody pays, unless staff give that up [ORD-81]', async () => {
    const bill = await at.table.open([at.first], each)
    const secret = await at.table.secret(bill)
    expect(await tables.close()).toBe('payment-on-its-way')
    expect(await tables.close({ givesUpBills: true })).toBe('done')
    expect(await at.table.pay.confirm(secret, await at.table.pay.method())).not.toBe('succeeded')
    expect([await paid(), await at.table.pay.money()]).toEqual([[each, each], 0])
  })

  test('when the payment that is given up was faster [ORD-81]', async () => {
    const bill = await at.table.open([at.first], each)
    // The service has not heard of it yet.
    await at.table.charge(bill)
    expect(await tables.close({ givesUpBills: true })).toBe('table-changed')
    expect(await tables.close()).toBe('done')
    expect([await paid(), await at.table.pay.money()]).toEqual([[each, each], each])
    const { bills } = await tables.table()
    expect(bills).toEqual([])
  })
})
