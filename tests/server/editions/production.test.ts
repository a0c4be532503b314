import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { ProviderKeys } from '#server/settings/settings.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { startProcess } from '#tests/server/support/process.ts'
import { otherRoutes, prefix } from '#tests/server/support/production-routes.ts'
import { calls } from '#tests/support/arbitraries/endpoints.ts'
import { importedFiles } from '#tools/imported-files.ts'

const stripe = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' }
const payPal = {
  clientId: 'client',
  clientSecret: 'secret',
  webhookId: 'webhook',
  merchantId: 'MERCHANT12345',
  environment: 'sandbox',
} as const
const googleClientIds = ['ours.apps.googleusercontent.com']

let service: Awaited<ReturnType<typeof createService>>
async function start(keys: Partial<ProviderKeys> = {}) {
  service = await createService({
    dataDir: 'memory',
    isTest: true,
    keys: { ...defaultSettings.keys, ...keys },
  })
}

const ofContract = [...new Set(Object.values(calls).map(({ endpoint }) => `POST ${prefix}${endpoint.path}`))]
const ofGoogle = [
  'GET /google/page.js',
  'GET /google/page.css',
  'GET /google/:restaurant{[0-9]+}',
  'GET /google/:restaurant{[0-9]+}/settings',
]
const routes = () =>
  service.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)

describe('production', () => {
  afterEach(() => service.close())

  test.each([
    ['with the keys of Stripe', { stripe }, ['POST /webhooks/stripe']],
    ['with the keys of PayPal', { payPal }, ['POST /webhooks/paypal']],
    ['with the id at Google', { googleClientIds }, ofGoogle],
    ['with all', { stripe, payPal, googleClientIds }, ['POST /webhooks/stripe', 'POST /webhooks/paypal', ...ofGoogle]],
  ])('has exactly the listed routes %s', async (_case, keys, more) => {
    await start(keys)
    expect(routes().toSorted()).toEqual([...ofContract, ...otherRoutes, ...more].toSorted())
  })
})

describe('production without keys', () => {
  beforeAll(() => start())
  afterAll(() => service.close())

  test('has exactly the listed routes', () => {
    expect(routes().toSorted()).toEqual([...ofContract, ...otherRoutes].toSorted())
  })

  test.each([
    ['GET', '/staff/api/outbox'],
    ['POST', '/test/reset'],
    ['POST', '/google/1/token'],
    ['POST', '/emulators/paypal/orders'],
    ['POST', '/emulators/stripe/payment_methods'],
    ['POST', '/webhooks/stripe'],
  ])('answers nobody at %s %s', async (method, path) => {
    expect((await service.app.request(path, { method })).status).toBe(404)
  })

  test('shows nobody how to sign in at the desk', async () => {
    expect(await (await service.app.request('/staff/api/session')).json()).toEqual({
      member: null,
      demoMembers: [],
      showsMails: false,
    })
  })

  test('writes no data of the demonstration', async () => {
    const { db } = service
    expect([await db.select().from(restaurants), await db.select().from(accounts)]).toEqual([[], []])
  })
})

test('production loads files of service, widget and contracts', () => {
  const room = (path: string) => path.split('/', 1)[0]
  const loaded = [...importedFiles('server/main.ts')]
  expect(loaded.length).toBeGreaterThan(200)
  const isOther = (path: string) => !['server', 'src'].includes(room(path) ?? '') && !path.startsWith('desk/contract/')
  expect(loaded.filter(isOther)).toEqual([])
  const ofDemonstration = [...importedFiles('demo/service/main.ts')]
  expect(ofDemonstration.filter((path) => room(path) === 'demo').length).toBeGreaterThan(30)
})

const programs = postgresPrograms()
test.skipIf(programs === null)('starts as a process on PostgreSQL', { timeout: 120_000 }, async () => {
  const server = await startPostgres(programs ?? '')
  const running = await startProcess({
    NODE_ENV: 'production',
    DATABASE_URL: server.url,
    PUBLIC_URL: 'https://order.example',
    SITE_ORIGIN: 'https://www.example',
    SMTP_URL: 'off',
  })
  // Not the page of the desk: it is built after the unit tests, `npm run try:image` asks for it.
  const paths = ['/readyz', '/staff/api/session', '/staff/api/orders', '/test/reset']
  const statuses = paths.map(async (path) => (await fetch(running.origin + path)).status)
  expect(await Promise.all(statuses)).toEqual([200, 200, 401, 404])
  expect(await running.stop()).toBe(0)
  await server.stop()
})
