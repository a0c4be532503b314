import { describe, expect, test, vi } from 'vitest'

import { outsideLimitMs } from '#server/platform/outside-calls.ts'
import { createPayPalRest } from '#server/providers/paypal/paypal-rest.ts'
import { cents } from '#src/domain/money.ts'
import { noon } from '#tests/server/support/diner.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'

const keys = {
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: 'WH-1',
  merchantId: 'MERCHANT12345',
  environment: 'sandbox',
} as const
type Part = { readonly id: string; readonly status: string }
type Order = {
  readonly status?: string
  readonly authorization?: Part
  readonly capture?: Part
  readonly refund?: Part
}
const order = ({ status = 'APPROVED', authorization, capture, refund }: Order = {}) => ({
  body: {
    id: 'PP1',
    intent: 'AUTHORIZE',
    status,
    purchase_units: [
      {
        amount: { currency_code: 'EUR', value: '30.60' },
        custom_id: 'ORDINE-10057',
        payee: { merchant_id: 'MERCHANT12345' },
        payments: {
          ...(authorization ? { authorizations: [authorization] } : {}),
          ...(capture ? { captures: [capture] } : {}),
          ...(refund ? { refunds: [refund] } : {}),
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
    [{ status: 'COMPLETED', authorization: { id: 'A1', status: 'PENDING' } }, 'pending'],
    [{ status: 'COMPLETED', authorization: { id: 'A1', status: 'DENIED' } }, 'over'],
    [{ status: 'COMPLETED', capture: { id: 'C1', status: 'PENDING' } }, 'pending'],
    [{ status: 'COMPLETED', capture: { id: 'C1', status: 'DECLINED' } }, 'over'],
    [{ status: 'COMPLETED', capture: { id: 'C1', status: 'FAILED' } }, 'over'],
  ])('an order %j is %s', async (wish: Order, state) => {
    const { payPal } = open({ [at]: order(wish) })
    expect(await payPal.lookAt('PP1')).toEqual({
      ref: 'PP1',
      intent: 'AUTHORIZE',
      currency: 'EUR',
      amount: 3060,
      customId: 'ORDINE-10057',
      payee: 'MERCHANT12345',
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
    expect(await payPal.authorize('PP1', 'i-1')).toMatchObject({ state: 'held' })
    await payPal.authorize('PP1', 'i-1')
    const names = network.sent.flatMap(({ headers }) => headers.get('PayPal-Request-Id') ?? [])
    expect(names).toEqual(['comanda-authorize-i-1-PP1', 'comanda-authorize-i-1-PP1'])
    expect(network.paths().filter((path) => path.startsWith('POST /v1/oauth2'))).toHaveLength(1)
    expect(network.sent[0]?.headers.get('Authorization')).toBe(`Basic ${btoa('client:secret')}`)
  })

  test('a buyer whose bank says no is not held', async () => {
    const { payPal } = open({ 'POST /v2/checkout/orders/PP1/authorize': { status: 422 }, [at]: order() })
    expect(await payPal.authorize('PP1', 'i-1')).toBeNull()
  })

  test('captures what is held, and nothing that was captured before', async () => {
    const first = open({
      [at]: order({ status: 'COMPLETED', authorization: held }),
      'POST /v2/payments/authorizations/A1/capture': { status: 201, body: { id: 'C1', status: 'COMPLETED' } },
    })
    expect(await first.payPal.capture('PP1')).toEqual({ end: 'done' })
    expect(first.network.paths()).toContain('POST /v2/payments/authorizations/A1/capture')
    const taken = { id: 'C1', status: 'COMPLETED' }
    const again = open({ [at]: order({ authorization: { id: 'A1', status: 'CAPTURED' }, capture: taken }) })
    expect(await again.payPal.capture('PP1')).toEqual({ end: 'done' })
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
      'POST /v2/payments/captures/C1/refund': { status: 201, body: { id: 'R1', status: 'COMPLETED' } },
    })
    expect(await isTaken.payPal.giveBack('PP1')).toEqual({ end: 'done' })
    expect(isTaken.network.paths().at(-1)).toBe('POST /v2/payments/captures/C1/refund')
    const isOver = open({ [at]: order({ capture: { id: 'C1', status: 'REFUNDED' } }) })
    await isOver.payPal.giveBack('PP1')
    expect(isOver.network.paths().at(-1)).toBe(at)
  })

  test.each([
    ['PENDING', 'pending'],
    ['DECLINED', 'failed'],
    ['FAILED', 'failed'],
  ])('a capture that PayPal answers with %s is %s [PAY-29]', async (status, end) => {
    const { payPal } = open({
      [at]: order({ status: 'COMPLETED', authorization: held }),
      'POST /v2/payments/authorizations/A1/capture': { status: 201, body: { id: 'C1', status } },
    })
    expect(await payPal.capture('PP1')).toEqual({ end, reason: `capture ${status}` })
  })

  test.each([
    ['VOIDED', null, 'failed', 'authorization VOIDED'],
    ['EXPIRED', null, 'failed', 'authorization EXPIRED'],
    ['DENIED', null, 'failed', 'authorization DENIED'],
    ['PENDING', null, 'pending', 'authorization PENDING'],
    ['CAPTURED', 'PENDING', 'pending', 'capture PENDING'],
    ['CAPTURED', 'DECLINED', 'failed', 'capture DECLINED'],
    ['CAPTURED', 'REFUNDED', 'failed', 'capture REFUNDED'],
    ['CREATED', 'PENDING', 'pending', 'capture PENDING'],
  ])('a hold that is %s, captured %s, is %s [PAY-29]', async (authorization, capture, end, reason) => {
    const made = capture === null ? {} : { capture: { id: 'C1', status: capture } }
    const { network, payPal } = open({ [at]: order({ authorization: { id: 'A1', status: authorization }, ...made }) })
    expect(await payPal.capture('PP1')).toEqual({ end, reason })
    expect(network.paths().at(-1)).toBe(at)
  })

  test('a declined capture is tried again under another key [PAY-29]', async () => {
    const { network, payPal } = open({
      [at]: order({ authorization: held, capture: { id: 'C1', status: 'DECLINED' } }),
      'POST /v2/payments/authorizations/A1/capture': { status: 201, body: { id: 'C2', status: 'COMPLETED' } },
    })
    expect(await payPal.capture('PP1')).toEqual({ end: 'done' })
    expect(network.sent.at(-1)?.headers.get('PayPal-Request-Id')).toBe('comanda-capture-PP1-1')
  })

  test.each([
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
    ['CANCELLED', 'failed'],
  ])('a refund that PayPal answers with %s is %s [PAY-29]', async (status, end) => {
    const { payPal } = open({
      [at]: order({ capture: { id: 'C1', status: 'COMPLETED' } }),
      'POST /v2/payments/captures/C1/refund': { status: 201, body: { id: 'R1', status } },
    })
    expect(await payPal.giveBack('PP1')).toEqual({ end, reason: `refund ${status}` })
  })

  test('a refund that is pending is not made twice [PAY-29]', async () => {
    const refund = { id: 'R1', status: 'PENDING' }
    const { network, payPal } = open({ [at]: order({ capture: { id: 'C1', status: 'COMPLETED' }, refund }) })
    expect(await payPal.giveBack('PP1')).toEqual({ end: 'pending', reason: 'refund PENDING' })
    expect(network.paths().at(-1)).toBe(at)
  })

  test('a part is refunded under its own key, once [ORD-66]', async () => {
    const part = { amount: cents(550), currency: 'EUR', key: 'comanda-refund-part-i-1' }
    const partly = async (status: string, refund?: { id: string; status: string; custom_id?: string }) => {
      const capture = { id: 'C1', status }
      const { network, payPal } = open({
        [at]: order({ capture, ...(refund && { refund }) }),
        'POST /v2/payments/captures/C1/refund': { status: 201, body: { id: 'R1', status: 'COMPLETED' } },
      })
      const ended = await payPal.giveBackPart('PP1', part)
      return { ended, sent: network.sent.find(({ path }) => path.endsWith('/refund')) }
    }
    const first = await partly('COMPLETED', { id: 'R0', status: 'COMPLETED' })
    expect(first.ended).toEqual({ end: 'done' })
    expect(first.sent?.headers.get('PayPal-Request-Id')).toBe(`${part.key}-0`)
    const sent = { amount: { currency_code: 'EUR', value: '5.50' }, custom_id: part.key }
    expect(JSON.parse(first.sent?.body ?? '')).toEqual(sent)
    const known = { id: 'R1', status: 'COMPLETED', custom_id: part.key }
    expect((await partly('PARTIALLY_REFUNDED', known)).sent).toBeUndefined()
    expect(await partly('REFUNDED')).toEqual({ ended: { end: 'done' }, sent: undefined })
    await expect(partly('PENDING')).rejects.toThrow('not captured')
  })

  test('makes an order over amount, currency and reference [PAY-28]', async () => {
    const { network, payPal } = open({ 'POST /v2/checkout/orders': { status: 201, ...order({ status: 'CREATED' }) } })
    const wish = { amount: cents(3060), currency: 'EUR', customId: 'ORDINE-10057-i-1', key: 'k-1' }
    expect(await payPal.createOrder(wish)).toMatchObject({ ref: 'PP1', payee: 'MERCHANT12345', state: 'created' })
    const sent = network.sent.at(-1)
    expect(sent?.headers.get('PayPal-Request-Id')).toBe('k-1')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      intent: 'AUTHORIZE',
      purchase_units: [{ amount: { currency_code: 'EUR', value: '30.60' }, custom_id: 'ORDINE-10057-i-1' }],
    })
  })

  test('every call has a deadline [PAY-30]', async () => {
    const stop = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal)
    const { payPal } = open({ [at]: order() })
    expect(await payPal.lookAt('PP1')).toMatchObject({ state: 'approved' })
    expect(timeout.mock.calls).toEqual([[outsideLimitMs], [outsideLimitMs]])
    stop.abort()
    await expect(payPal.lookAt('PP1')).rejects.toThrow('abort')
    timeout.mockRestore()
  })

  test('PayPal’s failing server is an error', async () => {
    const { payPal } = open({ [at]: { status: 503 } })
    await expect(payPal.lookAt('PP1')).rejects.toThrow('PayPal answered 503')
  })
})
