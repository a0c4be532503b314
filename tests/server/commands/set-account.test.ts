import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { listAccounts } from '#server/commands/list-accounts.ts'
import { tryAccounts } from '#server/commands/try-accounts.ts'
import { keysOf } from '#server/payments/accounts/payment-account.ts'
import type { Id } from '#src/contract/values.ts'
import type { Replies } from '#tests/server/support/account-setter.ts'
import {
  accountSetter,
  mayNot,
  payPalLines,
  payPalReplies,
  stripeLines,
  stripeReplies,
} from '#tests/server/support/account-setter.ts'
import { noon } from '#tests/server/support/diner.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService, testSecretsKeys } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let set: ReturnType<typeof accountSetter>['set']
let accounts: ReturnType<typeof accountSetter>['accounts']
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  ;({ set, accounts } = accountSetter(service, restaurantId))
})

describe('an account of Stripe', () => {
  test('is tried, registered and kept sealed [PAY-41]', async () => {
    const { network, lines } = await set()
    const [row] = await accounts()
    if (!row) throw new Error('It was kept.')
    const url = `https://order.example/webhooks/stripe/${row.id}`
    expect(lines).toEqual([
      `${row.id}: stripe, test, …1111, restaurant ${restaurantId}, every venue, in use`,
      `Webhook: ${url}`,
      'Wallets can be used on www.example.',
      'Wallets can be used on order.example.',
    ])
    expect(network.paths().slice(0, 3)).toEqual([
      'POST /v1/payment_intents',
      'GET /v1/payment_intents/pi_1?client_secret=pi_1_secret_1',
      'POST /v1/payment_intents/pi_1/cancel',
    ])
    expect(network.fieldsOf('/v1/payment_intents')).toMatchObject({ amount: '50', currency: 'eur' })
    const keyAt = (index: number) => network.sent[index]?.headers.get('Authorization')
    expect([keyAt(0), keyAt(1)]).toEqual(['Bearer rk_test_1111', 'Bearer pk_test_1'])
    expect(network.fieldsOf('/v1/webhook_endpoints')).toEqual({
      url,
      'enabled_events[0]': 'payment_intent.succeeded',
      'enabled_events[1]': 'refund.failed',
    })
    expect(row).toMatchObject({ kind: 'stripe', mode: 'test', lastFour: '1111', isReady: true, retiredAt: null })
    expect(row.publicPart).toEqual({ publishableKey: 'pk_test_1', webhookId: 'we_1' })
    expect(JSON.stringify(row)).not.toMatch(/rk_test_1111|whsec_made/)
    expect(keysOf(row, testSecretsKeys).stripe).toMatchObject({
      secretKey: 'rk_test_1111',
      webhookSecret: 'whsec_made',
    })
  })

  test('waits for a webhook that its key may not register [PAY-41]', async () => {
    const replies = {
      ...stripeReplies,
      'POST /v1/webhook_endpoints': mayNot,
      'POST /v1/payment_method_domains': mayNot,
    }
    const { lines } = await set({ replies })
    const [row] = await accounts()
    expect(lines).toEqual([
      `${row?.id}: stripe, test, …1111, restaurant ${restaurantId}, every venue, waits for its webhook`,
      `Its webhook is made by hand: dashboard of Stripe, Developers, Webhooks, add https://order.example/webhooks/stripe/${row?.id} with payment_intent.succeeded and refund.failed.`,
      'Then run this command again with the same lines and webhookSecret=whsec_…; until then diners are not offered it.',
      'Wallets on www.example by hand: dashboard of Stripe, Settings, Payment method domains, add www.example.',
      'Wallets on order.example by hand: dashboard of Stripe, Settings, Payment method domains, add order.example.',
    ])
    const venue = { restaurantId, venueId: 11 as Id<'Venue'> }
    const { providers } = service.payments
    expect((await providers.ofVenue(service.db, venue)).card?.account).toBeNull()
    expect(await providers.ofAccount(service.db, 'card', row?.id ?? null)).toBeNull()
    const again = await set({ replies, lines: [...stripeLines, 'webhookSecret=whsec_typed'] })
    expect(again.network.paths()).not.toContain('POST /v1/webhook_endpoints')
    const rows = await accounts()
    expect(rows).toMatchObject([{ id: row?.id, isReady: true, retiredAt: null }])
    expect(rows[0] && keysOf(rows[0], testSecretsKeys).stripe).toMatchObject({ webhookSecret: 'whsec_typed' })
  })

  test('keeps its row and webhook with a new key [PAY-41]', async () => {
    await set()
    const { network, lines } = await set({ lines: [stripeLines[0], 'secretKey=rk_test_3333'] })
    expect(network.paths()).not.toContain('POST /v1/webhook_endpoints')
    const rows = await accounts()
    expect(lines[0]).toBe(`${rows[0]?.id}: stripe, test, …3333, restaurant ${restaurantId}, every venue, in use`)
    expect(rows).toMatchObject([{ lastFour: '3333', isReady: true }])
    expect(rows[0] && keysOf(rows[0], testSecretsKeys).stripe).toMatchObject({
      secretKey: 'rk_test_3333',
      webhookSecret: 'whsec_made',
    })
  })

  test('takes the place of another one [PAY-39, PAY-41]', async () => {
    await set()
    await set({ lines: ['publishableKey=pk_test_2', 'secretKey=rk_test_2222'] })
    await set({ venue: '11' })
    expect(await accounts()).toMatchObject([
      { venueId: null, lastFour: '1111', retiredAt: new Date(noon) },
      { venueId: null, lastFour: '2222', retiredAt: null },
      { venueId: 11, lastFour: '1111', retiredAt: null },
    ])
  })
})

