import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { listAccounts } from '#server/commands/list-accounts.ts'
import type { RetireDeps } from '#server/commands/retire-payment-account.ts'
import { retirePaymentAccount } from '#server/commands/retire-payment-account.ts'
import type { Id } from '#src/contract/values.ts'
import type { Replies } from '#tests/server/support/account-setter.ts'
import {
  accountSetter,
  mayNot,
  payPalLines,
  payPalReplies,
  stripeReplies,
} from '#tests/server/support/account-setter.ts'
import { aCounter, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { payer } from '#tests/server/support/payer.ts'
import { recordedNetwork } from '#tests/server/support/provider-network.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService, testSecretsKeys } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let accounts: ReturnType<typeof accountSetter>['accounts']
let set: ReturnType<typeof accountSetter>['set']
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  ;({ set, accounts } = accountSetter(service, restaurantId))
})

const noKeys: RetireDeps['keys'] = { stripe: null, payPal: null, googleClientIds: [] }
const environment = { publishableKey: 'pk_test_1', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }

async function retire(account: number | string, deps: Partial<RetireDeps> = {}, replies: Replies = stripeReplies) {
  const network = recordedNetwork(replies)
  const own = { db: service.db, secretsKeys: testSecretsKeys, keys: noKeys, fetch: network.fetch, now: () => noon }
  const told = await retirePaymentAccount({ ...own, ...deps }, String(account))
  return { paths: network.paths(), lines: told.ok ? told.value.split('\n') : [], faults: told.ok ? [] : told.refusal }
}
const onlyAccount = async () => {
  const [row] = await accounts()
  if (!row) throw new Error('There is no account.')
  return row
}

describe('an account that is retired', () => {
  test('is out of use, its webhook deleted, once [PAY-43]', async () => {
    await set()
    const { id } = await onlyAccount()
    const first = await retire(id)
    expect(first).toEqual({
      lines: [
        `${id}: stripe, test, …1111, restaurant ${restaurantId}, every venue, out of use since 2026-03-10`,
        `Diners at the venues of restaurant ${restaurantId} without an account are not offered stripe any more.`,
        'Its webhook is deleted: nothing was ever begun with it.',
      ],
      faults: [],
      paths: ['DELETE /v1/webhook_endpoints/we_1'],
    })
    const gone = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } }
    const later = { now: () => noon + 86_400_000 }
    const again = await retire(id, later, { 'DELETE /v1/webhook_endpoints/we_1': gone })
    expect(again.lines).toEqual(first.lines)
    expect(await onlyAccount()).toMatchObject({ retiredAt: new Date(noon) })
    const listed = await listAccounts(service.payments, String(restaurantId))
    expect(listed.ok && listed.value).toContain('out of use since 2026-03-10')
  })

  test('of PayPal loses its webhook there [PAY-43]', async () => {
    await set({ kind: 'payPal', lines: payPalLines, replies: payPalReplies })
    const { lines, paths } = await retire((await onlyAccount()).id, {}, payPalReplies)
    expect(paths).toEqual(['POST /v1/oauth2/token', 'DELETE /v1/notifications/webhooks/WH-7'])
    expect(lines[2]).toBe('Its webhook is deleted: nothing was ever begun with it.')
  })

  test.each([
    ['the key may not', { 'DELETE /v1/webhook_endpoints/we_1': mayNot }],
    ['the provider is away', {}],
  ])('says that its webhook stays where %s [PAY-43]', async (_case, replies) => {
    await set()
    const { lines } = await retire((await onlyAccount()).id, {}, replies)
    expect(lines[2]).toMatch(/^Its webhook was not deleted: run this command again, or/)
    expect((await onlyAccount()).retiredAt).toEqual(new Date(noon))
  })

  test('had no webhook while it waited for one [PAY-43]', async () => {
    const replies = { ...stripeReplies, 'POST /v1/webhook_endpoints': mayNot }
    await set({ replies })
    expect(await retire((await onlyAccount()).id)).toMatchObject({ paths: [], lines: { 2: 'It had no webhook.' } })
  })

  test('says who is paid in its place [PAY-43]', async () => {
    const kind = 'stripe'
    const ofVenue = await anAccount(service, { restaurantId, kind, venueId: 11 as Id<'Venue'> })
    const ofAll = await anAccount(service, { restaurantId, kind })
    expect((await retire(ofVenue.id)).lines[1]).toBe(`What is begun at venue 11 is paid at account ${ofAll.id} now.`)
    expect((await retire(ofAll.id, { keys: { ...noKeys, stripe: environment } })).lines[1]).toBe(
      `What is begun at the venues of restaurant ${restaurantId} without an account is paid with the keys of the environment now.`,
    )
  })

  test('still counts and gives back what was begun [PAY-43]', async () => {
    const counter = await aCounter(service)
    const account = await anAccount(service, { ...counter, kind: 'stripe' })
    const { publishableKey = '' } = account.publicPart
    const pay = payer(service, { ...counter, publishableKey })
    const { id: orderId, total } = await pay.order('card')
    const secret = await pay.secret(orderId)
    expect((await retire(account.id)).lines[2]).toBe(
      'Its webhook stays at the provider: 1 payment may still be reported or refunded.',
    )
    expect(await pay.confirm(secret, await pay.method())).toBe('succeeded')
    expect(await statusOf(pay.notify(orderId))).toBe('accepted')
    expect([await pay.money(), await pay.atDesk()]).toEqual([total, [orderId]])
    expect((await pay.desk.post(`orders/${orderId}/refuse`)).status).toBe(200)
    service.clock.set(noon + minute)
    await service.sweep()
    service.clock.set(noon)
    expect(await pay.money()).toBe(0)
    const next = await pay.order('card')
    expect(await pay.confirm(await pay.secret(next.id), await pay.method())).toBe('resource_missing')
  })
})

test.each([
  ['7', 'There is no payment account 7.'],
  ['', '--account must be the number of a payment account: account:list prints them.'],
  ['stripe', '--account must be the number of a payment account: account:list prints them.'],
])('the account “%s” is refused [PAY-43]', async (typed, sentence) => {
  expect(await retire(typed)).toEqual({ lines: [], faults: [sentence], paths: [] })
})
