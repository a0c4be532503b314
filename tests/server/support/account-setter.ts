import { eq } from 'drizzle-orm'

import type { AccountDeps, AccountWish } from '#server/commands/set-account.ts'
import { setAccount } from '#server/commands/set-account.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { TestService } from '#tests/support/service.ts'
import { testSecretsKeys } from '#tests/support/service.ts'

import { noon } from './diner.ts'
import { recordedNetwork } from './provider-network.ts'

export type Replies = Parameters<typeof recordedNetwork>[0]
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  client_secret: 'pi_1_secret_1',
  status: 'requires_payment_method',
}
const list = { body: { object: 'list', data: [], has_more: false } }
/** A restricted key that may do all it should. */
export const stripeReplies: Replies = {
  'POST /v1/payment_intents': { body: intent },
  'GET /v1/payment_intents/pi_1': { body: intent },
  'POST /v1/payment_intents/pi_1/cancel': { body: { ...intent, status: 'canceled' } },
  'GET /v1/customers': list,
  'GET /v1/setup_intents': list,
  'GET /v1/refunds': list,
  'POST /v1/webhook_endpoints': { body: { id: 'we_1', object: 'webhook_endpoint', secret: 'whsec_made' } },
  'DELETE /v1/webhook_endpoints/we_1': { body: { id: 'we_1', object: 'webhook_endpoint', deleted: true } },
  'POST /v1/payment_method_domains': { body: { id: 'pmd_1', object: 'payment_method_domain' } },
}
/** What a restricted key is answered that may do too little. */
export const mayNot = {
  status: 403,
  body: { error: { type: 'invalid_request_error', message: "The provided key 'rk_test_*********1111' may not." } },
}
const order = {
  id: 'PP1',
  intent: 'AUTHORIZE',
  status: 'CREATED',
  purchase_units: [{ amount: { currency_code: 'EUR', value: '0.01' }, payee: { merchant_id: 'MERCHANT12345' } }],
}
export const payPalReplies: Replies = {
  'POST /v1/oauth2/token': { body: { access_token: 't-1', expires_in: 3600 } },
  'POST /v2/checkout/orders': { status: 201, body: order },
  'POST /v1/notifications/webhooks': { status: 201, body: { id: 'WH-7' } },
  'DELETE /v1/notifications/webhooks/WH-7': { status: 204 },
}
export const stripeLines = ['publishableKey=pk_test_1', 'secretKey=rk_test_1111'] as const
export const payPalLines = ['clientId=client', 'clientSecret=secret-2222', 'environment=sandbox'] as const

type Wish = Partial<AccountWish> & {
  readonly lines?: readonly string[]
  readonly replies?: Replies
  readonly deps?: Partial<AccountDeps>
}
/** What an operator does for one restaurant, with providers that answer as recorded. */
export function accountSetter({ db }: Pick<TestService, 'db'>, restaurantId: Id<'Restaurant'>) {
  async function set({ lines = stripeLines, replies = stripeReplies, deps = {}, ...wish }: Wish = {}) {
    const network = recordedNetwork(replies)
    const used = {
      db,
      secretsKeys: testSecretsKeys,
      publicUrl: 'https://order.example',
      siteOrigin: 'https://www.example',
      fetch: network.fetch,
      now: () => noon,
      ...deps,
    }
    const told = await setAccount(used, {
      restaurant: String(restaurantId),
      kind: 'stripe',
      keys: lines.join('\n'),
      ...wish,
    })
    return { network, lines: told.ok ? told.value.split('\n') : [], faults: told.ok ? [] : told.refusal }
  }

  const accounts = () =>
    db.select().from(paymentAccounts).where(eq(paymentAccounts.restaurantId, restaurantId)).orderBy(paymentAccounts.id)

  return { set, accounts }
}
