import { generateKeyPairSync, createSign } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { createPayPalRest } from '#demo/server/providers/paypal/paypal-rest.ts'

import { noon } from './diner.ts'
import { recordedNetwork } from './provider-network.ts'

const keys = { clientId: 'client', clientSecret: 'secret', webhookId: 'WH-1', environment: 'sandbox' } as const
type Part = { readonly id: string; readonly status: string }
type Order = { readonly status?: string; readonly authorization?: Part; readonly capture?: Part }
const order = ({ status = 'APPROVED', authorization, capture }: Order = {}) => ({
  body: {
    id: 'PP1',
    intent: 'AUTHORIZE',
    status,
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: '30.60' },
        custom_id: 'ORDINE-10057',
        payments: {
          ...(authorization ? { authorizations: [authorization] } : {}),
          ...(capture ? { captures: [capture] } : {}),
        },
      },
    ],
  },
})
const held = { id: 'A1', status: 'CREATED' }
const token = { 'POST /v1/oauth2/token': { body: { access_token: 't-1', expires_in: 3600 } } }
const open = (replies: Parameters<typeof recordedNetwork>[0]) => {
  const network = recordedNetwork({ ...token, ...replies })
  return { network, payPal: createPayPalRest(keys, { fetch: network.fetch, now: () => noon }) }
}
const at = 'GET /v2/checkout/orders/PP1'

