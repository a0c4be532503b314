import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { timeToPayMs } from '#server/payments/payment-deps.ts'
import { returnAddress } from '#server/payments/payment-page-routes.ts'
import { paymentWays } from '#server/payments/payment-ways.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { aCounter, clientOf, noon } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
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

const site = 'http://127.0.0.1:8789/trattoria.html'
const ask = async (path: string, orderId: number, more: object = {}) => {
  const asked = { entita_tipo: 'ORDINE', entita_id: String(orderId), token: null, return_url: null, language: 'en' }
  const response = await service.fetch(`https://service.example/pay/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...asked, ...more }),
  })
  return { status: response.status, content: (await response.json()) as Record<string, unknown> }
}

describe('the page that takes a payment', () => {
  test('has a part for each online mode that it takes', async () => {
    const read = (path: string) => service.fetch(`https://service.example/pay${path}`).then((page) => page.text())
    const [page, script] = [await read(''), await read('/page.js')]
    const blockOf = (mode: string) => new RegExp(`\\b${mode}: \\{ block: '(\\w+)'`).exec(script)?.[1]
    const taken = Object.entries(paymentWays)
      .filter(
        ([, { pageData }]) => pageData(service.payments.providers.ofEnvironment, 'https://service.example') !== null,
      )
      .map(([mode]) => mode)
    expect(taken).toContain('card')
    expect(taken.filter((mode) => !page.includes(`id="${blockOf(mode)}"`))).toEqual([])
  })

  test('says what is paid and never by whom', async () => {
    const { id: orderId } = await pay.order('card')
    expect(await ask('summary', orderId)).toMatchObject({ status: 404 })
    expect(await ask('summary', orderId, { token: 'guessed' })).toMatchObject({ status: 404 })
    const { content } = await ask('summary', orderId, { token: await pay.secret(orderId) })
    expect(content).toEqual({
      number: orderId,
      venue: 'Trattoria da Gino Centro',
      amount: '5,50\u00A0€',
      currency: 'EUR',
      refusals: [],
      status: 'pending',
      isBill: false,
      returnTo: site,
      card: { publishableKey: 'pk_test_comanda_emulator', isEmulator: true },
      payPal: { clientId: 'comanda-emulator', sdk: 'https://service.example/emulators/paypal/sdk/js' },
    })
  })

  test('takes a card: the order is paid', async () => {
    const { id: orderId } = await pay.order('card')
    const proof = { token: await pay.secret(orderId) }
    const { content } = await ask('secret', orderId, proof)
    expect(await ask('confirm', orderId, proof)).toMatchObject({ status: 409 })
    expect(await pay.confirm(String(content.clientSecret), await pay.method())).toBe('succeeded')
    expect(await ask('confirm', orderId, proof)).toEqual({ status: 200, content: {} })
    expect(await pay.atDesk()).toEqual([orderId])
  })

  test('takes PayPal over the right amount only', async () => {
    const { id: orderId } = await pay.order('payPal')
    const customId = `ORDINE-${orderId}`
    const proof = { token: await pay.secret(orderId) }
    const tooLittle = await pay.payPalOrder({ value: '0.01', customId })
    expect(await ask('paypal', orderId, { ...proof, nonce: tooLittle })).toMatchObject({ status: 409 })
    const right = await pay.payPalOrder({ value: '5.50', customId })
    expect(await ask('paypal', orderId, { ...proof, nonce: right })).toEqual({ status: 200, content: {} })
    expect(await pay.atDesk()).toEqual([orderId])
  })

  test('offers the venue’s ways to pay for this order [PAY-25]', async () => {
    const { id: orderId } = await pay.order('card')
    const proof = { token: await pay.secret(orderId) }
    await counter.change({ paymentMode: { id: 3, types: ['delivery'] } })
    expect((await ask('summary', orderId, proof)).content).toMatchObject({ card: {}, payPal: null })
  })

  const payingBy = {
    async card(orderId: number, proof: { readonly token: string }) {
      const { content } = await ask('secret', orderId, proof)
      await pay.confirm(String(content.clientSecret), await pay.method())
      return ask('confirm', orderId, proof)
    },
    async payPal(orderId: number, proof: { readonly token: string }) {
      const nonce = await pay.payPalOrder({ value: '5.50', customId: `ORDINE-${orderId}` })
      return ask('paypal', orderId, { ...proof, nonce })
    },
  }

  test.each([
    ['card', 'payPal'],
    ['payPal', 'card'],
  ] as const)('takes an order for %s by %s and reports it [PAY-25]', async (placed, paid) => {
    const { id: orderId } = await pay.order(placed)
    const proof = { token: await pay.secret(orderId) }
    expect(await counter.read(orderId)).toMatchObject({ paymentMode: placed, paymentStatus: 'pending' })
    expect(await payingBy[paid](orderId, proof)).toMatchObject({ status: 200 })
    expect(await counter.read(orderId)).toMatchObject({ paymentMode: paid, paymentStatus: 'paid' })
    const { orders } = await counter.diner.api.call(getOrderHistory, { countsMessages: false })
    expect(orders).toMatchObject([{ id: orderId, paymentMode: paid }])
    expect(await pay.paidAtDesk()).toMatchObject([{ mode: paid, status: 'paid' }])
  })

  test('takes nothing any more for an order that has lapsed', async () => {
    const { id: orderId } = await pay.order('card')
    const proof = { token: await pay.secret(orderId) }
    service.clock.set(noon + timeToPayMs + 1, counter.restaurantId)
    expect((await ask('summary', orderId, proof)).content).toMatchObject({ status: 'failed' })
    expect(await ask('secret', orderId, proof)).toMatchObject({ status: 409 })
  })

  test('opens a guest’s order by token only, never cash', async () => {
    const table = await aCounter(service, { like: 2 })
    const api = clientOf(service, table.restaurantId)
    const asGuest = payer(service, { ...table, diner: { ...table.diner, api }, venueId: 21 })
    const { id: orderId, token } = await asGuest.order('card', { ...orderSamples.table, people: 2, guest: aGuest })
    expect(await ask('summary', orderId)).toMatchObject({ status: 404 })
    expect(await ask('summary', orderId, { token: 'wrong' })).toMatchObject({ status: 404 })
    expect(await ask('summary', orderId, { token })).toMatchObject({ status: 200 })
    const { id: inCash } = await counter.place()
    expect(await ask('summary', inCash)).toMatchObject({ status: 404 })
  })

  test('is sent with a policy, and to no frame', async () => {
    const { headers } = await service.fetch('https://service.example/pay?entita_tipo=ORDINE&entita_id=1')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
  })
})

describe('the way back', () => {
  const own = 'https://trattoria.example/shop.html'
  test.each([
    [
      'https://trattoria.example/menu?ordering_route=%2Fordine',
      'https://trattoria.example/menu?ordering_route=%2Fordine',
    ],
    ['https://evil.example/menu', own],
    ['https://trattoria.example.evil.example/', own],
    ['https://trattoria.example@evil.example/', own],
    ['//evil.example/', own],
    ['javascript:alert(1)', own],
    ['http://trattoria.example/menu', own],
    ['', own],
    [null, own],
  ])('from %s is %s', (wanted, address) => {
    expect(returnAddress(wanted, own)).toBe(address)
  })
})
