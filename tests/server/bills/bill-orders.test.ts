import { describe, expect, test } from 'vitest'

import { aDiner, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { phoneAt } from '#tests/server/support/table-bills.ts'
import { each, twoRounds } from '#tests/server/support/two-rounds.ts'
import { id } from '#tests/support/builders.ts'

const { at, paid } = twoRounds()

describe('who may open a bill', () => {
  test.each([
    ['an order without its token', () => at.table.open([{ id: at.first.id, token: null }], 100)],
    ['an order with another token', () => at.table.open([{ id: at.first.id, token: at.second.token }], 100)],
    ['an unknown order', () => at.table.open([at.first, { id: id<'Order'>(1), token: at.first.token }], 100)],
    ['another table', () => at.table.open([at.first], 100, { table: 4 })],
    ['no order', () => at.table.open([], 100)],
  ])('%s is refused', async (_case, open) => {
    expect(await statusOf(open())).toBe('ENTITY_NOT_FOUND')
  })

  test('customers pay for their own orders, without a token', async () => {
    const diner = await aDiner(at.service, at.table.restaurantId)
    const phone = phoneAt(at.service, at.table, diner)
    const own = await phone.round()
    expect(own.token).toBeNull()
    expect(await statusOf(phone.open([own], each))).toBe('accepted')
    const other = phoneAt(at.service, at.table, await aDiner(at.service, at.table.restaurantId))
    expect(await statusOf(other.open([own], each))).toBe('ENTITY_NOT_FOUND')
    // The token of another guest's order goes with the account.
    expect(await statusOf(other.open([at.first], each))).toBe('accepted')
  })

  test('a bill is paid with its token', async () => {
    const bill = await at.table.open([at.first], 100)
    expect(await statusOf(at.table.secret({ ...bill, token: 'wrong' }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(at.table.secret({ ...bill, token: at.first.token ?? '' }))).toBe('ENTITY_NOT_FOUND')
  })

  test.each([
    ['where bills are not taken', { type: 'table', service: { hasBills: false } }, 'ENTITY_NOT_FOUND'],
    ['where only cash is taken', { paymentMode: { id: 2, types: ['takeAway'] } }, 'PAYMENT_MODE_NOT_AVAILABLE'],
  ] satisfies [string, Parameters<typeof at.table.change>[0], string][])(
    'none is opened %s',
    async (_case, changes, status) => {
      await at.table.change(changes)
      expect(await statusOf(at.table.open([at.first], 100))).toBe(status)
    },
  )

  test('only confirmed orders that are paid at the venue', async () => {
    const waiting = await at.table.place()
    expect(await statusOf(at.table.open([waiting], 100))).toBe('ENTITY_NOT_FOUND')
    await at.table.decide(waiting.id, 'refuse')
    expect(await statusOf(at.table.open([waiting], 100))).toBe('ENTITY_NOT_FOUND')
    const byCard = await at.table.place({ fields: { paymentMode: 'card', cashMeans: null } })
    expect(await statusOf(at.table.open([byCard], 100))).toBe('ENTITY_NOT_FOUND')
    const phone = phoneAt(at.service, at.table, at.table.diner)
    const collected = await phone.round(orderSamples.collect)
    expect(await statusOf(phone.open([collected], 100))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('an order that is cancelled', () => {
  test('gives back the bills that paid for it alone', async () => {
    const diner = await aDiner(at.service, at.table.restaurantId)
    const phone = phoneAt(at.service, at.table, diner)
    const own = await phone.round()
    await phone.payByCard(await phone.open([own], 400))
    const open = await phone.open([own], 300)
    const secret = await phone.secret(open)
    expect(await phone.decide(own.id, 'cancel')).toBe('done')
    expect(await phone.pay.money()).toBe(0)
    expect(await phone.pay.confirm(secret, await phone.pay.method())).not.toBe('succeeded')
    expect(await phone.paidOf(own)).toBeNull()
    expect(await phone.pay.mails()).toContain('bill-returned')
  })

  test('is refused when a bill has paid for others too', async () => {
    await at.table.payByCard(await at.table.open([at.first, at.second], each + 100))
    for (const { id } of [at.first, at.second]) expect(await at.table.decide(id, 'cancel')).toBe('paid-with-others')
    expect(await paid()).toEqual([each, 100])
  })

  test('gives up a bill that is only begun [BAPI-36]', async () => {
    const bill = await at.table.open([at.first, at.second], each + 100)
    const secret = await at.table.secret(bill)
    expect(await at.table.decide(at.second.id, 'cancel')).toBe('done')
    expect(await at.table.pay.confirm(secret, await at.table.pay.method())).not.toBe('succeeded')
    await at.service.sweep()
    expect([await paid(), await at.table.pay.money()]).toEqual([[null, null], 0])
    expect(await statusOf(at.table.open([at.first], each))).toBe('accepted')
  })

  test('stays when the payment of its bill was faster [BAPI-36]', async () => {
    const bill = await at.table.open([at.first, at.second], each + 100)
    // The service has not heard of it yet.
    await at.table.charge(bill)
    expect(await at.table.decide(at.second.id, 'cancel')).toBe('paid-with-others')
    expect([await paid(), await at.table.pay.money()]).toEqual([[each, 100], each + 100])
  })

  test('leaves the bill alone when it cannot be cancelled', async () => {
    await at.table.pay.desk.post(`orders/${at.second.id}/consume`)
    const bill = await at.table.open([at.first, at.second], each + 100)
    expect(await at.table.decide(at.second.id, 'cancel')).toBe('already-decided')
    await at.table.payByCard(bill)
    expect(await paid()).toEqual([each, 100])
  })
})
