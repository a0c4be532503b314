import * as fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { ApiError } from '#src/api/api-error.ts'
import { createApiClient } from '#src/api/create-api-client.ts'
import type { ApiClientDeps } from '#src/api/create-api-client.ts'
import { getAccount } from '#src/contract/account.ts'
import { getCategories } from '#src/contract/product.ts'
import { getStatus } from '#src/contract/restaurant.ts'
import { login } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { requestKey } from '#src/options/service-requests.ts'
import { id } from '#tests/support/builders.ts'

type Sent = { url: string; headers: Headers; body: Record<string, unknown> }

const fine = { success: true, data: { manutenzione: 0, infoLicenze: [] }, messages: [] }
const menu = { menuId: 41 as Id<'Menu'>, venueId: 11 as Id<'Venue'> }
const noKey = { success: false, data: { status: 'API_KEY_NOT_FOUND' }, messages: ['API_KEY_NOT_FOUND'] }

function aClient(answer: (sent: Sent) => unknown, overrides: Partial<ApiClientDeps> = {}) {
  const sent: Sent[] = []
  const ended: (readonly string[])[] = []
  const client = createApiClient({
    host: 'https://api.test',
    restaurantId: id(7),
    language: () => 'it',
    credentials: () => null,
    onSessionEnd: (messages) => ended.push(messages),
    usesSimpleRequests: () => false,
    sendsIdempotencyKey: true,
    onFault: (fault) => {
      throw fault
    },
    fetch: async (url, init) => {
      const request = new Request(url, init)
      const one = { url: request.url, headers: request.headers, body: (await request.json()) as Sent['body'] }
      sent.push(one)
      const content = answer(one)
      if (content instanceof Error) throw content
      return new Response(typeof content === 'string' ? content : JSON.stringify(content))
    },
    ...overrides,
  })
  return { client, sent, ended }
}

async function failureOf(call: Promise<unknown>) {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(ApiError)
  return (error as ApiError).failure
}

