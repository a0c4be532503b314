import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { providerOf, timeToPayMs } from '#demo/server/payments/payment-deps.ts'
import { billParts } from '#demo/server/platform/db/schema/bill-tables.ts'
import { deskVersion } from '#demo/server/staff/desk-version.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aDiner, noon, refusalOf, statusOf } from './diner.ts'
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
const partsOf = async ({ id: billId }: { readonly id: ReturnType<typeof id<'Bill'>> }) =>
  (await service.db.select().from(billParts).where(eq(billParts.billId, billId))).map(({ orderId, amount }) => [
    orderId,
    amount,
  ])

describe('a venue', () => {
  test('says whether bills are taken, for tables only', async () => {
    await table.change({ type: 'takeAway', service: { hasBills: true } })
    const asked = { venueId: id<'Venue'>(21), orderType: null, newsLimit: null, table: true, takeAway: true }
    const info = await table.api.call(getMixedInfo, asked)
    expect([info.table?.hasBills, info.takeAway?.hasBills]).toEqual([true, false])
  })
})

describe('a bill', () => {
  test('is divided among its orders, the oldest first', async () => {
    const bill = await table.open([second, first], each + 100)
    expect(bill).toEqual({ id: expect.any(Number), total: each + 100, token: expect.stringMatching(/^b_[\w-]{43}$/) })
    expect(await partsOf(bill)).toEqual([
      [first.id, each],
      [second.id, 100],
    ])
    expect(await paid()).toEqual([null, null])
  })

  test('is paid by card, and its orders say so', async () => {
    await table.payByCard(await table.open([first, second], each + 100))
    expect(await paid()).toEqual([each, 100])
    expect(await table.paidAtDesk()).toEqual([each, 100])
    expect(await table.pay.money()).toBe(each + 100)
    expect(await table.pay.paidAtDesk()).toEqual([
      { mode: 'cash', cashMeans: 'cash', status: null },
      { mode: 'cash', cashMeans: 'cash', status: null },
    ])
    await table.payByCard(await table.open([first, second], each - 100))
    expect(await paid()).toEqual([each, each])
    expect(await statusOf(table.open([first, second], 1))).toBe('BILL_CHANGED')
  })

  test('is paid by the webhook, however often it comes', async () => {
    const bill = await table.open([first], 400)
    await table.charge(bill)
    await service.sweep()
    await service.sweep()
    expect(await statusOf(table.notify(bill))).toBe('accepted')
    expect([await table.paidOf(first), await table.pay.money()]).toEqual([400, 400])
    expect(await statusOf(table.secret(bill))).toBe('ALREADY_PAID')
  })

  test('is paid by PayPal under its own name', async () => {
    table = await aTable(service, { paymentMode: { id: 2, kind: 'payPal' } })
    first = await table.round()
    const bill = await table.open([first], 400)
    const wrong = await table.pay.payPalOrder({ value: '4.00', customId: `ORDINE-${bill.id}` })
    expect(await statusOf(table.execute(bill, wrong))).toBe('PAYMENT_NOT_CONFIRMED')
    const right = await table.pay.payPalOrder({ value: '4.00', customId: `CONTO-${bill.id}` })
    expect(await statusOf(table.execute(bill, right))).toBe('accepted')
    expect(await statusOf(table.execute(bill, right))).toBe('accepted')
    await service.sweep()
    expect([await table.paidOf(first), await table.pay.money()]).toEqual([400, 400])
  })

  test('is shown and paid on the page of the service', async () => {
    const bill = await table.open([first], 400)
    const ask = async (path: string, token = bill.token) => {
      const asked = { entita_tipo: 'CONTO', entita_id: String(bill.id), token, return_url: null, language: 'en' }
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(asked) }
      return (await service.fetch(`https://service.example/pay/api/${path}`, init)).json()
    }
    expect(await ask('summary', 'wrong')).toEqual({ messages: [] })
    expect(await ask('summary')).toMatchObject({
      value: '4.00',
      status: 'pending',
      customId: `CONTO-${bill.id}`,
      isBill: true,
    })
    const { clientSecret } = (await ask('secret')) as { clientSecret: string }
    expect(await table.pay.confirm(clientSecret, await table.pay.method())).toBe('succeeded')
    expect(await ask('confirm')).toEqual({})
    expect(await table.paidOf(first)).toBe(400)
  })

  test('tells the desk as soon as it is paid', async () => {
    const bill = await table.open([first], 400)
    const before = await deskVersion(service.db, table.restaurantId)
    await table.payByCard(bill)
    expect(await deskVersion(service.db, table.restaurantId)).not.toBe(before)
  })

  test('can be tried again after a decline', async () => {
    const bill = await table.open([first], 400)
    expect(await table.charge(bill, '4000000000000002')).toBe('card_declined')
    expect(await statusOf(table.notify(bill))).toBe('PAYMENT_NOT_CONFIRMED')
    await table.payByCard(bill)
    expect(await table.paidOf(first)).toBe(400)
  })

  test('is opened once for a key', async () => {
    const idempotencyKey = '7d9f6c1e-8a31-4b0e-9a57-0c5b2d3f4a61'
    const bills = [1, 2, 3].map(() => table.open([first], each, { idempotencyKey }))
    expect(new Set((await Promise.all(bills)).map((bill) => bill.id)).size).toBe(1)
  })

  test('holds its amount until it is paid', async () => {
    await table.open([first, second], each)
    const refusal = await refusalOf(table.open([first, second], each + 1))
    expect(refusal).toMatchObject({ status: 'BILL_CHANGED' })
    expect(refusal?.messages).toEqual(['The bill has changed in the meantime: 9,50\u00A0€ left to pay.'])
    expect(await statusOf(table.open([second], each))).toBe('accepted')
    expect(await statusOf(table.open([first, second], 1))).toBe('BILL_CHANGED')
  })

  test.each([0, -1])('over %i cents is refused', async (amount) => {
    expect(await statusOf(table.open([first], amount))).toBe('BILL_CHANGED')
  })

  test('of many phones at once never exceeds what is left', async () => {
    const phones = Array.from({ length: 8 }, () => phoneAt(service, table))
    const statuses = await Promise.all(
      phones.map((phone, index) => statusOf(phone.open(index % 2 ? [first, second] : [second, first], 500))),
    )
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(3)
    expect(await statusOf(table.open([first, second], 2 * each - 1500))).toBe('accepted')
  })
})

