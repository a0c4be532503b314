import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#demo/server/payments/payment-deps.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aDiner, noon, statusOf } from './diner.ts'
import { orderSamples } from './order-samples.ts'
import { aTable, phoneAt } from './table-bills.ts'
import type { TableOrder } from './table-bills.ts'

let service: TestService
let table: Awaited<ReturnType<typeof aTable>>
let first: TableOrder
let second: TableOrder
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  table = await aTable(service)
  first = await table.round()
  second = await table.round()
})

/** A round costs a tiramisù and two covers. */
const each = 950
const passes = (ms: number) => service.clock.set(noon + ms, table.restaurantId)
const paid = () => Promise.all([first, second].map((order) => table.paidOf(order)))

describe('who may open a bill', () => {
  test.each([
    ['an order without its token', () => table.open([{ id: first.id, token: null }], 100)],
    ['an order with another token', () => table.open([{ id: first.id, token: second.token }], 100)],
    ['an unknown order', () => table.open([first, { id: id<'Order'>(1), token: first.token }], 100)],
    ['another table', () => table.open([first], 100, { table: 4 })],
    ['no order', () => table.open([], 100)],
  ])('%s is refused', async (_case, open) => {
    expect(await statusOf(open())).toBe('ENTITY_NOT_FOUND')
  })

  test('customers pay for their own orders, without a token', async () => {
    const diner = await aDiner(service, table.restaurantId)
    const phone = phoneAt(service, table, diner)
    const own = await phone.round()
    expect(own.token).toBeNull()
    expect(await statusOf(phone.open([own], each))).toBe('accepted')
    const other = phoneAt(service, table, await aDiner(service, table.restaurantId))
    expect(await statusOf(other.open([own], each))).toBe('ENTITY_NOT_FOUND')
    // The token of another guest's order goes with the account.
    expect(await statusOf(other.open([first], each))).toBe('accepted')
  })

  test('a bill is paid with its token', async () => {
    const bill = await table.open([first], 100)
    expect(await statusOf(table.secret({ ...bill, token: 'wrong' }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(table.secret({ ...bill, token: first.token ?? '' }))).toBe('ENTITY_NOT_FOUND')
  })

  test.each([
    ['where bills are not taken', { type: 'table', service: { hasBills: false } }, 'ENTITY_NOT_FOUND'],
    ['where only cash is taken', { paymentMode: { id: 2, types: ['takeAway'] } }, 'PAYMENT_MODE_NOT_AVAILABLE'],
  ] satisfies [string, Parameters<typeof table.change>[0], string][])(
    'none is opened %s',
    async (_case, changes, status) => {
      await table.change(changes)
      expect(await statusOf(table.open([first], 100))).toBe(status)
    },
  )

  test('only confirmed orders that are paid at the venue', async () => {
    const waiting = await table.place()
    expect(await statusOf(table.open([waiting], 100))).toBe('ENTITY_NOT_FOUND')
    await table.decide(waiting.id, 'refuse')
    expect(await statusOf(table.open([waiting], 100))).toBe('ENTITY_NOT_FOUND')
    const byCard = await table.place({ fields: { paymentMode: 'card', cashMeans: null } })
    expect(await statusOf(table.open([byCard], 100))).toBe('ENTITY_NOT_FOUND')
    const phone = phoneAt(service, table, table.diner)
    const collected = await phone.round(orderSamples.collect)
    expect(await statusOf(phone.open([collected], 100))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('an order that is cancelled', () => {
  test('gives back the bills that paid for it alone', async () => {
    const diner = await aDiner(service, table.restaurantId)
    const phone = phoneAt(service, table, diner)
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

  test('is refused while a bill pays for others too', async () => {
    const bill = await table.open([first, second], each + 100)
    expect(await table.decide(second.id, 'cancel')).toBe('paid-with-others')
    await table.payByCard(bill)
    expect(await table.decide(first.id, 'cancel')).toBe('paid-with-others')
    expect(await paid()).toEqual([each, 100])
  })

  test('may be cancelled once such a bill has lapsed', async () => {
    await table.open([first, second], each + 100)
    passes(timeToPayMs + 1)
    expect(await table.decide(second.id, 'cancel')).toBe('done')
  })
})
