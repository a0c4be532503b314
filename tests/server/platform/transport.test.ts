import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { getAccount } from '#src/contract/account.ts'
import { login } from '#src/contract/sign-in.ts'
import { aDiner, clientOf, noon, post, statusOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'
import { expectConsole } from '#tests/support/setup.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const status = '/restaurant/get_status'
const address = `https://service.example/it/webservice${status}`
const info = '/restaurant/get_restaurant_info'

describe('a call', () => {
  test('is a POST answered with success, data and messages [API-01, API-03, BAPI-01, BAPI-03]', async () => {
    const { content, response } = await post(service, status, { versione: '3.5.2', id_ristorante: 1 })
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(content).toEqual({ success: true, data: expect.any(Object), messages: [] })
  })

  test.each([['application/json'], ['application/json; charset=utf-8'], ['text/plain'], ['text/plain;charset=UTF-8']])(
    'may come as %s',
    async (type) => {
      const { content } = await post(service, status, { id_ristorante: 1 }, { headers: { 'Content-Type': type } })
      expect(content.success).toBe(true)
    },
  )

  test('takes ids as text and any version', async () => {
    const { content } = await post(service, status, { versione: '1', id_ristorante: '1' })
    expect(content.success).toBe(true)
  })

  test.each([
    [
      'another content type',
      JSON.stringify({ id_ristorante: 1 }),
      { 'Content-Type': 'application/x-www-form-urlencoded' },
    ],
    ['no JSON', '{"id_ristorante":', {}],
    ['a list', '[1]', {}],
    ['null', 'null', {}],
    ['nothing', '', {}],
    ['no restaurant', '{}', {}],
  ])('with %s is refused cleanly, with status 200', async (_case, body, headers) => {
    const refused = await post(service, status, body, { headers })
    expect(refused.status).toBe(200)
    expect(refused.content).toMatchObject({ success: false, data: { status: 'VALIDATION' } })
    expect(refused.content.messages[0]).toMatch(/^The request is not complete: .+\.$/)
  })

  test('names unreadable fields by their wire names', async () => {
    const { content } = await post(service, '/restaurant/get_product', {
      id_ristorante: 1,
      id_prodotto: 'x',
      id_locale: 11,
    })
    expect(content.messages).toEqual(['The request is not complete: id_prodotto, id_categoria_prodotto.'])
  })

  test.each([
    ['it', 'Quello che cerchi non esiste.'],
    ['en', 'What you are looking for does not exist.'],
    ['de', 'Das Gesuchte gibt es nicht.'],
    ['fr', 'Ce que vous cherchez n’existe pas.'],
    ['es', 'Lo que buscas no existe.'],
    ['xx', 'What you are looking for does not exist.'],
  ])('is refused in the language of its path: %s', async (language, text) => {
    const { content } = await post(service, status, { id_ristorante: 999 }, { language })
    expect(content.messages).toEqual([text])
  })

  test('to an unknown path fails in the same shape', async () => {
    const { content, status: code } = await post(service, '/restaurant/order_everything', { id_ristorante: 1 })
    expect(code).toBe(404)
    expect(content).toMatchObject({ success: false, data: { status: 'ENTITY_NOT_FOUND' } })
  })

  test('with a body beyond the limit is refused', async () => {
    const { content, status: code } = await post(service, status, { id_ristorante: 1, x: 'x'.repeat(300_000) })
    expect([code, content.data?.status]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('never ends in an error, whatever its body', async () => {
    const key = fc.constantFrom('id_ristorante', 'id_locale', 'api_key', 'prodotti', 'data', 'account', 'f_privacy')
    const body = fc.oneof(
      fc.json(),
      fc.dictionary(key, fc.jsonValue()).map((fields) => JSON.stringify(fields)),
    )
    const paths = fc.constantFrom('/account/order', '/account/login', '/restaurant/shifts/lv3', '/account/registration')
    await fc.assert(
      fc.asyncProperty(paths, body, async (path, text) => {
        const { status: code, content } = await post(service, path, text)
        expect(code).toBe(200)
        expect(content.success).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['an id no database holds', { id_menu: 99_999_999_999_999 }],
    ['a text with a zero byte', { id_menu: 1, api_key: 'k_\u0000' }],
  ])('with %s is refused cleanly', async (_case, fields) => {
    const body = { id_ristorante: 1, id_locale: 11, ...fields }
    const { content, status: code } = await post(service, '/restaurant/get_categories_list', body)
    expect([code, content.success]).toEqual([200, false])
  })

  test('that fails inside says so without saying why', async () => {
    const own = await service.newRestaurant({ product: { id: 801, categoryIds: [] } })
    const body = { id_ristorante: own, id_locale: 11, id_prodotto: 801, id_categoria_prodotto: 8 }
    const { content, status: code } = await post(service, '/restaurant/get_product', body)
    expect([code, content.data?.status]).toEqual([500, 'SERVER_ERROR'])
    expect(content.messages).toEqual(['Something went wrong on our side. Try again shortly.'])
    expect(expectConsole()).toEqual([expect.stringContaining('"event":"error"')])
  })
})

describe('cross-origin access', () => {
  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-headers': 'Content-Type, Accept, X-Version, Authorization, Idempotency-Key',
    'access-control-max-age': '86400',
  }

  test.each([
    ['OPTIONS', address, 204],
    ['POST', address, 200],
    ['GET', 'https://service.example/it/webservice/restaurant/get_image/1/margherita', 200],
    ['POST', 'https://service.example/it/webservice/nowhere', 404],
    ['GET', 'https://service.example/static/push/demo.json', 200],
    ['POST', 'https://service.example/emulators/stripe/intents/retrieve', 200],
  ])('is open to every site for the contract: %s %s', async (method, url, code) => {
    const headers = { Origin: 'https://restaurant.example' }
    const body = method === 'POST' ? { body: '{"id_ristorante":1}' } : {}
    const response = await service.fetch(url, { method, headers, ...body })
    expect(response.status).toBe(code)
    expect(Object.fromEntries(response.headers)).toMatchObject(allowed)
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })

  // A GET changes nothing: it is answered, and no other page can read the answer.
  const closed = [
    ['GET', '/staff', 200],
    ['GET', '/staff/api/session', 200],
    ['POST', '/staff/api/session', 400],
    ['GET', '/staff/api/orders', 401],
    ['POST', '/staff/api/orders/1/confirm', 401],
    ['POST', '/pay/api/summary', 400],
    ['POST', '/google/1/token', 404],
    ['GET', '/google/1/settings?origin=https://restaurant.example', 200],
    ['GET', '/readyz', 200],
    ['GET', '/openapi.json', 200],
    ['GET', '/nowhere', 404],
  ] as const
  const at = (path: string) => `https://service.example${path}`
  const corsHeaders = ({ headers }: Response) => [...headers.keys()].filter((name) => name.startsWith('access-control'))

  test.each(closed)('is closed elsewhere: %s %s', async (method, path, code) => {
    const request = (headers: Record<string, string>) =>
      service.fetch(at(path), { method, headers: { 'Content-Type': 'application/json', ...headers } })
    const own = await request({ Origin: 'https://service.example' })
    expect(own.status).toBe(code)
    for (const Origin of ['https://restaurant.example', 'null', 'http://service.example']) {
      const foreign = await request({ Origin, 'Sec-Fetch-Site': 'cross-site' })
      expect(foreign.status).toBe(method === 'POST' ? 403 : code)
      expect(corsHeaders(foreign)).toEqual([])
      expect(foreign.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    }
    const asked = { Origin: 'https://restaurant.example', 'Access-Control-Request-Method': method }
    expect(corsHeaders(await service.fetch(at(path), { method: 'OPTIONS', headers: asked }))).toEqual([])
  })

  test.each([
    ['no page at all, as a webhook', {}],
    ['a page of the service behind a proxy', { Origin: 'https://order.example', 'Sec-Fetch-Site': 'same-origin' }],
  ])('lets the desk be called by %s', async (_who, headers) => {
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } }
    expect((await service.fetch(at('/staff/api/session/end'), init)).status).toBe(200)
  })
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('of a reply for "%s" is %s', async (accepted, encoding, decompress) => {
    const { app } = service
    const url = `https://service.example/it/webservice${info}`
    const plain = await app.request(url, { method: 'POST', body: '{"id_ristorante":1}' })
    const small = await app.request(url, {
      method: 'POST',
      body: '{"id_ristorante":1}',
      headers: { 'Accept-Encoding': accepted },
    })
    expect([small.headers.get('Content-Encoding'), small.headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding'])
    const compressed = new Uint8Array(await small.arrayBuffer())
    const original = await plain.text()
    expect(decompress(compressed).toString()).toBe(original)
    expect(compressed.byteLength).toBeLessThan(original.length / 3)
  })

  test('is omitted for short replies or on request', async () => {
    const short = await service.app.request(address, {
      method: 'POST',
      body: '{}',
      headers: { 'Accept-Encoding': 'br' },
    })
    expect(short.headers.get('Content-Encoding')).toBeNull()
    expect(((await short.json()) as { success: boolean }).success).toBe(false)
  })
})

describe('who calls', () => {
  test('is refused without a key where one is needed', async () => {
    expect(await statusOf(clientOf(service, id(1)).call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  })

  test('is refused with an unknown key by its code', async () => {
    const { content } = await post(service, '/account/get_summary', { id_ristorante: 1, api_key: 'k_no', email: null })
    expect(content).toMatchObject({ data: { status: 'API_KEY_NOT_FOUND' }, messages: ['API_KEY_NOT_FOUND'] })
  })

  test('is refused with the key of another restaurant', async () => {
    const own = await service.newRestaurant()
    const { apiKey, email } = await aDiner(service, own)
    const elsewhere = clientOf(service, id(1), { who: { apiKey, email } })
    expect(await statusOf(elsewhere.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  })

  test('is refused with another’s e-mail, ignoring case', async () => {
    const { apiKey, email } = await aDiner(service, id(1))
    const as = (name: string) => clientOf(service, id(1), { who: { apiKey, email: name } }).call(getAccount, {})
    expect(await statusOf(as('anna@example.com'))).toBe('USER_NOT_FOUND')
    expect(await statusOf(as(email.toUpperCase()))).toBe('accepted')
  })

  test('is forgotten after half a year', async () => {
    const own = await service.newRestaurant()
    const { api } = await aDiner(service, own)
    service.clock.set(noon + 181 * 86_400_000, own)
    expect(await statusOf(api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  })
})

test('under maintenance only the status is answered', async () => {
  const closed = clientOf(service, id(5))
  expect(await statusOf(closed.call(login, { venueId: null, account: 'a', password: 'b' }))).toBe('MAINTENANCE')
})
