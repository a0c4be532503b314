import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Id } from '#src/contract/values.ts'
import { createAuthenticator } from '#tests/server/support/authenticator.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import {
  answerOf,
  cookieOf,
  optionsOf,
  page,
  passkeyDesk,
  tooLate,
  unknown,
} from '#tests/server/support/passkey-desk.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let at: ReturnType<typeof passkeyDesk>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  restaurantId = await service.newRestaurant()
  at = passkeyDesk(service, restaurantId)
  await at.add()
})

describe('signing in with a passkey', () => {
  test('opens the desk of its member [ORD-86]', async () => {
    service.clock.set(noon + minute)
    const reply = await at.signIn()
    expect(reply.status).toBe(200)
    const [session, known] = reply.headers.getSetCookie()
    for (const cookie of [session, known])
      for (const rule of ['HttpOnly', 'Path=/staff', 'SameSite=Strict', 'Secure']) expect(cookie).toContain(rule)
    expect(await at.deskWith(cookieOf(reply))).toBe(restaurantId)
    expect(await at.listed()).toMatchObject([{ lastUsedAt: new Date(noon + minute).toISOString() }])
  })

  test('ends the session that was here before [ORD-86]', async () => {
    const earlier = (await signInAtDesk(service, { restaurantId })) ?? ''
    const asked = { ...page, challenge: await at.beginSigningIn() }
    const reply = await at.finishSigningIn(at.device.answer(asked), earlier)
    expect([await at.isSignedIn(earlier), await at.isSignedIn(cookieOf(reply))]).toEqual([false, true])
  })

  test('opens each restaurant with its own passkey [ORD-86]', async () => {
    const first = at.device.last()
    const other = await service.newRestaurant()
    await at.add(deskOf(service, other))
    expect(await at.deskWith(cookieOf(await at.signIn()))).toBe(other)
    expect(await at.deskWith(cookieOf(await at.signIn({ passkey: first })))).toBe(restaurantId)
    // Whoever says to be the member of the other restaurant is nobody.
    expect(await answerOf(await at.signIn({ passkey: { ...first, handle: at.device.last().handle } }))).toEqual(unknown)
  })

  test('takes no answer twice [ORD-87]', async () => {
    const asked = { ...page, challenge: await at.beginSigningIn() }
    const answer = at.device.answer(asked)
    const both = await Promise.all([at.finishSigningIn(answer), at.finishSigningIn(answer)])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await answerOf(await at.finishSigningIn(at.device.answer(asked)))).toEqual(tooLate)
  })

  test('takes no answer after five minutes [ORD-87]', async () => {
    const asked = { ...page, challenge: await at.beginSigningIn() }
    service.clock.set(noon + 5 * minute)
    expect(await answerOf(await at.finishSigningIn(at.device.answer(asked)))).toEqual(tooLate)
  })

  test('takes no answer to what a member was asked [ORD-87]', async () => {
    const { challenge } = await at.beginAdding()
    expect(await answerOf(await at.finishSigningIn(at.device.answer({ ...page, challenge })))).toEqual(tooLate)
    expect(await answerOf(await at.signIn({}, { challenge: 'made-up' }))).toEqual(tooLate)
  })

  test.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
  ])('is refused like an unknown one of %s [ORD-87]', async (_case, forged) => {
    expect(await answerOf(await at.signIn({}, forged))).toEqual(unknown)
  })

  test('is refused alike, known or not [ORD-87]', async () => {
    const [known, other] = [at.device.last(), createAuthenticator()]
    other.make({ ...page, challenge: 'none' }, known.handle)
    const withTheirKey = { passkey: { ...known, key: other.last().key } }
    const replies = [await at.signIn({ passkey: other.last() }), await at.signIn(withTheirKey)]
    for (const reply of replies) {
      expect(reply.headers.getSetCookie()).toEqual([])
      expect(await answerOf(reply)).toEqual(unknown)
    }
  })

  test('refuses a counter that goes back, and writes it down [ORD-87]', async () => {
    expect((await at.signIn({ count: 7 })).status).toBe(200)
    expect(await answerOf(await at.signIn({ count: 7 }))).toEqual(unknown)
    const after = { passkey: 'iPad of the counter' }
    expect(await at.lastAudit()).toMatchObject({ action: 'member.passkey-refuse', memberId: null, before: null, after })
    expect(await answerOf(await at.signIn({ count: 0 }))).toEqual(unknown)
    expect((await at.signIn({ count: 8 })).status).toBe(200)
  })

  test('takes devices that do not count [ORD-87]', async () => {
    expect([(await at.signIn({ count: 0 })).status, (await at.signIn({ count: 0 })).status]).toEqual([200, 200])
  })

  test('has the tries of a password; the right one forgives [ORD-87]', async () => {
    const wrong = () => at.signIn({}, { origin: 'https://evil.example' })
    for (let count = 0; count < 4; count += 1) await wrong()
    expect((await at.signIn()).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await wrong()).status).toBe(401)
    expect(await answerOf(await at.signIn())).toEqual([429, { reason: 'too-many' }])
    service.clock.set(noon + 15 * minute)
    expect((await at.signIn()).status).toBe(200)
  })

  test('is of the public address, begun 240 times at most [ORD-85]', async () => {
    const other = await openTestService({ publicUrl: 'https://order.example', addressLimitFactor: 1, now: () => noon })
    const headers = { 'Content-Type': 'application/json' }
    const begin = () =>
      other.fetch(`${page.origin}/staff/api/session/passkey/begin`, { method: 'POST', headers, body: '{}' })
    const options = await optionsOf(await begin())
    expect([options.rpId, options.userVerification]).toEqual(['order.example', 'required'])
    for (let count = 1; count < 240; count += 1) await begin()
    expect(await answerOf(await begin())).toEqual([429, { reason: 'too-many' }])
    await other.close()
  })
})
