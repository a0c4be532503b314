import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { signEmulatedToken } from '#demo/emulators/google/google-emulator.ts'
import { createGoogleKeys } from '#server/accounts/google/google-keys.ts'
import type { GoogleSetup } from '#server/accounts/google/id-token.ts'
import { verifyIdToken } from '#server/accounts/google/id-token.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { login } from '#src/contract/sign-in.ts'
import type { Id } from '#src/contract/values.ts'
import { clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
  restaurantId = await service.newRestaurant()
})

const giulia = { email: 'giulia.ferri@example.com', firstName: 'Giulia', lastName: 'Ferri' }
const loggingIn = (googleIdToken: string, at = restaurantId) =>
  clientOf(service, at).call(login, { venueId: null, googleIdToken })
/** A token as the sign-in page of a restaurant gets it. */
const tokenOf = (person = giulia, at = restaurantId, nowMs = noon) =>
  signEmulatedToken(person, { db: service.db, nonce: `${at}.${randomUUID()}`, nowMs })
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Readonly<Record<string, unknown>>
const settingsFor = async (origin: string) => {
  const reply = await service.app.request(`/google/${restaurantId}/settings?origin=${encodeURIComponent(origin)}`)
  return (await reply.json()) as { readonly isAllowed: boolean; readonly people: readonly object[] }
}

test('the page serves its own restaurant’s site alone [ACCT-10]', async () => {
  const { settings } = await clientOf(service, restaurantId).call(getRestaurantInfo, {})
  expect(settings.googlePageUrl).toBe(`https://service.example/google/${restaurantId}`)
  expect(await settingsFor('http://127.0.0.1:8789')).toMatchObject({ isAllowed: true })
  expect(await settingsFor('https://elsewhere.example')).toMatchObject({ isAllowed: false })
  const without = await service.newRestaurant({ restaurant: { hasGoogleSignIn: false } })
  const other = await clientOf(service, without).call(getRestaurantInfo, {})
  expect(other.settings.googlePageUrl).toBeNull()
  expect(await statusOf(loggingIn(await tokenOf(giulia, without), without))).toBe('GOOGLE_ERROR')
})

test('the emulated page gives a token that signs in [API-24]', async () => {
  const { email } = await service.newCustomer(restaurantId, { email: 'marco.sala@example.com', language: 'fr' })
  const reply = await service.app.request(`/google/${restaurantId}/token`, {
    method: 'POST',
    body: JSON.stringify({ email, nonce: `${restaurantId}.1` }),
  })
  const { idToken } = (await reply.json()) as { readonly idToken: string }
  expect(await loggingIn(idToken)).toMatchObject({ account: email, language: 'fr' })
  const unknown = await service.app.request(`/google/${restaurantId}/token`, {
    method: 'POST',
    body: '{"email":"x@y.z","nonce":"1.1"}',
  })
  expect(unknown.status).toBe(404)
  const page = await service.app.request(`/google/${restaurantId}`)
  expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([
    200,
    expect.stringMatching(/script-src 'self'/),
  ])
})

test('somebody without account is told who they are [ACCT-19, API-24]', async () => {
  expect(await refusalOf(loggingIn(await tokenOf()))).toMatchObject({
    status: 'ORDERING_EMAIL_NOT_FOUND',
    messages: ['There is no account with this e-mail yet.'],
    data: { status: 'ORDERING_EMAIL_NOT_FOUND', email: giulia.email, nome: 'Giulia', cognome: 'Ferri' },
  })
})