describe('createApiClient', () => {
  test('posts to {host}/{language}/webservice{path} with version and restaurant in the body [API-01, API-02, BAPI-01, BAPI-02, CONST-04]', async () => {
    const { client, sent } = aClient(() => fine)
    await client.call(getStatus, {})
    expect(sent[0]?.url).toBe('https://api.test/it/webservice/restaurant/get_status')
    expect(sent[0]?.body).toEqual({ versione: '3.5.2', id_ristorante: 7 })
  })

  test('sends credentials or nulls only with calls that take them', async () => {
    const reply = { success: true, data: { consigli: [], categorie_prodotti_lista: [] }, messages: [] }
    const guest = aClient(() => reply)
    await guest.client.call(getCategories, menu)
    expect(guest.sent[0]?.body).toMatchObject({ api_key: null, email: null, id_menu: 41, id_locale: 11 })
    const anna = aClient(() => reply, { credentials: () => ({ apiKey: 'k', email: 'anna@example.com' }) })
    await anna.client.call(getCategories, menu)
    expect(anna.sent[0]?.body).toMatchObject({ api_key: 'k', email: 'anna@example.com' })
  })

  test('never puts the api key into an address [API-08]', async () => {
    const { client, sent } = aClient(() => noKey, { credentials: () => ({ apiKey: 'secret', email: 'a@b.it' }) })
    await failureOf(client.call(getAccount, {}))
    expect(sent.every(({ url }) => !url.includes('secret'))).toBe(true)
  })

  test.each([
    ['a refusal that repeats it', { success: false, data: { status: 'VALIDATION' }, messages: 'secret is wrong' }],
    ['a reply that cannot be read', { ...fine, data: { account: 'secret' } }],
    ['no reply', '<html>secret</html>'],
    ['no network', new TypeError('secret')],
  ])('never puts the api key into a log: %s [API-08]', async (_case, reply) => {
    const logged: unknown[] = []
    for (const method of ['log', 'info', 'debug', 'warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((...parts) => void logged.push(...parts))
    onTestFinished(() => void vi.restoreAllMocks())
    const { client, sent } = aClient(() => reply, {
      credentials: () => ({ apiKey: 'secret', email: 'a@b.it' }),
      onMalformed: (line) => logged.push(line),
      onFault: (fault) => logged.push(fault),
    })
    await failureOf(client.call(getAccount, {}))
    expect(sent[0]?.body).toMatchObject({ api_key: 'secret' })
    expect(JSON.stringify(logged.map(String))).not.toContain('secret')
  })

  test('separates network failures, refusals and broken replies [API-03, API-04, BAPI-03, BAPI-04]', async () => {
    expect(await failureOf(aClient(() => new TypeError('down')).client.call(getStatus, {}))).toEqual({
      kind: 'offline',
    })
    expect(await failureOf(aClient(() => '<html>').client.call(getStatus, {}))).toMatchObject({ kind: 'malformed' })
    const refused = aClient(() => ({ success: false, data: null, messages: 'No' }))
    expect(await failureOf(refused.client.call(getStatus, {}))).toMatchObject({ kind: 'refused', messages: ['No'] })
    const broken = aClient(() => ({ ...fine, data: { infoLicenze: [{ id_locale: 'x' }] } }))
    expect(await failureOf(broken.client.call(getStatus, {}))).toMatchObject({ kind: 'malformed' })
  })

  test('calls no error of our own code offline', async () => {
    const faults: unknown[] = []
    const bug = new TypeError('x.y is not a function')
    const credentials = () => {
      throw bug
    }
    const { client } = aClient(() => fine, { credentials, onFault: (fault) => faults.push(fault) })
    expect(await failureOf(client.call(getStatus, {}))).toEqual({ kind: 'malformed', issues: [String(bug)] })
    expect(faults).toEqual([bug])
  })

  test('is offline when the network fails within the reply', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
    const { client } = aClient(() => fine, { fetch: () => Promise.resolve(new Response(body)) })
    expect(await failureOf(client.call(getStatus, {}))).toEqual({ kind: 'offline' })
  })

  test('throws nothing but ApiError whatever the service answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string()), async (content) => {
        const { client } = aClient(() => content)
        const outcome = await client.call(getStatus, {}).then(
          () => 'answered',
          (error: unknown) => (error instanceof ApiError ? 'ApiError' : error),
        )
        expect(['answered', 'ApiError']).toContain(outcome)
      }),
    )
  })

  test.each(['API_KEY_NOT_FOUND', 'ACCOUNT_NOT_FOUND', 'USER_NOT_FOUND', 'ORDERING_USER_NOT_FOUND'])(
    'ends the session on %s to a call with api_key [ERR-08]',
    async (status) => {
      const unknown = { success: false, data: { status }, messages: ['Unknown'] }
      const { client, ended } = aClient(() => unknown, { credentials: () => ({ apiKey: 'old', email: 'a@b.it' }) })
      expect(await failureOf(client.call(getAccount, {}))).toMatchObject({ kind: 'refused', status })
      expect(ended).toEqual([['Unknown']])
    },
  )

  test('keeps the session on a code that ends otherwise [ERR-08]', async () => {
    const other = { success: false, data: { status: 'ORDER_NOT_FOUND' }, messages: ['No'] }
    const { client, ended } = aClient(() => other, { credentials: () => ({ apiKey: 'k', email: 'a@b.it' }) })
    await failureOf(client.call(getAccount, {}))
    expect(ended).toEqual([])
  })

  test('asks again as a guest after an unknown api key [ERR-08]', async () => {
    const reply = { success: true, data: { consigli: [], categorie_prodotti_lista: [] }, messages: [] }
    const { client, sent, ended } = aClient(({ body }) => (body.api_key === null ? reply : noKey), {
      credentials: () => ({ apiKey: 'old', email: 'anna@example.com' }),
    })
    await client.call(getCategories, menu)
    expect(ended).toEqual([['API_KEY_NOT_FOUND']])
    expect(sent.map(({ body }) => body.api_key)).toEqual(['old', null])
  })

  test('keeps the session when a login fails with that code', async () => {
    const wrong = { success: false, data: { status: 'ACCOUNT_NOT_FOUND' }, messages: ['Wrong'] }
    const { client, ended } = aClient(() => wrong, { credentials: () => ({ apiKey: 'k', email: 'a@b.it' }) })
    await failureOf(client.call(login, { venueId: null, account: 'x', password: 'y' }))
    expect(ended).toEqual([])
  })

  test('sends JSON as text/plain in simple mode, without preflight', async () => {
    const { client, sent } = aClient(() => fine, { usesSimpleRequests: () => true })
    await client.call(getStatus, {})
    expect(sent[0]?.headers.get('content-type')).toBe('text/plain')
  })

  test('uses a reply the loader asked for, once', async () => {
    const body = JSON.stringify({ versione: '3.5.2', id_ristorante: 7 })
    const key = requestKey('https://api.test/it/webservice/restaurant/get_status', body)
    const prefetched = new Map([[key, Promise.resolve(new Response(JSON.stringify(fine)))]])
    const { client, sent } = aClient(() => fine, { prefetched })
    await client.call(getStatus, {})
    expect(sent).toHaveLength(0)
    await client.call(getStatus, {})
    expect(sent).toHaveLength(1)
  })

  test('builds photo addresses of language, restaurant and code [API-56, BAPI-31]', () => {
    const { client } = aClient(() => fine)
    const { src, srcSet } = client.photo('p 1') ?? { src: '', srcSet: '' }
    expect(src).toBe('https://api.test/it/webservice/restaurant/get_image/7/p%201')
    expect(srcSet.split(',')).toEqual([320, 480, 640, 960].map((width) => `${src}?w=${width} ${width}w`))
  })

  test('builds the address of a trait icon under its prefix [API-57]', () => {
    const { client } = aClient(() => fine)
    expect(client.traitIconUrl(12)).toBe('https://api.test/it/webservice/restaurant/get_icon_caratteristica/12')
  })
})
