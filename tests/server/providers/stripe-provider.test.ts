import { Stripe } from 'stripe'
import { describe, expect, test, vi } from 'vitest'

import type { CardProvider } from '#server/payments/card-provider.ts'
import { outsideLimitMs } from '#server/platform/outside-calls.ts'
import { createProviders } from '#server/providers/create-providers.ts'
import { createStripeProvider } from '#server/providers/stripe/stripe-provider.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { noon } from '#tests/server/support/diner.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'
import { price } from '#tests/support/builders.ts'

const secret = 'whsec_of_a_test'
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: secret }
const intent = (status: string) => ({
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_1',
  status,
  amount: 1650,
  currency: 'eur',
  metadata: { restaurant: '7', kind: 'order', id: '10057' },
})
const refusal = (code: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message: '' } },
})
const open = async (replies: Parameters<typeof recordedNetwork>[0]) => {
  const network = recordedNetwork(replies)
  return { network, card: await createStripeProvider(keys, network.fetch) }
}

describe('with the keys of Stripe', () => {
  test('an intent asks for exact cents, idempotently', async () => {
    const { network, card } = await open({ 'POST /v1/payment_intents': { body: intent('requires_payment_method') } })
    const entity = { restaurantId: 7 as Id<'Restaurant'>, kind: 'order', id: 10057 } as const
    const reference = { ...entity, installation: 'i-1' }
    const made = await card.createIntent({
      amount: price('16.50'),
      currency: 'EUR',
      customer: 'cus_1',
      key: 'k-1',
      reference,
    })
    expect(made).toEqual({
      ref: 'pi_1',
      clientSecret: 'pi_1_secret_1',
      status: 'open',
      amount: 1650,
      currency: 'EUR',
    })
    expect(network.fieldsOf('/v1/payment_intents')).toEqual({
      amount: '1650',
      currency: 'eur',
      customer: 'cus_1',
      'allowed_payment_method_types[0]': 'card',
      'metadata[installation]': 'i-1',
      'metadata[restaurant]': '7',
      'metadata[kind]': 'order',
      'metadata[id]': '10057',
    })
    expect(network.sent[0]?.headers.get('Idempotency-Key')).toBe('k-1')
    expect(network.sent[0]?.headers.get('Authorization')).toBe('Bearer sk_test_1')
  })

  test.each([
    ['requires_action', 'open'],
    ['processing', 'processing'],
    ['succeeded', 'succeeded'],
    ['canceled', 'cancelled'],
  ])('an intent that is %s is %s', async (status, read) => {
    const { card } = await open({ 'GET /v1/payment_intents/pi_1': { body: intent(status) } })
    expect(await card.lookAt('pi_1')).toMatchObject({ status: read })
  })

  test('an intent that nobody made is none', async () => {
    const { card } = await open({ 'GET /v1/payment_intents/pi_1': refusal('resource_missing') })
    expect(await card.lookAt('pi_1')).toBeNull()
  })

  test('closing a succeeded one says so; refunding happens once', async () => {
    const { network, card } = await open({
      'POST /v1/payment_intents/pi_1/cancel': refusal('payment_intent_unexpected_state'),
      'GET /v1/payment_intents/pi_1': { body: intent('succeeded') },
      'GET /v1/refunds': { body: { object: 'list', data: [] } },
      'POST /v1/refunds': refusal('charge_already_refunded'),
    })
    expect(await card.close('pi_1')).toMatchObject({ status: 'succeeded' })
    expect(await card.giveBack('pi_1')).toEqual({ end: 'done' })
    expect(network.fieldsOf('/v1/refunds')).toEqual({ payment_intent: 'pi_1' })
  })

  test('nothing is returned while Stripe cannot say the end', async () => {
    const { card } = await open({
      'POST /v1/payment_intents/pi_1/cancel': refusal('payment_intent_unexpected_state'),
      'GET /v1/payment_intents/pi_1': { body: intent('processing') },
    })
    expect(await card.giveBack('pi_1')).toEqual({ end: 'pending', reason: 'payment processing' })
  })

  test.each([
    ['succeeded', { end: 'done' }],
    ['pending', { end: 'pending', reason: 'refund pending' }],
    ['requires_action', { end: 'pending', reason: 'refund requires_action' }],
    ['failed', { end: 'failed', reason: 'refund failed' }],
    ['canceled', { end: 'failed', reason: 'refund canceled' }],
  ])('a refund that Stripe answers with %s ends so [PAY-29]', async (status, ended) => {
    const { card } = await open({
      'POST /v1/payment_intents/pi_1/cancel': refusal('payment_intent_unexpected_state'),
      'GET /v1/payment_intents/pi_1': { body: intent('succeeded') },
      'GET /v1/refunds': { body: { object: 'list', data: [] } },
      'POST /v1/refunds': { body: { id: 're_1', object: 'refund', status } },
    })
    expect(await card.giveBack('pi_1')).toEqual(ended)
  })

  test.each([
    ['pending', { end: 'pending', reason: 'refund pending' }, 0],
    ['failed', { end: 'done' }, 1],
  ])('after a refund that is %s [PAY-29]', async (status, ended, made) => {
    const { network, card } = await open({
      'POST /v1/payment_intents/pi_1/cancel': refusal('payment_intent_unexpected_state'),
      'GET /v1/payment_intents/pi_1': { body: intent('succeeded') },
      'GET /v1/refunds': { body: { object: 'list', data: [{ id: 're_1', object: 'refund', status }] } },
      'POST /v1/refunds': { body: { id: 're_2', object: 'refund', status: 'succeeded' } },
    })
    expect(await card.giveBack('pi_1')).toEqual(ended)
    const keys = network.sent
      .filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')
      .map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual(made === 0 ? [] : ['comanda-refund-pi_1-1'])
  })

  test('a part is refunded under its own key, once [ORD-66]', async () => {
    const part = { amount: cents(550), currency: 'EUR', key: 'comanda-refund-part-i-1' }
    const made = (status: string) => ({ id: 're_1', object: 'refund', status, metadata: { comanda_refund: part.key } })
    const partly = async (earlier: readonly object[]) => {
      const { network, card } = await open({
        'GET /v1/refunds': { body: { object: 'list', data: earlier } },
        'POST /v1/refunds': { body: made('succeeded') },
      })
      const ended = await card.giveBackPart('pi_1', part)
      return { ended, sent: network.sent.find(({ method }) => method === 'POST') }
    }
    const first = await partly([{ ...made('succeeded'), metadata: {} }])
    expect(first.ended).toEqual({ end: 'done' })
    expect(first.sent?.headers.get('Idempotency-Key')).toBe(`${part.key}-0`)
    expect(first.sent?.body).toContain('amount=550')
    expect((await partly([made('succeeded')])).sent).toBeUndefined()
    expect(await partly([made('pending')])).toMatchObject({ ended: { end: 'pending' }, sent: undefined })
    expect((await partly([made('failed')])).sent?.headers.get('Idempotency-Key')).toBe(`${part.key}-1`)
  })

  test('a call that is not answered ends after its deadline [PAY-30]', async () => {
    vi.useFakeTimers()
    const silent: typeof globalThis.fetch = (_input, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    const asked = (await createStripeProvider(keys, silent)).lookAt('pi_1')
    const ended = asked.then(
      () => 'answered',
      () => 'given up',
    )
    // The call and its one repetition, and the wait between the two.
    await vi.advanceTimersByTimeAsync(2 * outsideLimitMs + 5000)
    expect(await ended).toBe('given up')
    vi.useRealTimers()
  })

  test('cards are read, and deleted by their owner only', async () => {
    const method = { id: 'pm_1', object: 'payment_method', customer: 'cus_1' }
    const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2027 }
    const { network, card: provider } = await open({
      'GET /v1/customers/cus_1/payment_methods': { body: { object: 'list', data: [{ ...method, card }] } },
      'GET /v1/payment_methods/pm_1': { body: method },
      'POST /v1/payment_methods/pm_1/detach': { body: method },
    })
    expect(await provider.cardsOf('cus_1')).toEqual([
      { id: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2027 },
    ])
    expect(await provider.detach('cus_2', 'pm_1')).toBe(false)
    expect(network.paths()).not.toContain('POST /v1/payment_methods/pm_1/detach')
    expect(await provider.detach('cus_1', 'pm_1')).toBe(true)
  })

  test('a customer is deleted, one that is gone left alone [ACCT-73]', async () => {
    const { network, card } = await open({
      'DELETE /v1/customers/cus_1': { body: { id: 'cus_1', object: 'customer', deleted: true } },
      'DELETE /v1/customers/cus_2': refusal('resource_missing'),
    })
    await card.deleteCustomer('cus_1')
    await card.deleteCustomer('cus_2')
    expect(network.paths()).toEqual(['DELETE /v1/customers/cus_1', 'DELETE /v1/customers/cus_2'])
  })
})