test('a malformed, changed, expired or foreign token is refused [ACCT-21]', async () => {
  const token = await tokenOf()
  const [head, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const anna = Buffer.from(JSON.stringify({ ...claims, email: 'anna@example.com' })).toString('base64url')
  const elsewhere = await service.newRestaurant()
  for (const wrong of [
    'token',
    `${head}.${anna}.${signature}`,
    `${head}.${body}.`,
    await tokenOf(giulia, restaurantId, noon - 5 * minute - 1000),
    await tokenOf(giulia, elsewhere),
  ])
    expect(await statusOf(loggingIn(wrong))).toBe('GOOGLE_ERROR')
})

test('a token signs in at its restaurant only [ACCT-66]', async () => {
  const [here, elsewhere] = [await service.newRestaurant(), await service.newRestaurant()]
  for (const at of [here, elsewhere]) await service.newCustomer(at, { email: giulia.email })
  const token = await tokenOf(giulia, here)
  expect(await statusOf(loggingIn(token, elsewhere))).toBe('GOOGLE_ERROR')
  // A number that begins like this one is another restaurant.
  expect(await statusOf(loggingIn(await tokenOf(giulia, Number(`${here}0`) as typeof here), here))).toBe('GOOGLE_ERROR')
  expect(await loggingIn(token, here)).toMatchObject({ account: giulia.email })
})

test('a token signs in once, also at one moment [ACCT-66]', async () => {
  await service.newCustomer(restaurantId, { email: giulia.email })
  const token = await tokenOf()
  const atOnce = await Promise.all([1, 2, 3].map(() => statusOf(loggingIn(token))))
  const count = (status: string) => atOnce.filter((one) => one === status).length
  expect([count('accepted'), count('GOOGLE_ERROR')]).toEqual([1, 2])
  // The last letters of a signature can be written in several ways: the same token all the same.
  expect(await statusOf(loggingIn(`${token}=`))).toBe('GOOGLE_ERROR')
})

test('the emulator signs for one audience, as Google [ACCT-66]', async () => {
  const elsewhere = await service.newRestaurant()
  const [one, other] = [await tokenOf(), await tokenOf(giulia, elsewhere)].map((token) => claimsOf(token))
  expect(one?.aud).toBe(other?.aud)
  expect(one?.nonce).not.toBe(other?.nonce)
})

test('with a client id only Google’s signature counts [ACCT-66]', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const google: GoogleSetup = {
    clientIds: ['ours.apps.googleusercontent.com'],
    emulator: null,
    keys: createGoogleKeys(() => Promise.resolve({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1' }] })),
  }
  const judging = { db: service.db, restaurantId, nowMs: noon }
  const signed = (change: object = {}, kid = 'key-1') => {
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      iss: 'https://accounts.google.com',
      aud: google.clientIds[0],
      exp: noon / 1000 + 60,
      nonce: `${restaurantId}.${randomUUID()}`,
      email: giulia.email,
      email_verified: true,
      given_name: 'Giulia',
      ...change,
    }
    const text = `${encode({ alg: 'RS256', kid })}.${encode(claims)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`
  }
  expect(await verifyIdToken(signed(), google, judging)).toEqual({ ...giulia, lastName: null })
  for (const wrong of [
    signed({ aud: 'others.apps.googleusercontent.com' }),
    signed({ email_verified: false }),
    signed({ iss: 'https://elsewhere.example' }),
    signed({ exp: noon / 1000 }),
    // What Firebase's popup brings names no restaurant.
    signed({ nonce: undefined }),
    signed({ nonce: randomUUID() }),
    signed({ nonce: `${restaurantId + 1}.${randomUUID()}` }),
    signed({}, 'key-2'),
    `${signed().slice(0, -8)}AAAAAAAA`,
    await tokenOf(),
  ])
    expect(await verifyIdToken(wrong, google, judging)).toBeNull()
  const broken = { ...google, keys: createGoogleKeys(() => Promise.reject(new Error('offline'))) }
  expect(await verifyIdToken(signed(), broken, judging)).toBeNull()
})

test('strangers’ tokens make few calls at Google [BAPI-38]', async () => {
  let asked = 0
  let names = ['key-1']
  const keys = createGoogleKeys(() => {
    asked += 1
    return Promise.resolve({ keys: names.map((kid) => ({ kid, kty: 'RSA' })) })
  })
  const of = async (name: string, nowMs: number) => (await keys(name, nowMs))?.kid ?? null
  for (let times = 0; times < 50; times += 1) expect(await of('key-1', noon)).toBe('key-1')
  expect(asked).toBe(1)
  // Google takes a new key: the first token of it asks.
  names = ['key-2']
  expect([await of('key-2', noon), await of('key-1', noon)]).toEqual(['key-2', null])
  for (let times = 0; times < 50; times += 1) expect(await of(`made up ${times}`, noon)).toBeNull()
  expect(asked).toBe(20)
  expect(await of('key-2', noon + 30 * minute)).toBe('key-2')
  // One that Google has taken back counts for an hour at most.
  names = ['key-3']
  expect(await of('key-2', noon + 61 * minute)).toBeNull()
  expect(await of('key-3', noon + 61 * minute)).toBe('key-3')
})
