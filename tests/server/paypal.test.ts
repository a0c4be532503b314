import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#demo/server/payments/payment-deps.ts'
import { getPayPalToken } from '#src/contract/pay.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

import { aCounter, clientOf, noon, statusOf } from './diner.ts'
import { payer } from './payer.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
let pay: ReturnType<typeof payer>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  pay = payer(service, counter)
})

type Wrong = Partial<Parameters<ReturnType<typeof payer>['payPalOrder']>[0]> & { readonly word?: string }
const passes = (ms: number) => service.clock.set(noon + ms, counter.restaurantId)

describe('PayPal', () => {
  const euros = '5.50'

  test('pays an order approved over the same amount [BAPI-27] [API-39]', async () => {
    const { id: orderId } = await pay.order('payPal')
    expect(await pay.atDesk()).toEqual([])
    const nonce = await pay.payPalOrder({ value: euros, customId: `ORDINE-${orderId}` })
    expect(await statusOf(pay.execute(orderId, nonce))).toBe('accepted')
    expect(await pay.atDesk()).toEqual([orderId])
    expect(await counter.read(orderId)).toMatchObject({ paymentStatus: 'paid', paymentMode: 'payPal' })
    expect(await service.payments.payPal?.lookAt(nonce)).toMatchObject({ state: 'taken' })
  })

  test('gets the first answer again and pays once', async () => {
    const { id: orderId, total } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: euros, customId: `ORDINE-${orderId}` })
    const replies = await Promise.all([1, 2, 3].map(() => statusOf(pay.execute(orderId, nonce))))
    expect(replies).toContain('accepted')
    expect(await statusOf(pay.execute(orderId, nonce))).toBe('accepted')
    expect(await pay.money()).toBe(total)
    const second = await pay.payPalOrder({ value: euros, customId: `ORDINE-${orderId}` })
    expect(await statusOf(pay.execute(orderId, second))).toBe('ALREADY_PAID')
  })

  test.each([
    ['another amount', { value: '0.01' }],
    ['another currency', { currency: 'USD' }],
    ['another order', { customId: 'ORDINE-1' }],
    ['a reservation of that number', { word: 'PRENOTAZIONE' }],
    ['money taken at once instead of held', { intent: 'CAPTURE' }],
    ['a buyer who has not said yes', { isLeft: true }],
  ])('refuses %s', async (_case, { word = 'ORDINE', ...wish }: Wrong) => {
    const { id: orderId } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: euros, customId: `${word}-${orderId}`, ...wish })
    expect(await statusOf(pay.execute(orderId, nonce))).toBe('PAYMENT_NOT_CONFIRMED')
    expect(await pay.money()).toBe(0)
    expect(await pay.atDesk()).toEqual([])
  })

  test('refuses an order that nobody made there', async () => {
    const { id: orderId } = await pay.order('payPal')
    expect(await statusOf(pay.execute(orderId, 'UNKNOWN'))).toBe('PAYMENT_NOT_CONFIRMED')
  })

  test('is paid by the webhook when the page is gone', async () => {
    const { id: orderId } = await pay.order('payPal')
    await pay.payPalOrder({ value: euros, customId: `ORDINE-${orderId}` })
    await service.sweep()
    expect(await pay.atDesk()).toEqual([orderId])
  })

  test('never takes the money of a lapsed order', async () => {
    const { id: orderId } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: euros, customId: `ORDINE-${orderId}` })
    passes(timeToPayMs + 1)
    expect(await statusOf(pay.execute(orderId, nonce))).toBe('ENTITY_NOT_FOUND')
    await service.sweep()
    expect(await pay.money()).toBe(0)
  })

  test('starts its SDK with a token, signed in or not [BAPI-26] [API-38]', async () => {
    const venueId = id<'Venue'>(11)
    const answers = await Promise.all(
      [counter.diner.api, clientOf(service, counter.restaurantId)].map((api) => api.call(getPayPalToken, { venueId })),
    )
    expect(answers).toEqual([{ clientToken: 'comanda-emulator-token' }, { clientToken: 'comanda-emulator-token' }])
  })
})
