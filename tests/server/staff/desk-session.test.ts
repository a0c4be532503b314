import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { staffMembers, staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import { createLimits } from '#server/platform/limits/limits.ts'
import type { Id } from '#src/contract/values.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

const owner = { email: 'owner@example.com', password: 'buonappetito' }
const hour = 60 * minute
let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  restaurantId = await service.newRestaurant()
})

const at = (path: string) => `https://service.example/staff/api/${path}`
const headers = { 'Content-Type': 'application/json' }
const post = (path: string, body: object, cookie = '') =>
  service.fetch(at(path), { method: 'POST', headers: { ...headers, Cookie: cookie }, body: JSON.stringify(body) })
const signIn = (wish: Partial<Record<'email' | 'password', string>> = {}) =>
  post('session', { restaurantId, ...owner, ...wish })
const cookieOf = async (wish: Parameters<typeof signIn>[0] = {}) =>
  (await signInAtDesk(service, { restaurantId, ...wish })) ?? ''
const isSignedIn = async (cookie: string) =>
  (await service.fetch(at('orders'), { headers: { Cookie: cookie } })).status === 200
const answerOf = async (response: Response) => [response.status, await response.json()]

describe('signing in', () => {
  test('keeps a token that no script or site gets', async () => {
    const response = await signIn({ email: ' Owner@Example.com ' })
    expect(response.status).toBe(200)
    const [[pair, ...attributes] = [], [, ...known] = []] = response.headers
      .getSetCookie()
      .map((one) => one.split('; '))
    const forThePageAlone = ['HttpOnly', 'Path=/staff', 'SameSite=Strict', 'Secure']
    expect(attributes.toSorted()).toEqual([...forThePageAlone, 'Max-Age=57600'].toSorted())
    expect(known.toSorted()).toEqual([...forThePageAlone, 'Max-Age=34560000'].toSorted())
    const token = pair?.split('=')[1] ?? ''
    expect(token.length).toBe(43)
    const stored = await service.db.select().from(staffSessions)
    expect(stored.filter(({ tokenHash }) => tokenHash === token)).toEqual([])
  })

  test.each([
    ['http://127.0.0.1:8787', false],
    ['https://order.example', true],
  ])('at %s the cookie is for HTTPS only: %s', async (publicUrl, isSecure) => {
    const other = await openTestService({ publicUrl })
    const body = JSON.stringify({ restaurantId: 1, ...owner })
    const response = await other.fetch(at('session'), { method: 'POST', headers, body })
    expect(response.headers.getSetCookie().map((one) => one.includes('; Secure'))).toEqual([isSecure, isSecure])
    await other.close()
  })

  test.each([
    ['a wrong password', { password: 'buonanotte' }],
    ['nobody’s e-mail', { email: 'nobody@example.com' }],
  ])('is refused alike for %s', async (_case, wish) => {
    const response = await signIn(wish)
    expect(response.headers.get('Set-Cookie')).toBeNull()
    expect(await answerOf(response)).toEqual([401, { reason: 'wrong-password' }])
  })

  test('is for one restaurant, whose number is asked', async () => {
    const response = await post('session', { ...owner, restaurantId: 999_999 })
    expect(await answerOf(response)).toEqual([401, { reason: 'wrong-password' }])
    expect(await answerOf(await post('session', owner))).toEqual([400, { reason: 'malformed' }])
  })

  test('stops after five wrong passwords, the right one too', async () => {
    for (let count = 0; count < 5; count += 1) expect((await signIn({ password: 'wrong' })).status).toBe(401)
    expect(await answerOf(await signIn())).toEqual([429, { reason: 'too-many' }])
    service.clock.set(noon + 15 * minute)
    expect((await signIn()).status).toBe(200)
  })

  test('ends after sixteen hours, used or not', async () => {
    const cookie = await cookieOf()
    service.clock.set(noon + 16 * hour - 1)
    expect(await isSignedIn(cookie)).toBe(true)
    service.clock.set(noon + 16 * hour)
    expect(await isSignedIn(cookie)).toBe(false)
  })

  test('ends by signing out, in this browser', async () => {
    const [here, there] = [await cookieOf(), await cookieOf()]
    expect((await post('session/end', {}, here)).headers.get('Set-Cookie')).toContain('Max-Age=0')
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true])
  })

  test('says who is signed in, and nothing to others', async () => {
    const asked = async (cookie: string): Promise<object> =>
      (await service.fetch(at('session'), { headers: { Cookie: cookie } })).json()
    expect(await asked(await cookieOf())).toMatchObject({
      member: { name: 'Gino', role: 'owner', venueId: null, restaurant: { id: restaurantId } },
      demoMembers: [],
    })
    expect(await asked('')).toMatchObject({ member: null, showsMails: false })
  })
})

