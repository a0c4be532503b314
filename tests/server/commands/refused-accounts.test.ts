import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { accountSetter, mayNot, stripeLines, stripeReplies } from '#tests/server/support/account-setter.ts'
import { noon } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

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
  test('is refused with a key that may do everything [PAY-41]', async () => {
    const { faults, network } = await set({ lines: [stripeLines[0], 'secretKey=sk_live_9999'] })
    expect(faults).toEqual([expect.stringContaining('make a restricted key (rk_…) in the dashboard of Stripe')])
    expect([faults.join(' ').includes('9999'), network.sent, await accounts()]).toEqual([false, [], []])
  })

  test.each([
    [
      'keys of two modes',
      [stripeLines[0], 'secretKey=rk_live_1'],
      'secretKey and publishableKey must both be live, or both test.',
    ],
    ['no key of Stripe', [stripeLines[0], 'secretKey=abc'], 'secretKey must begin with rk_live_ or rk_test_.'],
    [
      'no publishable key',
      ['publishableKey=abc', stripeLines[1]],
      'publishableKey must begin with pk_live_ or pk_test_.',
    ],
    ['a key that is missing', [stripeLines[0]], 'secretKey is missing in the standard input.'],
    ['a webhook’s id', [...stripeLines, 'webhookSecret=we_1'], 'webhookSecret must begin with whsec_.'],
    [
      'another name',
      [...stripeLines, 'key=1'],
      'The standard input must hold publishableKey, secretKey, webhookSecret only.',
    ],
    ['a text', ['rk_test_1111'], 'The standard input must hold lines such as secretKey=…, or JSON.'],
  ])('is refused with %s [PAY-41]', async (_case, lines, sentence) => {
    expect(await set({ lines })).toMatchObject({ faults: [sentence], network: { sent: [] } })
  })

  test.each([
    [
      'a key that nobody knows',
      {
        'POST /v1/payment_intents': {
          status: 401,
          body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: rk_test_1111' } },
        },
      },
      'Stripe does not know one of the keys: it was deleted, or not copied whole.',
    ],
    [
      'a key that may do too little',
      { 'GET /v1/refunds': mayNot },
      "The restricted key may do too little: The provided key 'rk_test_*********1111' may not.",
    ],
    [
      'the publishable key of another account',
      {
        'GET /v1/payment_intents/pi_1': {
          status: 404,
          body: {
            error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' },
          },
        },
      },
      'The publishable key is one of another account than the restricted key.',
    ],
  ])('is not kept with %s [PAY-41]', async (_case, replies, sentence) => {
    const { faults } = await set({ replies: { ...stripeReplies, ...replies } })
    expect([faults, await accounts()]).toEqual([[sentence], []])
  })

  test.each([
    ['an unknown venue', { venue: '99' }, (): string => `Restaurant ${restaurantId} does not have the venue 99.`],
    ['an unknown kind', { kind: 'connect' }, (): string => '--kind must be stripe or payPal.'],
    [
      'no address',
      { deps: { publicUrl: undefined } },
      (): string => 'PUBLIC_URL must be set: the address of the webhook begins with it.',
    ],
    [
      'no key to seal with',
      { deps: { secretsKeys: [] } },
      (): string => 'SECRETS_KEYS must be set: keys are kept sealed with the first of them.',
    ],
  ])('is refused for %s [PAY-41]', async (_case, wish, sentence) => {
    expect((await set(wish)).faults).toEqual([sentence()])
  })
})
