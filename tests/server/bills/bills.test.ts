import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { billParts } from '#server/platform/db/schema/bill-tables.ts'
import { deskVersion } from '#server/staff/desk-version.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aDiner, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { lateIntent } from '#tests/server/support/late-intent.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import { each, twoRounds } from '#tests/server/support/two-rounds.ts'
import { id } from '#tests/support/builders.ts'

const { at, passes, paid } = twoRounds()
const partsOf = async ({ id: billId }: { readonly id: ReturnType<typeof id<'Bill'>> }) =>
  (await at.service.db.select().from(billParts).where(eq(billParts.billId, billId))).map(({ orderId, amount }) => [
    orderId,
    amount,
  ])

describe('a venue', () => {
  test('says whether bills are taken, for tables only', async () => {
    await at.table.change({ type: 'takeAway', service: { hasBills: true } })
    const asked = { venueId: id<'Venue'>(21), orderType: null, newsLimit: null, table: true, takeAway: true }
    const info = await at.table.api.call(getMixedInfo, asked)
    expect([info.table?.hasBills, info.takeAway?.hasBills]).toEqual([true, false])
  })
})

describe('a bill', () => {
  test('is divided among its orders, the oldest first', async () => {
    const bill = await at.table.open([at.second, at.first], each + 100)
    expect(bill).toEqual({ id: expect.any(Number), total: each + 100, token: expect.stringMatching(/^b_[\w-]{43}$/) })
    expect(await partsOf(bill)).toEqual([
      [at.first.id, each],
      [at.second.id, 100],
    ])
    expect(await paid()).toEqual([null, null])
  })

  test('is paid by card, and its orders say so', async () => {
    await at.table.payByCard(await at.table.open([at.first, at.second], each + 100))
    expect(await paid()).toEqual([each, 100])
    expect(await at.table.paidAtDesk()).toEqual([each, 100])
    expect(await at.table.pay.money()).toBe(each + 100)
    expect(await at.table.pay.paidAtDesk()).toEqual([
      { mode: 'cash', cashMeans: 'cash', status: null, problem: null, payBy: null },
      { mode: 'cash', cashMeans: 'cash', status: null, problem: null, payBy: null },
    ])
    await at.table.payByCard(await at.table.open([at.first, at.second], each - 100))
    expect(await paid()).toEqual([each, each])
    expect(await statusOf(at.table.open([at.first, at.second], 1))).toBe('BILL_CHANGED')
  })

  test('is paid by the webhook, however often it comes', async () => {
    const bill = await at.table.open([at.first], 400)
    await at.table.charge(bill)
    await at.service.sweep()
    await at.service.sweep()
    expect(await statusOf(at.table.notify(bill))).toBe('accepted')
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([400, 400])
    expect(await statusOf(at.table.secret(bill))).toBe('ALREADY_PAID')
  })

  test('is paid by PayPal under its own name', async () => {
    at.table = await aTable(at.service, { paymentMode: { id: 2, kind: 'payPal' } })
    at.first = await at.table.round()
    const bill = await at.table.open([at.first], 400)
    const wrong = await at.table.pay.payPalOrder({ value: '4.00', customId: `ORDINE-${bill.id}` })
    expect(await statusOf(at.table.execute(bill, wrong))).toBe('PAYMENT_NOT_CONFIRMED')
    const right = await at.table.pay.payPalOrder({ value: '4.00', customId: `CONTO-${bill.id}` })
    expect(await statusOf(at.table.execute(bill, right))).toBe('accepted')
    expect(await statusOf(at.table.execute(bill, right))).toBe('accepted')
    await at.service.sweep()
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([400, 400])
  })

  test('is shown and paid on the page of the service', async () => {
    const bill = await at.table.open([at.first], 400)
    const ask = async (path: string, token = bill.token) => {
      const asked = { entita_tipo: 'CONTO', entita_id: String(bill.id), token, return_url: null, language: 'en' }
      const headers = { 'Content-Type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(asked) }
      return (await at.service.fetch(`https://service.example/pay/api/${path}`, init)).json()
    }
    expect(await ask('summary', 'wrong')).toEqual({ messages: [] })
    expect(await ask('summary')).toMatchObject({
      number: bill.id,
      amount: '4,00\u00A0€',
      currency: 'EUR',
      status: 'pending',
      isBill: true,
    })
    const { clientSecret } = (await ask('secret')) as { clientSecret: string }
    expect(await at.table.pay.confirm(clientSecret, await at.table.pay.method())).toBe('succeeded')
    expect(await ask('confirm')).toEqual({})
    expect(await at.table.paidOf(at.first)).toBe(400)
  })

  test('tells the desk as soon as it is paid', async () => {
    const bill = await at.table.open([at.first], 400)
    const { restaurantId } = at.table
    const versionOf = () => deskVersion(at.service.db, restaurantId, at.service.clock.now(restaurantId))
    const before = await versionOf()
    await at.table.payByCard(bill)
    expect(await versionOf()).not.toBe(before)
  })

  test('can be tried again after a decline', async () => {
    const bill = await at.table.open([at.first], 400)
    expect(await at.table.charge(bill, '4000000000000002')).toBe('card_declined')
    expect(await statusOf(at.table.notify(bill))).toBe('PAYMENT_NOT_CONFIRMED')
    await at.table.payByCard(bill)
    expect(await at.table.paidOf(at.first)).toBe(400)
  })

  test('is opened once for a key', async () => {
    const idempotencyKey = '7d9f6c1e-8a31-4b0e-9a57-0c5b2d3f4a61'
    const bills = [1, 2, 3].map(() => at.table.open([at.first], each, { idempotencyKey }))
    expect(new Set((await Promise.all(bills)).map((bill) => bill.id)).size).toBe(1)
  })

  test('holds its amount until it is paid', async () => {
    await at.table.open([at.first, at.second], each)
    const refusal = await refusalOf(at.table.open([at.first, at.second], each + 1))
    expect(refusal).toMatchObject({ status: 'BILL_CHANGED' })
    expect(refusal?.messages).toEqual(['The bill has changed in the meantime: 9,50\u00A0€ left to pay.'])
    expect(await statusOf(at.table.open([at.second], each))).toBe('accepted')
    expect(await statusOf(at.table.open([at.first, at.second], 1))).toBe('BILL_CHANGED')
  })

  test.each([0, -1])('over %i cents is refused', async (amount) => {
    expect(await statusOf(at.table.open([at.first], amount))).toBe('BILL_CHANGED')
  })

  test('opens from the least amount that can be paid [PAY-35]', async () => {
    const refusal = await refusalOf(at.table.open([at.first], 49))
    expect(refusal).toMatchObject({ status: 'PAYMENT_TOO_SMALL', messages: [expect.stringContaining('0,50\u00A0€')] })
    expect(await statusOf(at.table.open([at.first], 50))).toBe('accepted')
  })

  test('of many phones at once never exceeds what is left', async () => {
    const phones = Array.from({ length: 8 }, () => phoneAt(at.service, at.table))
    const statuses = await Promise.all(
      phones.map((phone, index) =>
        statusOf(phone.open(index % 2 ? [at.first, at.second] : [at.second, at.first], 500)),
      ),
    )
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(3)
    expect(await statusOf(at.table.open([at.first, at.second], 2 * each - 1500))).toBe('accepted')
  })
})

describe('a bill that is not paid in time', () => {
  test('lapses, and its amount is free again', async () => {
    const bill = await at.table.open([at.first], each)
    passes(timeToPayMs)
    expect(await statusOf(at.table.open([at.first], 1))).toBe('BILL_CHANGED')
    passes(timeToPayMs + 1)
    const refusal = await refusalOf(at.table.secret(bill))
    expect(refusal?.messages).toEqual([
      'The time for this payment is over: please start again. You have not been charged.',
    ])
    expect(await statusOf(at.table.open([at.first], each))).toBe('accepted')
  })

  test('lapses when another is opened, and unasked', async () => {
    await at.table.open([at.first], each)
    await at.table.open([at.second], each)
    passes(timeToPayMs + 1)
    expect(await statusOf(at.table.open([at.first], each))).toBe('accepted')
    await at.service.sweep()
    expect(await statusOf(at.table.open([at.second], each))).toBe('accepted')
  })

  test('keeps its amount while its bank is asked', async () => {
    const bill = await at.table.open([at.first], each)
    const secret = await at.table.secret(bill)
    expect(await at.table.pay.confirm(secret, await at.table.pay.method())).toBe('succeeded')
    passes(timeToPayMs + 1)
    expect(await statusOf(at.table.open([at.first], each))).toBe('BILL_CHANGED')
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([each, each])
  })

  test('gives back a payment that comes too late', async () => {
    const diner = await aDiner(at.service, at.table.restaurantId)
    const phone = phoneAt(at.service, at.table, diner)
    const own = await phone.round()
    const bill = await phone.open([own], each)
    const { restaurantId } = at.table
    const late = await lateIntent(at.service, {
      amount: bill.total,
      entity: { restaurantId, kind: 'bill', id: bill.id },
    })
    passes(timeToPayMs + 1)
    await at.service.sweep()
    await late.record()
    expect(await phone.pay.confirm(late.clientSecret, await phone.pay.method())).toBe('succeeded')
    expect(await phone.pay.money()).toBe(each)
    await at.service.sweep()
    expect([await phone.paidOf(own), await phone.pay.money()]).toEqual([null, 0])
    expect((await phone.pay.mails()).filter((kind) => kind === 'bill-returned')).toHaveLength(1)
  })
})