describe('with the keys of PayPal', () => {
  test.each([
    [{ status: 'CREATED' }, 'created'],
    [{ status: 'PAYER_ACTION_REQUIRED' }, 'created'],
    [{ status: 'APPROVED' }, 'approved'],
    [{ status: 'COMPLETED', authorization: held }, 'held'],
    [{ status: 'COMPLETED', authorization: { id: 'A1', status: 'VOIDED' } }, 'over'],
    [
      {
        status: 'COMPLETED',
        authorization: { id: 'A1', status: 'CAPTURED' },
        capture: { id: 'C1', status: 'COMPLETED' },
      },
      'taken',
    ],
    [{ status: 'COMPLETED', capture: { id: 'C1', status: 'REFUNDED' } }, 'over'],
  ])('an order %j is %s', async (wish: Order, state) => {
    const { payPal } = open({ [at]: order(wish) })
    expect(await payPal.lookAt('PP1')).toEqual({
      ref: 'PP1',
      intent: 'AUTHORIZE',
      currency: 'EUR',
      amount: 3060,
      customId: 'ORDINE-10057',
      state,
    })
  })

  test('a browser’s id stays one part of the path', async () => {
    const { network, payPal } = open({ 'GET /v2/checkout/orders/..%2F..%2Fv1%3Fx': { status: 404 } })
    expect(await payPal.lookAt('../../v1?x')).toBeNull()
    expect(network.paths()).toHaveLength(2)
  })

  test('authorises idempotently and signs in once', async () => {
    const { network, payPal } = open({
      'POST /v2/checkout/orders/PP1/authorize': { status: 201 },
      [at]: order({ status: 'COMPLETED', authorization: held }),
    })
    expect(await payPal.authorize('PP1')).toMatchObject({ state: 'held' })
    await payPal.authorize('PP1')
    const names = network.sent.flatMap(({ headers }) => headers.get('PayPal-Request-Id') ?? [])
    expect(names).toEqual(['comanda-authorize-PP1', 'comanda-authorize-PP1'])
    expect(network.paths().filter((path) => path.startsWith('POST /v1/oauth2'))).toHaveLength(1)
    expect(network.sent[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('client:secret')}`)
  })

  test('a buyer whose bank says no is not held', async () => {
    const { payPal } = open({ 'POST /v2/checkout/orders/PP1/authorize': { status: 422 }, [at]: order() })
    expect(await payPal.authorize('PP1')).toMatchObject({ state: 'approved' })
  })

  test('captures what is held, and nothing that was captured before', async () => {
    const first = open({
      [at]: order({ status: 'COMPLETED', authorization: held }),
      'POST /v2/payments/authorizations/A1/capture': { status: 201 },
    })
    await first.payPal.capture('PP1')
    expect(first.network.paths()).toContain('POST /v2/payments/authorizations/A1/capture')
    const again = open({ [at]: order({ authorization: { id: 'A1', status: 'CAPTURED' } }) })
    await again.payPal.capture('PP1')
    expect(again.network.paths().at(-1)).toBe(at)
  })

  test('frees holds and refunds captures, each once', async () => {
    const isHeld = open({
      [at]: order({ authorization: held }),
      'POST /v2/payments/authorizations/A1/void': { status: 204 },
    })
    await isHeld.payPal.giveBack('PP1')
    expect(isHeld.network.paths().at(-1)).toBe('POST /v2/payments/authorizations/A1/void')
    const isTaken = open({
      [at]: order({ capture: { id: 'C1', status: 'COMPLETED' } }),
      'POST /v2/payments/captures/C1/refund': { status: 201 },
    })
    await isTaken.payPal.giveBack('PP1')
    expect(isTaken.network.paths().at(-1)).toBe('POST /v2/payments/captures/C1/refund')
    const isOver = open({ [at]: order({ capture: { id: 'C1', status: 'REFUNDED' } }) })
    await isOver.payPal.giveBack('PP1')
    expect(isOver.network.paths().at(-1)).toBe(at)
  })

  test('PayPal’s failing server is an error', async () => {
    const { payPal } = open({ [at]: { status: 503 } })
    await expect(payPal.lookAt('PP1')).rejects.toThrow('PayPal answered 503')
  })
})

describe('a webhook of PayPal', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificate = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const body = JSON.stringify({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'PP1' } })
  type Signed = { text?: string; webhookId?: string; atMs?: number; url?: string }
  const signed = ({
    text = body,
    webhookId = 'WH-1',
    atMs = noon,
    url = 'https://api.sandbox.paypal.com/cert',
  }: Signed = {}) => {
    const time = new Date(atMs).toISOString()
    const signature = createSign('RSA-SHA256')
      .update(['T1', time, webhookId, crc32(text)].join('|'))
      .sign(privateKey, 'base64')
    return new Headers({
      'PAYPAL-TRANSMISSION-ID': 'T1',
      'PAYPAL-TRANSMISSION-TIME': time,
      'PAYPAL-TRANSMISSION-SIG': signature,
      'PAYPAL-CERT-URL': url,
      'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    })
  }
  const read = (headers: Headers, text = body) =>
    open({ 'GET /cert': { body: certificate } }).payPal.readWebhook({ headers, body: text, nowMs: noon })

  test('names the order that was approved', async () => {
    expect(await read(signed())).toBe('PP1')
  })

  test('names the order whose money is held', async () => {
    const related = { supplementary_data: { related_ids: { order_id: 'PP1' } } }
    const text = JSON.stringify({ event_type: 'PAYMENT.AUTHORIZATION.CREATED', resource: { id: 'A1', ...related } })
    expect(await read(signed({ text }), text)).toBe('PP1')
  })

  test('about anything else names none', async () => {
    const text = JSON.stringify({ event_type: 'CUSTOMER.DISPUTE.CREATED', resource: { id: 'D1' } })
    expect(await read(signed({ text }), text)).toBeNull()
  })

  test.each([
    ['without a signature', new Headers()],
    ['for another webhook of ours', signed({ webhookId: 'WH-2' })],
    ['signed for another body', signed({ text: '{}' })],
    ['with a certificate that is not PayPal’s', signed({ url: 'https://api.paypal.com.example/cert' })],
    ['sent again after three days', signed({ atMs: noon - 3 * 86_400_000 - 1000 })],
  ])('%s is not believed', async (_case, headers) => {
    expect(await read(headers)).toBe(false)
  })
})
