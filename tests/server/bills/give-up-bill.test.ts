import { describe, expect, onTestFinished, test } from 'vitest'

import type { CardProvider } from '#server/payments/card-provider.ts'
import { providerOf, timeToPayMs } from '#server/payments/payment-deps.ts'
import { aDiner, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { aTable, phoneAt } from '#tests/server/support/table-bills.ts'
import { each, twoRounds } from '#tests/server/support/two-rounds.ts'
import { expectConsole } from '#tests/support/setup.ts'

const { at, passes, paid } = twoRounds()

describe('a bill that is given up', () => {
  test('frees its amount, however often it is said', async () => {
    const bill = await at.table.open([at.first], each)
    expect(await statusOf(at.table.open([at.first], 1))).toBe('BILL_CHANGED')
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
    expect(await statusOf(at.table.open([at.first], each))).toBe('accepted')
    const refusal = await refusalOf(at.table.secret(bill))
    expect(refusal?.messages).toEqual([
      'The time for this payment is over: please start again. You have not been charged.',
    ])
  })

  test('cannot be charged afterwards', async () => {
    const bill = await at.table.open([at.first], each)
    const secret = await at.table.secret(bill)
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
    expect(await at.table.pay.confirm(secret, await at.table.pay.method())).not.toBe('succeeded')
    await at.service.sweep()
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([null, 0])
  })

  test('can be paid in another way', async () => {
    await at.table.giveUp(await at.table.open([at.first, at.second], 2 * each))
    await at.table.payByCard(await at.table.open([at.second], each))
    expect(await paid()).toEqual([null, each])
    expect(await at.table.decide(at.first.id, 'cancel')).toBe('done')
  })

  test('stays paid when its payment was faster', async () => {
    const bill = await at.table.open([at.first], each)
    // The service has not heard of it yet.
    await at.table.charge(bill)
    expect(await statusOf(at.table.giveUp(bill))).toBe('ALREADY_PAID')
    expect(await statusOf(at.table.giveUp(bill))).toBe('ALREADY_PAID')
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([each, each])
    expect(await statusOf(at.table.open([at.first], 1))).toBe('BILL_CHANGED')
  })

  test('is either paid or free when both come at once', async () => {
    for (const _try of [1, 2, 3, 4]) {
      const bill = await at.table.open([at.first], 100)
      const [secret, method] = [await at.table.secret(bill), await at.table.pay.method()]
      const before = (await at.table.paidOf(at.first)) ?? 0
      const [charged, status] = await Promise.all([
        at.table.pay.confirm(secret, method),
        statusOf(at.table.giveUp(bill)),
        statusOf(at.table.notify(bill)),
      ])
      await at.service.sweep()
      const isCharged = charged === 'succeeded'
      expect(status).toBe(isCharged ? 'ALREADY_PAID' : 'accepted')
      expect((await at.table.paidOf(at.first)) ?? 0).toBe(before + (isCharged ? 100 : 0))
      expect(await at.table.pay.money()).toBe(before + (isCharged ? 100 : 0))
    }
  })

  test('keeps its amount while the provider does not answer', async () => {
    const bill = await at.table.open([at.first], each)
    await at.table.secret(bill)
    const { payments } = at.service
    const card = await providerOf(payments, 'card', null)
    const { ofEnvironment } = payments.providers
    const answering = (close: CardProvider['close']) => void Object.assign(ofEnvironment, { card: { ...card, close } })
    onTestFinished(() => answering(card.close))
    answering(() => Promise.reject(new Error('The provider is out of reach.')))
    expect(await statusOf(at.table.giveUp(bill))).toBe('PAYMENT_UNDECIDED')
    expect(expectConsole()).toEqual([expect.stringContaining(`give up bill ${bill.id}`)])
    answering(async (ref) => {
      const intent = await card.lookAt(ref)
      return intent && { ...intent, status: 'processing' }
    })
    expect(await statusOf(at.table.giveUp(bill))).toBe('PAYMENT_UNDECIDED')
    answering(card.close)
    expect(await statusOf(at.table.open([at.first], 1))).toBe('BILL_CHANGED')
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
  })

  test('may have lapsed already', async () => {
    const bill = await at.table.open([at.first], each)
    passes(timeToPayMs + 1)
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
  })

  test.each([
    ['the token of an order', () => at.first.token ?? ''],
    ['another token', () => 'wrong'],
  ])('is not given up with %s', async (_case, token) => {
    const bill = await at.table.open([at.first], each)
    expect(await statusOf(at.table.giveUp({ id: bill.id, token: token() }))).toBe('ENTITY_NOT_FOUND')
    expect(await statusOf(at.table.open([at.first], 1))).toBe('BILL_CHANGED')
  })

  test('is not given up by another customer', async () => {
    const phone = phoneAt(at.service, at.table, await aDiner(at.service, at.table.restaurantId))
    const bill = await at.table.open([at.first], each)
    expect(await statusOf(phone.giveUp({ ...bill, token: 'wrong' }))).toBe('ENTITY_NOT_FOUND')
  })
})

describe('a bill given up at PayPal', () => {
  const open = async () => {
    at.table = await aTable(at.service, { paymentMode: { id: 2, kind: 'payPal' } })
    at.first = await at.table.round()
    const bill = await at.table.open([at.first], 400)
    return { bill, payPalOrder: await at.table.pay.payPalOrder({ value: '4.00', customId: `CONTO-${bill.id}` }) }
  }

  test('takes nothing of what was approved', async () => {
    const { bill, payPalOrder } = await open()
    expect(await statusOf(at.table.giveUp(bill))).toBe('accepted')
    expect(await statusOf(at.table.execute(bill, payPalOrder))).toBe('ENTITY_NOT_FOUND')
    await at.service.sweep()
    expect([await at.table.paidOf(at.first), await at.table.pay.money()]).toEqual([null, 0])
  })

  test('is either paid or free when both come at once', async () => {
    const { bill, payPalOrder } = await open()
    await Promise.all([statusOf(at.table.execute(bill, payPalOrder)), statusOf(at.table.giveUp(bill))])
    await at.service.sweep()
    await at.service.sweep()
    const bills = (await at.table.paidOf(at.first)) ?? 0
    expect(await at.table.pay.money()).toBe(bills)
    expect(await statusOf(at.table.giveUp(bill))).toBe(bills > 0 ? 'ALREADY_PAID' : 'accepted')
  })
})