describe('an account of PayPal', () => {
  test('is tried, registered and kept sealed [PAY-41]', async () => {
    const { network, lines } = await set({ kind: 'payPal', lines: payPalLines, replies: payPalReplies })
    const [row] = await accounts()
    expect(lines).toEqual([
      `${row?.id}: payPal, test, …2222, restaurant ${restaurantId}, every venue, in use`,
      `Webhook: https://order.example/webhooks/paypal/${row?.id}`,
    ])
    expect(network.paths()).toEqual([
      'POST /v1/oauth2/token',
      'POST /v2/checkout/orders',
      'POST /v1/notifications/webhooks',
    ])
    expect(row && keysOf(row, testSecretsKeys).payPal).toEqual({
      clientId: 'client',
      clientSecret: 'secret-2222',
      merchantId: 'MERCHANT12345',
      webhookId: 'WH-7',
      environment: 'sandbox',
    })
  })

  test('reads JSON, and a webhook that was made by hand [PAY-41]', async () => {
    const keys = JSON.stringify({ clientId: 'c', clientSecret: 's-4444', environment: 'production', webhookId: 'WH-9' })
    await set({ kind: 'payPal', keys, replies: payPalReplies })
    expect(await accounts()).toMatchObject([
      { mode: 'live', publicPart: { clientId: 'c', merchantId: 'MERCHANT12345', webhookId: 'WH-9' }, isReady: true },
    ])
  })

  test('is not kept with keys that PayPal refuses [PAY-41]', async () => {
    const replies = { 'POST /v1/oauth2/token': { status: 401 } }
    const { faults } = await set({ kind: 'payPal', lines: payPalLines, replies })
    expect([faults, await accounts()]).toEqual([
      ['PayPal refused the keys with 401: check client id, secret and environment.'],
      [],
    ])
  })

  test('waits for a webhook that PayPal does not register [PAY-41]', async () => {
    const replies = { ...payPalReplies, 'POST /v1/notifications/webhooks': { status: 400 } }
    const { lines } = await set({ kind: 'payPal', lines: payPalLines, replies })
    expect(lines[0]).toMatch(/waits for its webhook$/)
    expect(lines[2]).toContain('webhookId=…')
  })
})

test('accounts are tried with the keys that are kept [PAY-41]', async () => {
  await set()
  await set({ kind: 'payPal', lines: payPalLines, replies: payPalReplies })
  const tried = (replies: Replies) =>
    tryAccounts(
      { db: service.db, secretsKeys: testSecretsKeys, fetch: recordedNetwork(replies).fetch, now: () => noon },
      String(restaurantId),
    )
  const both = { ...stripeReplies, ...payPalReplies }
  const good = await tried(both)
  expect(good.ok && good.value.split('\n')).toEqual([
    expect.stringMatching(/: stripe, .* in use: a payment was made and cancelled$/),
    expect.stringMatching(/: payPal, .* in use: a payment was made and cancelled$/),
  ])
  const bad = await tried({ ...both, 'GET /v1/refunds': mayNot })
  expect(bad.ok ? [] : bad.refusal).toEqual([expect.stringContaining('The restricted key may do too little')])
  const listed = await listAccounts(service.payments, String(restaurantId))
  expect(listed.ok && listed.value.split('\n')).toHaveLength(2)
})
