import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { staffChallenges, staffMembers, staffPasskeys } from '#server/platform/db/schema/staff-tables.ts'
import { deleteOldRows } from '#server/platform/retention/delete-old-rows.ts'
import { retentionRules } from '#server/platform/retention/retention-rules.ts'
import { removeStaffMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { createAuthenticator } from '#tests/server/support/authenticator.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let device: ReturnType<typeof createAuthenticator>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  restaurantId = await service.newRestaurant()
  device = createAuthenticator()
})

const page = { rpId: 'service.example', origin: 'https://service.example' }
const password = 'buonappetito'
const ownDesk = () => deskOf(service, restaurantId)
const answerOf = async (reply: Response): Promise<[number, unknown]> => [reply.status, await reply.json()]
const tooLate = [409, { reason: 'too-late' }]
const unknown = [401, { reason: 'unknown-passkey' }]
type Options = {
  readonly options: {
    readonly challenge: string
    readonly rpId?: string
    readonly rp?: { readonly id: string }
    readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
    readonly excludeCredentials?: readonly { readonly id: string }[]
    readonly userVerification?: string
    readonly authenticatorSelection?: object
  }
}

/** A call of a page without a session. */
const post = (path: string, body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  service.fetch(`${page.origin}/staff/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

async function beginAdding(desk = ownDesk()): Promise<Options['options']> {
  return ((await (await desk.post('passkeys/begin', { current: password })).json()) as Options).options
}
async function addPasskey(name = 'iPad of the counter', desk = ownDesk()): Promise<Response> {
  const { challenge, user } = await beginAdding(desk)
  return desk.post('passkeys', { name, made: device.make({ ...page, challenge }, user.id) })
}
async function beginSigningIn(): Promise<string> {
  return ((await (await post('session/passkey/begin')).json()) as Options).options.challenge
}
async function signIn(wish: Parameters<typeof device.answer>[1] = {}, forged: object = {}): Promise<Response> {
  const asked = { ...page, challenge: await beginSigningIn(), ...forged }
  return post('session/passkey', device.answer(asked, wish))
}
const cookieOf = (reply: Response) => reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
/** The number of the restaurant whose desk a cookie opens; null = none. */
async function deskWith(cookie: string): Promise<number | null> {
  const reply = await service.fetch(`${page.origin}/staff/api/session`, { headers: { Cookie: cookie } })
  const { member } = (await reply.json()) as { member: { restaurant: { id: number } } | null }
  return member?.restaurant.id ?? null
}
const isSignedIn = async (cookie: string) => (await deskWith(cookie)) !== null
const listed = async () => (await ownDesk().read<{ passkeys: { id: number; name: string }[] }>('passkeys')).passkeys
const lastAudit = async () => {
  const rows = await service.db.select().from(audit).where(eq(audit.restaurantId, restaurantId)).orderBy(desc(audit.id))
  return rows[0]
}
async function ownerOf(id: Id<'Restaurant'>) {
  const isOwner = and(eq(staffMembers.restaurantId, id), eq(staffMembers.email, demoOwner.email))
  const [owner] = await service.db.select().from(staffMembers).where(isOwner)
  if (!owner) throw new Error(`Restaurant ${id} has no owner.`)
  return owner
}

describe('adding a passkey', () => {
  test('needs the password, and is written down [ORD-85]', async () => {
    expect(await answerOf(await ownDesk().post('passkeys/begin', { current: 'wrong' }))).toEqual([
      401,
      { reason: 'wrong-password' },
    ])
    expect((await addPasskey()).status).toBe(200)
    expect(await listed()).toMatchObject([
      { name: 'iPad of the counter', addedAt: new Date(noon).toISOString(), lastUsedAt: null },
    ])
    const after = { passkey: 'iPad of the counter' }
    expect(await lastAudit()).toMatchObject({ action: 'member.passkey-add', memberName: 'Gino', before: null, after })
  })

  test('has the tries of a password [ORD-85]', async () => {
    const begin = (current: string) => ownDesk().post('passkeys/begin', { current })
    for (let count = 0; count < 10; count += 1) expect((await begin('wrong')).status).toBe(401)
    expect(await answerOf(await begin(password))).toEqual([429, { reason: 'too-many' }])
  })

  test('asks for one that shows who it is [ORD-85]', async () => {
    const { rp, user, authenticatorSelection } = await beginAdding()
    expect(rp?.id).toBe('service.example')
    const wanted = { residentKey: 'required', userVerification: 'required' }
    expect(authenticatorSelection).toMatchObject(wanted)
    expect(user.name).toMatch(/^.+ · owner@example\.com$/)
    expect(Buffer.from(user.id, 'base64url').toString()).not.toContain('owner')
    expect((await beginAdding()).user.id).toBe(user.id)
  })

  test('names those that are here, which are not kept twice [ORD-85]', async () => {
    await addPasskey()
    const { challenge, user, excludeCredentials } = await beginAdding()
    expect(excludeCredentials).toMatchObject([{ id: device.last().id.toString('base64url') }])
    const { id } = device.last()
    const made = device.make({ ...page, challenge }, user.id)
    await service.db
      .update(staffPasskeys)
      .set({ credentialId: made.id })
      .where(eq(staffPasskeys.credentialId, id.toString('base64url')))
    const body = { name: 'Again', made }
    expect(await answerOf(await ownDesk().post('passkeys', body))).toEqual([409, { reason: 'has-passkey' }])
  })

  test.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
  ])('is refused of %s, and not tried again [ORD-87]', async (_case, forged) => {
    const { challenge, user } = await beginAdding()
    const wrong = { name: 'iPad', made: device.make({ ...page, challenge, ...forged }, user.id) }
    expect(await answerOf(await ownDesk().post('passkeys', wrong))).toEqual([409, { reason: 'invalid-passkey' }])
    const right = { name: 'iPad', made: device.make({ ...page, challenge }, user.id) }
    expect(await answerOf(await ownDesk().post('passkeys', right))).toEqual(tooLate)
    expect(await listed()).toEqual([])
  })

  test('is the member’s who was asked, within five minutes [ORD-87]', async () => {
    const other = deskOf(service, await service.newRestaurant())
    const theirs = await beginAdding(other)
    const stolen = { name: 'iPad', made: device.make({ ...page, challenge: theirs.challenge }, theirs.user.id) }
    expect(await answerOf(await ownDesk().post('passkeys', stolen))).toEqual(tooLate)
    const signingIn = { ...page, challenge: await beginSigningIn() }
    const unasked = { name: 'iPad', made: device.make(signingIn, theirs.user.id) }
    expect(await answerOf(await ownDesk().post('passkeys', unasked))).toEqual(tooLate)
    const { challenge, user } = await beginAdding()
    service.clock.set(noon + 5 * minute)
    const late = { name: 'iPad', made: device.make({ ...page, challenge }, user.id) }
    expect(await answerOf(await ownDesk().post('passkeys', late))).toEqual(tooLate)
  })

  test('takes nothing that is no passkey [ORD-87]', async () => {
    const { challenge, user } = await beginAdding()
    const made = device.make({ ...page, challenge }, user.id)
    const withData = (clientDataJSON: string) => ({ ...made, response: { ...made.response, clientDataJSON } })
    for (const broken of [withData('bm90IEpTT04'), withData('bnVsbA'), withData('e30')])
      expect(await answerOf(await ownDesk().post('passkeys', { name: 'iPad', made: broken }))).toEqual(tooLate)
    for (const body of [{ name: '', made }, { name: 'iPad', made: {} }, { name: 'iPad' }])
      expect((await ownDesk().post('passkeys', body)).status).toBe(400)
    const unreadable = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    const body = { name: 'iPad', made: unreadable }
    expect(await answerOf(await ownDesk().post('passkeys', body))).toEqual([409, { reason: 'invalid-passkey' }])
  })
})

describe('signing in with a passkey', () => {
  beforeEach(async () => {
    await addPasskey()
  })

  test('opens the desk of its member [ORD-86]', async () => {
    service.clock.set(noon + minute)
    const reply = await signIn()
    expect(reply.status).toBe(200)
    const [session, known] = reply.headers.getSetCookie()
    for (const cookie of [session, known])
      for (const rule of ['HttpOnly', 'Path=/staff', 'SameSite=Strict', 'Secure']) expect(cookie).toContain(rule)
    expect(await deskWith(cookieOf(reply))).toBe(restaurantId)
    expect(await listed()).toMatchObject([{ lastUsedAt: new Date(noon + minute).toISOString() }])
  })

  test('ends the session that was here before [ORD-86]', async () => {
    const earlier = (await signInAtDesk(service, { restaurantId })) ?? ''
    const asked = { ...page, challenge: await beginSigningIn() }
    const reply = await post('session/passkey', device.answer(asked), { Cookie: earlier })
    expect([await isSignedIn(earlier), await isSignedIn(cookieOf(reply))]).toEqual([false, true])
  })

  test('opens each restaurant with its own passkey [ORD-86]', async () => {
    const first = device.last()
    const other = await service.newRestaurant()
    await addPasskey('The same iPad', deskOf(service, other))
    expect(await deskWith(cookieOf(await signIn()))).toBe(other)
    expect(await deskWith(cookieOf(await signIn({ passkey: first })))).toBe(restaurantId)
    // Whoever says to be the member of the other restaurant is nobody.
    expect(await answerOf(await signIn({ passkey: { ...first, handle: device.last().handle } }))).toEqual(unknown)
  })

  test('takes no answer twice [ORD-87]', async () => {
    const asked = { ...page, challenge: await beginSigningIn() }
    const answer = device.answer(asked)
    const both = await Promise.all([post('session/passkey', answer), post('session/passkey', answer)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await answerOf(await post('session/passkey', device.answer(asked)))).toEqual(tooLate)
  })

  test('takes no answer after five minutes [ORD-87]', async () => {
    const asked = { ...page, challenge: await beginSigningIn() }
    service.clock.set(noon + 5 * minute)
    expect(await answerOf(await post('session/passkey', device.answer(asked)))).toEqual(tooLate)
  })

  test('takes no answer to what a member was asked [ORD-87]', async () => {
    const { challenge } = await beginAdding()
    expect(await answerOf(await post('session/passkey', device.answer({ ...page, challenge })))).toEqual(tooLate)
    expect(await answerOf(await signIn({}, { challenge: 'made-up' }))).toEqual(tooLate)
  })

  test.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
  ])('is refused like an unknown one of %s [ORD-87]', async (_case, forged) => {
    expect(await answerOf(await signIn({}, forged))).toEqual(unknown)
  })

  test('is refused alike, known or not [ORD-87]', async () => {
    const [known, other] = [device.last(), createAuthenticator()]
    other.make({ ...page, challenge: 'none' }, known.handle)
    const withTheirKey = { passkey: { ...known, key: other.last().key } }
    const replies = [await signIn({ passkey: other.last() }), await signIn(withTheirKey)]
    for (const reply of replies) {
      expect(reply.headers.getSetCookie()).toEqual([])
      expect(await answerOf(reply)).toEqual(unknown)
    }
  })

  test('refuses a counter that goes back, and writes it down [ORD-87]', async () => {
    expect((await signIn({ count: 7 })).status).toBe(200)
    expect(await answerOf(await signIn({ count: 7 }))).toEqual(unknown)
    const after = { passkey: 'iPad of the counter' }
    expect(await lastAudit()).toMatchObject({ action: 'member.passkey-refuse', memberId: null, before: null, after })
    expect(await answerOf(await signIn({ count: 0 }))).toEqual(unknown)
    expect((await signIn({ count: 8 })).status).toBe(200)
  })

  test('takes devices that do not count [ORD-87]', async () => {
    expect([(await signIn({ count: 0 })).status, (await signIn({ count: 0 })).status]).toEqual([200, 200])
  })

  test('has the tries of a password; the right one forgives [ORD-87]', async () => {
    const wrong = () => signIn({}, { origin: 'https://evil.example' })
    for (let count = 0; count < 4; count += 1) await wrong()
    expect((await signIn()).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
    expect(await answerOf(await signIn())).toEqual([429, { reason: 'too-many' }])
    service.clock.set(noon + 15 * minute)
    expect((await signIn()).status).toBe(200)
  })

  test('is of the public address, begun 240 times at most [ORD-85]', async () => {
    const other = await openTestService({ publicUrl: 'https://order.example', addressLimitFactor: 1, now: () => noon })
    const headers = { 'Content-Type': 'application/json' }
    const begin = () =>
      other.fetch(`${page.origin}/staff/api/session/passkey/begin`, { method: 'POST', headers, body: '{}' })
    const { options } = (await (await begin()).json()) as Options
    expect([options.rpId, options.userVerification]).toEqual(['order.example', 'required'])
    for (let count = 1; count < 240; count += 1) await begin()
    expect(await answerOf(await begin())).toEqual([429, { reason: 'too-many' }])
    await other.close()
  })
})

describe('a passkey', () => {
  beforeEach(async () => {
    await addPasskey()
  })
  const ownId = async () => (await listed())[0]?.id ?? 0

  test('is renamed by its member [ORD-88]', async () => {
    expect((await ownDesk().post(`passkeys/${await ownId()}/name`, { name: ' Pass ' })).status).toBe(200)
    expect(await listed()).toMatchObject([{ name: 'Pass' }])
    const facts = { before: { passkey: 'iPad of the counter' }, after: { passkey: 'Pass' } }
    expect(await lastAudit()).toMatchObject({ action: 'member.passkey-rename', ...facts })
  })

  test('signs in no more once removed; sessions stay [ORD-88]', async () => {
    const cookie = cookieOf(await signIn())
    expect((await ownDesk().post(`passkeys/${await ownId()}/remove`)).status).toBe(200)
    const facts = { before: { passkey: 'iPad of the counter' }, after: null }
    expect(await lastAudit()).toMatchObject({ action: 'member.passkey-remove', ...facts })
    expect(await answerOf(await signIn())).toEqual(unknown)
    expect(await isSignedIn(cookie)).toBe(true)
  })

  test('is nobody else’s [ORD-88]', async () => {
    const id = await ownId()
    const other = deskOf(service, await service.newRestaurant())
    expect((await other.read<{ passkeys: object[] }>('passkeys')).passkeys).toEqual([])
    expect(await answerOf(await other.post(`passkeys/${id}/remove`))).toEqual([404, { reason: 'unknown' }])
    expect(await answerOf(await other.post(`passkeys/${id}/name`, { name: 'Mine' }))).toEqual([
      404,
      { reason: 'unknown' },
    ])
    expect(await listed()).toHaveLength(1)
  })

  test('stays with a new password [ORD-88]', async () => {
    await ownDesk().post('password', { current: password, password: 'arrivederci' })
    expect((await signIn()).status).toBe(200)
  })

  test('goes with its member [ORD-88]', async () => {
    const { id } = await ownerOf(restaurantId)
    await removeStaffMember(service.db, { restaurantId, id })
    expect(await answerOf(await signIn())).toEqual(unknown)
    expect(await service.db.$count(staffPasskeys, eq(staffPasskeys.memberId, id))).toBe(0)
  })
})

test('what nobody answered is deleted after a day [ORD-87]', async () => {
  const challenge = await beginSigningIn()
  const rule = retentionRules.find(({ table }) => table === staffChallenges)
  if (!rule) throw new Error('Nothing says how long challenges stay.')
  const isThere = () => service.db.$count(staffChallenges, eq(staffChallenges.challenge, challenge))
  const endsMs = noon + 5 * minute + 24 * 60 * minute
  await deleteOldRows(service.db, rule, { nowMs: endsMs, hasTime: () => true })
  expect(await isThere()).toBe(1)
  await deleteOldRows(service.db, rule, { nowMs: endsMs + 1, hasTime: () => true })
  expect(await isThere()).toBe(0)
})