describe('a webhook of Stripe', () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1' } },
  })
  const signed = (payload: string, by = secret, atMs = noon) => {
    const timestamp = Math.floor(atMs / 1000)
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: by, timestamp })
    return new Headers({ 'Stripe-Signature': header })
  }
  const read = async (headers: Headers, text = body) => {
    const { card }: { card: CardProvider } = await open({})
    return card.readWebhook({ headers, body: text, nowMs: noon })
  }

  test('names the payment that succeeded', async () => {
    expect(await read(signed(body))).toBe('pi_1')
  })

  test('names the payment whose refund failed later [PAY-29]', async () => {
    const failed = JSON.stringify({
      id: 'evt_3',
      object: 'event',
      type: 'refund.failed',
      data: { object: { id: 're_1', object: 'refund', payment_intent: 'pi_1' } },
    })
    expect(await read(signed(failed), failed)).toBe('pi_1')
  })

  test('about anything else names none', async () => {
    const other = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1' } },
    })
    expect(await read(signed(other), other)).toBeNull()
  })

  test.each([
    ['without a signature', new Headers()],
    ['signed by somebody else', signed(body, 'whsec_of_somebody_else')],
    ['signed for another body', signed('{}')],
    ['sent again after five minutes', signed(body, secret, noon - 301_000)],
  ])('%s is not believed', async (_case, headers) => {
    expect(await read(headers)).toBe(false)
  })
})

test('only the provider with keys is there', async () => {
  const base = { clock: { now: () => noon, set: () => undefined } }
  const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: secret }
  const { card, payPal } = await createProviders(base, { ...defaultSettings.keys, stripe })
  expect([card?.isEmulator, card?.publishableKey, payPal]).toEqual([false, 'pk_test_1', null])
})
