import { afterEach, describe, expect, test, vi } from 'vitest'

import { openDemonstration } from '#demo/service/open-demonstration.ts'
import { listAccounts } from '#server/commands/list-accounts.ts'
import { setAccount } from '#server/commands/set-account.ts'
import { tryAccounts } from '#server/commands/try-accounts.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import { getClientSecret, getSetupSecret, startPayPal } from '#src/contract/pay.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { payer } from '#tests/server/support/payer.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { forTests, testSecretsKeys } from '#tests/support/service.ts'

const programs = postgresPrograms()
const venueId = id<'Venue'>(11)
afterEach(() => vi.unstubAllGlobals())

/** A provider that repeats in its refusal what it was sent: the worst that a log could be given. */
const echoing: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const sent = `${request.headers.get('Authorization')} ${await request.text()}`
  const basic = Buffer.from(/Basic (\S+)/.exec(sent)?.[1] ?? '', 'base64').toString()
  const error = { type: 'invalid_request_error', message: `Refused: ${sent} ${basic}` }
  return Response.json({ error }, { status: 400 })
}

describe.skipIf(programs === null)('the secrets of an account', { timeout: 120_000 }, () => {
  test('stand in no log, reply, export or sentence [PAY-42]', async () => {
    vi.stubGlobal('fetch', echoing)
    const server = await startPostgres(programs ?? '')
    const said: LogEntry[] = []
    // With keys of its own this demonstration emulates nobody.
    const stripe = { secretKey: 'sk_test_env', publishableKey: 'pk_test_env', webhookSecret: 'whsec_env' }
    const payPal = {
      clientId: 'client',
      clientSecret: 'secret_env',
      webhookId: 'WH',
      merchantId: 'MERCHANT12345',
      environment: 'sandbox',
    } as const
    const service = forTests(
      await openDemonstration({
        databaseUrl: server.url,
        now: () => noon,
        secretsKeys: testSecretsKeys,
        keys: { ...defaultSettings.keys, stripe, payPal },
        slowStatementMs: -1,
        logger: (entry) => said.push(entry),
      }),
    )
    const counter = await aCounter(service)
    const { restaurantId, diner } = counter
    const accounts = [
      await anAccount(service, { restaurantId, kind: 'stripe' }),
      await anAccount(service, { restaurantId, kind: 'payPal' }),
    ]
    const pay = payer(service, counter)
    const [byCard, byPayPal] = [await pay.order('card'), await pay.order('payPal')]
    const replies: string[] = []
    const recorded: typeof fetch = async (...asked) => {
      const response = await service.fetch(...asked)
      replies.push(await response.clone().text())
      return response
    }
    const api = clientOf({ fetch: recorded }, restaurantId, { who: diner })
    const entityOf = (entityId: Id<'Order'>) => ({ venueId, entityKind: 'order', entityId, token: null }) as const
    const offer = { orderType: 'takeAway', paymentModes: true, paymentCredentials: true, newsLimit: null } as const
    await api.call(getRestaurantInfo, {})
    await api.call(getMixedInfo, { ...offer, venueId })
    const statuses = [
      await statusOf(api.call(getClientSecret, entityOf(byCard.id))),
      await statusOf(api.call(startPayPal, entityOf(byPayPal.id))),
      await statusOf(api.call(getSetupSecret, { venueId })),
    ]
    expect(new Set(statuses)).toEqual(new Set(['SERVER_ERROR']))
    const send = (path: string, body: object) =>
      recorded(`https://service.example${path}`, { method: 'POST', body: JSON.stringify(body) })
    await send(`/webhooks/stripe/${accounts[0]?.id}`, {})
    await send(`/webhooks/paypal/${accounts[1]?.id}`, {})
    const desk = deskOf(service, restaurantId)
    replies.push(JSON.stringify([await desk.read('settings'), await desk.read('jobs')]))
    replies.push(JSON.stringify(await exportRestaurant(service.db, restaurantId)))
    await service.sweep()
    const deps = { db: service.db, secretsKeys: testSecretsKeys, fetch: echoing, now: () => noon }
    const typed = ['publishableKey=pk_test_1', 'secretKey=rk_test_typed_1111', 'webhookSecret=whsec_typed'].join('\n')
    const wish = { restaurant: String(restaurantId), kind: 'stripe', keys: typed }
    const urls = { publicUrl: 'https://order.example', siteOrigin: 'https://www.example' }
    const sentences = [
      await setAccount({ ...deps, ...urls }, wish),
      await tryAccounts(deps, String(restaurantId)),
      await listAccounts(service.payments, String(restaurantId)),
    ]
    await service.close()
    await server.stop()
    const all = JSON.stringify([said, replies, sentences])
    // All of it has happened: statements with the account, errors of both providers, and the last four characters.
    expect(all).toContain('payment_accounts')
    expect(said.filter(({ event }) => event === 'error').length).toBe(3)
    expect(all).toContain(`…${accounts[0]?.lastFour}`)
    const secrets = accounts.flatMap((account) => Object.values(account.secrets))
    const kept = [...secrets, 'rk_test_typed_1111', 'whsec_typed', 'sk_test_env', 'secret_env', 'whsec_env']
    expect(kept.filter((secret) => all.includes(secret))).toEqual([])
  })
})
