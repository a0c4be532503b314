import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { getPayPalToken } from '#src/contract/pay.ts'
import { aCounter, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

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

type Wrong = Partial<Parameters<ReturnType<typeof payer>['payPalOrder']>[0]> & {
  readonly word?: string
  readonly suffix?: string
}
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
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(nonce)).toMatchObject({ state: 'taken' })
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
    ['money for somebody else', { payee: 'MALLORY123456' }],
    ['the reference of another installation', { suffix: '-0f8fad5b-d9cb-469f-a165-70867728950e' }],
  ])('refuses %s [PAY-28]', async (_case, { word = 'ORDINE', suffix = '', ...wish }: Wrong) => {
    const { id: orderId } = await pay.order('payPal')
    const nonce = await pay.payPalOrder({ value: euros, customId: `${word}-${orderId}${suffix}`, ...wish })
    expect(await statusOf(pay.execute(orderId, nonce))).toBe('PAYMENT_NOT_CONFIRMED')
    expect(await pay.money()).toBe(0)
    expect(await pay.atDesk()).toEqual([])
  })

  test('refuses an order that nobody made there', async () => {
    const { id: orderId } = await pay.order('payPal')
    expect(await statusOf(pay.execute(orderId, 'UNKNOWN'))).toBe('PAYMENT_NOT_CONFIRMED')
  })

  test('pays by an order that the service has made [PAY-28]', async () => {
    const { id: orderId, total } = await pay.order('payPal')
    const made = await Promise.all([1, 2, 3].map(() => pay.startPayPal(orderId)))
    const ref = await pay.startPayPal(orderId)
    expect(new Set([...made, ref]).size).toBe(1)
    expect(await service.payments.providers.ofEnvironment.payPal?.lookAt(ref)).toMatchObject({
      intent: 'AUTHORIZE',
      currency: 'EUR',
      amount: total,
      payee: service.payments.providers.ofEnvironment.payPal?.merchantId,
      customId: expect.stringMatching(new RegExp(`^ORDINE-${orderId}-[0-9a-f-]{36}$`)),
    })
    expect(await statusOf(pay.execute(orderId, ref))).toBe('PAYMENT_NOT_CONFIRMED')
    await pay.approve(ref)
    expect(await statusOf(pay.execute(orderId, ref))).toBe('accepted')
    expect([await pay.money(), await pay.atDesk()]).toEqual([total, [orderId]])
    expect(await statusOf(pay.startPayPal(orderId))).toBe('ALREADY_PAID')
  })

  test('is paid by the webhook when the page is gone [PAY-28]', async () => {
    const { id: orderId } = await pay.order('payPal')
    await pay.approve(await pay.startPayPal(orderId))
    await service.sweep()
    expect(await pay.atDesk()).toEqual([orderId])
  })

  test('makes no order for what is over, or somebody else’s', async () => {
    const { id: orderId } = await pay.order('payPal')
    const other = payer(service, { ...(await aCounter(service)), restaurantId: counter.restaurantId })
    expect(await statusOf(other.startPayPal(orderId))).toBe('ENTITY_NOT_FOUND')
    passes(timeToPayMs + 1)
    expect(await statusOf(pay.startPayPal(orderId))).toBe('ENTITY_NOT_FOUND')
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
