import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { defaultSettings } from '#server/settings/read-settings.ts'
import type { ProviderKeys } from '#server/settings/settings.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { startProcess } from '#tests/server/support/process.ts'
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

const prefix = '/:language/webservice'
const ofContract = [...new Set(Object.values(calls).map(({ endpoint }) => `POST ${prefix}${endpoint.path}`))]
/** Every route of production beside the calls of the contract, without keys of a provider. */
const others = [
  `GET ${prefix}/restaurant/get_image/:restaurant/:code`,
  `GET ${prefix}/restaurant/get_icon_caratteristica/:id`,
  'GET /documents/:language/accessibility.html',
  'GET /documents/:restaurant/:language/:document/:number',
  'GET /static/push/:file{[a-z0-9-]+\\.json}',
  'GET /livez',
  'GET /readyz',
  'GET /openapi.json',
  'GET /restaurant.schema.json',
  'GET /openapi',
  'GET /openapi/start.js',
  'GET /openapi/:file',
  'GET /pay',
  'GET /pay/page.js',
  'GET /pay/page-texts.js',
  'GET /pay/page.css',
  'POST /pay/api/summary',
  'POST /pay/api/secret',
  'POST /pay/api/confirm',
  'POST /pay/api/paypal',
  'POST /pay/api/paypal-order',
  'POST /webhooks/stripe/:account{[0-9]+}',
  'POST /webhooks/paypal/:account{[0-9]+}',
  'GET /staff/assets/:file{[\\w.-]+\\.(?:js|css)}',
  'GET /staff/icon-192.png',
  'GET /staff/icon-512.png',
  'GET /staff/icon.svg',
  'GET /staff/manifest.webmanifest',
  'GET /staff/worker.js',
  'GET /staff/:room{[a-z-]+}?',
  'GET /staff/menu/:page{[a-z-]+}',
  'GET /staff/menu/product/:product{\\d+}',
  'GET /operator',
  'GET /operator/api/session',
  'POST /operator/api/session',
  'POST /operator/api/session/end',
  'GET /operator/api/restaurants',
  'POST /operator/api/restaurants',
  'GET /operator/api/countries',
  'POST /operator/api/restaurants/:restaurant{[0-9]{1,9}}/invite',
  'POST /staff/api/invitation',
  'POST /staff/api/invitation/accept',
  'POST /staff/api/open',
  'GET /staff/api/session',
  'POST /staff/api/session',
  'POST /staff/api/session/end',
  'POST /staff/api/password',
  'POST /staff/api/session/passkey/begin',
  'POST /staff/api/session/passkey',
  'GET /staff/api/passkeys',
  'POST /staff/api/passkeys/begin',
  'POST /staff/api/passkeys',
  'POST /staff/api/passkeys/:passkey{[0-9]+}/name',
  'POST /staff/api/passkeys/:passkey{[0-9]+}/remove',
  'GET /staff/api/members',
  'POST /staff/api/members',
  'POST /staff/api/members/:member{[0-9]+}/remove',
  'POST /staff/api/members/:member{[0-9]+}/password',
  'GET /staff/api/events',
  'POST /staff/api/telephone/:language{[a-z]+}/webservice/:call{.+}',
  'GET /staff/api/push-key',
  'POST /staff/api/devices',
  'POST /staff/api/devices/remove',
  'GET /staff/api/orders',
  'GET /staff/api/search/:words',
  'GET /staff/api/orders/:order{[0-9]+}/removal/:pieces',
  'GET /staff/api/audit/:before{[0-9]+}',
  ...['confirm', 'refuse', 'cancel', 'consume', 'courier', 'expected', 'message', 'pay-link', 'remove'].map(
    (action) => `POST /staff/api/orders/:order{[0-9]+}/${action}`,
  ),
  'GET /staff/api/reservations',
  ...['confirm', 'refuse', 'cancel'].map((action) => `POST /staff/api/reservations/:reservation{[0-9]+}/${action}`),
  'GET /staff/api/calls',
  'POST /staff/api/tables/:table{[0-9]+}/call/done',
  'GET /staff/api/controls',
  'GET /staff/api/pauses',
  'POST /staff/api/pause',
  'POST /staff/api/venues/:venue{[0-9]+}/services/:type{[a-zA-Z]+}/pause',
  'POST /staff/api/venues/:venue{[0-9]+}/products/:product{[0-9]+}/pause',
  'POST /staff/api/venues/:venue{[0-9]+}/categories/:category{[0-9]+}/pause',
  'POST /staff/api/venues/:venue{[0-9]+}/busy',
  'GET /staff/api/menu',
  'GET /staff/api/products/:product{[0-9]+}/form',
  'POST /staff/api/products/:product{[0-9]+}/form',
  'GET /staff/api/products/new',
  'POST /staff/api/products',
  'GET /staff/api/products/:product{[0-9]+}/facts',
  'POST /staff/api/products/:product{[0-9]+}/facts',
  'GET /staff/api/categories',
  'POST /staff/api/categories',
  'GET /staff/api/categories/:category{[0-9]+}/form',
  'POST /staff/api/categories/:category{[0-9]+}/form',
  'GET /staff/api/ingredients',
  'GET /staff/api/ingredients/:ingredient{[0-9]+}/form',
  'POST /staff/api/ingredients/:ingredient{[0-9]+}/form',
  'POST /staff/api/ingredients/:ingredient{[0-9]+}/available',
  'GET /staff/api/slots',
  'POST /staff/api/venues/:venue{[0-9]+}/slots',
  'GET /staff/api/timetables/:timetable{[0-9]+}/form',
  'POST /staff/api/timetables/:timetable{[0-9]+}/form',
  'GET /staff/api/delivery',
  'GET /staff/api/venues/:venue{[0-9]+}/delivery',
  'POST /staff/api/venues/:venue{[0-9]+}/delivery',
  'GET /staff/api/areas/:area{[0-9]+}/form',
  'POST /staff/api/areas/:area{[0-9]+}/form',
  'GET /staff/api/points/:point{[0-9]+}/form',
  'POST /staff/api/points/:point{[0-9]+}/form',
  'GET /staff/api/photos',
  'POST /staff/api/photos',
  'POST /staff/api/products/:product{[0-9]+}/photo',
  'GET /staff/api/hours',
  'GET /staff/api/venues/:venue{[0-9]+}/hours',
  'POST /staff/api/venues/:venue{[0-9]+}/hours',
  'POST /staff/api/venues/:venue{[0-9]+}/closures',
  'POST /staff/api/closures/:closure{[0-9]+}/remove',
  'GET /staff/api/jobs',
  'POST /staff/api/jobs/:job{[0-9]+}/again',
  'POST /staff/api/language',
  'GET /staff/api/codes',
  'POST /staff/api/codes',
  'GET /staff/api/codes/:code{[0-9]+}/form',
  'POST /staff/api/codes/:code{[0-9]+}/form',
  'POST /staff/api/codes/:code{[0-9]+}/active',
  'GET /staff/api/set-up',
  'GET /staff/api/legal-texts',
  'POST /staff/api/set-up/done',
  'GET /staff/api/set-up/:part{[a-z-]+}',
  'POST /staff/api/set-up/:part{[a-z-]+}',
  'GET /staff/api/venues/:venue{[0-9]+}/set-up/:part{[a-z-]+}',
  'POST /staff/api/venues/:venue{[0-9]+}/set-up/:part{[a-z-]+}',
  'GET /staff/api/settings',
  'GET /staff/api/settings/form',
  'POST /staff/api/settings/form',
  'GET /staff/api/venues/:venue{[0-9]+}/settings',
  'POST /staff/api/venues/:venue{[0-9]+}/settings',
  'GET /staff/api/venues/:venue{[0-9]+}/services/:type{[a-zA-Z]+}/settings',
  'POST /staff/api/venues/:venue{[0-9]+}/services/:type{[a-zA-Z]+}/settings',
  'POST /staff/api/venues/:venue{[0-9]+}/products/:product{[0-9]+}/stock',
  'POST /staff/api/timetables/:timetable{[0-9]+}/capacity',
  'GET /staff/tables/:table{\\d+}',
  'GET /staff/api/tables',
  'GET /staff/api/tables/:table{[0-9]+}',
  'POST /staff/api/tables/:table{[0-9]+}/close',
  'POST /staff/api/tables/:table{[0-9]+}/move',
  'GET /staff/api/venues/:venue{[0-9]+}/plan/:day{[0-9-]+}',
  'POST /staff/api/venues/:venue{[0-9]+}/walk-ins',
  'POST /staff/api/reservations/:reservation{[0-9]+}/arrive',
  'POST /staff/api/reservations/:reservation{[0-9]+}/no-show',
  'GET /staff/api/chats',
  'POST /staff/api/chats/:chat{[0-9]+}/messages',
]
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
    expect(routes().toSorted()).toEqual([...ofContract, ...others, ...more].toSorted())
  })
})

describe('production without keys', () => {
  beforeAll(() => start())
  afterAll(() => service.close())

  test('has exactly the listed routes', () => {
    expect(routes().toSorted()).toEqual([...ofContract, ...others].toSorted())
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