describe('a browser in which a member has signed in', () => {
  /** The cookie that makes a browser known, without the session. */
  const knownCookie = async (wish: Parameters<typeof signIn>[0] = {}) =>
    (await signIn(wish)).headers.getSetCookie()[1]?.split(';')[0] ?? ''
  const signInFrom = async (cookie: string, password = owner.password) =>
    (await post('session', { restaurantId, ...owner, password }, cookie)).status
  /** Wrong passwords of a stranger in the same network, and of many elsewhere. */
  async function useUpStrangers() {
    const stranger = { restaurant: { id: restaurantId }, subject: `staff ${owner.email}`, nowMs: noon }
    const limits = createLimits({ db: service.db, addressFactor: 1 })
    const wrong = (address: string) => limits.take(['password', 'passwordOfAccount'], { ...stranger, address })
    for (let count = 0; count < 50; count += 1) await wrong(`203.0.113.${count}`)
    for (let count = 0; count < 5; count += 1) expect(await signInFrom('', 'wrong')).not.toBe(200)
  }

  test('is not locked out by a stranger’s wrong passwords', async () => {
    const known = await knownCookie()
    await useUpStrangers()
    expect(await signInFrom('')).toBe(429)
    expect(await signInFrom(known, 'wrong')).toBe(401)
    expect(await signInFrom(known)).toBe(200)
  })

  test('has ten wrong passwords of its own', async () => {
    const known = await knownCookie()
    for (let count = 0; count < 10; count += 1) expect(await signInFrom(known, 'wrong')).toBe(401)
    expect(await signInFrom(known)).toBe(429)
    expect(await signInFrom(known.replace(/\.[^.]*$/, '.x'))).toBe(200)
    service.clock.set(noon + 15 * minute)
    expect(await signInFrom(known)).toBe(200)
  })

  test('keeps its name and its count', async () => {
    const known = await knownCookie()
    const again = await post('session', { restaurantId, ...owner }, known)
    expect(again.headers.getSetCookie()[1]?.split(';')[0]).toBe(known)
  })

  test('is known to that member only', async () => {
    await deskOf(service, restaurantId).post('members', {
      email: 'sara@example.com',
      name: 'Sara',
      password: 'prezzemolo',
      role: 'staff',
      venueId: 12,
    })
    const [name = '', value = ''] = (await knownCookie()).split('=')
    const saras = (await knownCookie({ email: 'sara@example.com', password: 'prezzemolo' })).split('=')[1]
    await useUpStrangers()
    const [random, seal] = value.split('.')
    for (const wrong of [saras, `${random}x.${seal}`, `${random}.${seal?.slice(1)}`, `.${seal}`, `${random}.`, ''])
      expect(await signInFrom(`${name}=${wrong}`)).toBe(429)
    expect(await signInFrom(`${name}=${value}`)).toBe(200)
  })

  test('lets who is signed in change the password meanwhile', async () => {
    const cookie = await cookieOf()
    await useUpStrangers()
    const body = { current: owner.password, password: 'arrivederci' }
    expect(await answerOf(await post('password', body, cookie))).toEqual([200, {}])
    const wrong = { current: 'buonanotte', password: 'arrivederci' }
    for (let count = 0; count < 10; count += 1) expect((await post('password', wrong, cookie)).status).toBe(401)
    expect((await post('password', wrong, cookie)).status).toBe(429)
  })
})