describe('a bill that is not paid in time', () => {
  test('lapses, and its amount is free again', async () => {
    const bill = await table.open([first], each)
    passes(timeToPayMs)
    expect(await statusOf(table.open([first], 1))).toBe('BILL_CHANGED')
    passes(timeToPayMs + 1)
    const refusal = await refusalOf(table.secret(bill))
    expect(refusal?.messages).toEqual([
      'The time for this payment is over: please start again. You have not been charged.',
    ])
    expect(await statusOf(table.open([first], each))).toBe('accepted')
  })

  test('lapses when another is opened, and unasked', async () => {
    await table.open([first], each)
    await table.open([second], each)
    passes(timeToPayMs + 1)
    expect(await statusOf(table.open([first], each))).toBe('accepted')
    await service.sweep()
    expect(await statusOf(table.open([second], each))).toBe('accepted')
  })

  test('keeps its amount while its bank is asked', async () => {
    const bill = await table.open([first], each)
    const secret = await table.secret(bill)
    expect(await table.pay.confirm(secret, await table.pay.method())).toBe('succeeded')
    passes(timeToPayMs + 1)
    expect(await statusOf(table.open([first], each))).toBe('BILL_CHANGED')
    expect([await table.paidOf(first), await table.pay.money()]).toEqual([each, each])
  })

  test('gives back a payment that comes too late', async () => {
    const diner = await aDiner(service, table.restaurantId)
    const phone = phoneAt(service, table, diner)
    const own = await phone.round()
    const bill = await phone.open([own], each)
    const { restaurantId } = table
    const stray = await providerOf(service.payments, 'card').createIntent({
      amount: bill.total,
      currency: 'EUR',
      customer: null,
      key: `stray-${bill.id}`,
      entity: { restaurantId, kind: 'bill', id: bill.id },
    })
    passes(timeToPayMs + 1)
    await service.sweep()
    expect(await phone.pay.confirm(stray.clientSecret, await phone.pay.method())).toBe('succeeded')
    expect(await phone.pay.money()).toBe(each)
    await service.sweep()
    expect([await phone.paidOf(own), await phone.pay.money()]).toEqual([null, 0])
    expect((await phone.pay.mails()).filter((kind) => kind === 'bill-returned')).toHaveLength(1)
  })
})