describe('one’s own password', () => {
  const change = async (body: object, cookie: string) => answerOf(await post('password', body, cookie))

  test('is changed with the current one; other sessions end', async () => {
    const [here, there] = [await cookieOf(), await cookieOf()]
    expect(await change({ current: owner.password, password: 'arrivederci' }, here)).toEqual([200, {}])
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
    expect([(await signIn()).status, (await signIn({ password: 'arrivederci' })).status]).toEqual([401, 200])
  })

  test('stays without the current one or when too short', async () => {
    const cookie = await cookieOf()
    const wrong = { current: 'buonanotte', password: 'arrivederci' }
    expect(await change(wrong, cookie)).toEqual([401, { reason: 'wrong-password' }])
    expect(await change({ current: owner.password, password: 'seven77' }, cookie)).toEqual([
      400,
      { reason: 'malformed' },
    ])
    expect((await signIn()).status).toBe(200)
  })
})

describe('an owner', () => {
  const sara = { email: 'Sara@Example.com', name: 'Sara', password: 'prezzemolo', role: 'staff', venueId: 12 }
  const desk = () => deskOf(service, restaurantId)
  const added = async (): Promise<number> => (await (await desk().post('members', sara)).json()).id

  test('adds somebody, who signs in for a venue', async () => {
    const id = await added()
    const { members } = await desk().read<{ members: object[] }>('members')
    expect(members).toMatchObject([
      { email: owner.email, role: 'owner', isSelf: true },
      { id, email: 'sara@example.com', name: 'Sara', role: 'staff', venueId: 12, isSelf: false },
    ])
    expect(await isSignedIn(await cookieOf({ email: 'sara@example.com', password: 'prezzemolo' }))).toBe(true)
  })

  test.each([
    ['an e-mail twice', { email: 'OWNER@example.com' }, [409, { reason: 'email-taken' }]],
    ['a venue of nobody', { venueId: 99 }, [404, { reason: 'unknown-venue' }]],
    ['no e-mail', { email: 'sara' }, [400, { reason: 'malformed' }]],
    ['a short password', { password: 'seven77' }, [400, { reason: 'malformed' }]],
    ['another role', { role: 'admin' }, [400, { reason: 'malformed' }]],
  ])('cannot add %s', async (_case, wish, expected) => {
    expect(await answerOf(await desk().post('members', { ...sara, ...wish }))).toEqual(expected)
    const rows = await service.db.select().from(staffMembers).where(eq(staffMembers.restaurantId, restaurantId))
    expect(rows).toHaveLength(1)
  })

  test('takes the desk away at once', async () => {
    const id = await added()
    const cookie = await cookieOf({ email: 'sara@example.com', password: 'prezzemolo' })
    expect((await desk().post(`members/${id}/remove`)).status).toBe(200)
    expect([await isSignedIn(cookie), await cookieOf({ email: sara.email, password: sara.password })]).toEqual([
      false,
      '',
    ])
  })

  test('sets another’s password, which ends their sessions', async () => {
    const id = await added()
    const cookie = await cookieOf({ email: sara.email, password: sara.password })
    expect((await desk().post(`members/${id}/password`, { password: 'rosmarino' })).status).toBe(200)
    expect(await isSignedIn(cookie)).toBe(false)
    expect(await isSignedIn(await cookieOf({ email: sara.email, password: 'rosmarino' }))).toBe(true)
  })

  test('stays: no owner removes the own account', async () => {
    const { members } = await desk().read<{ members: { id: number }[] }>('members')
    const own = `members/${members[0]?.id}`
    expect(await answerOf(await desk().post(`${own}/remove`))).toEqual([409, { reason: 'own-account' }])
    expect(await answerOf(await desk().post(`${own}/password`, { password: 'rosmarino' }))).toEqual([
      409,
      { reason: 'own-account' },
    ])
  })
})
