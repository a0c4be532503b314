import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { staffPasskeys } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { minute, noon } from '#tests/server/support/diner.ts'
import { answerOf, page, passkeyDesk, password, tooLate } from '#tests/server/support/passkey-desk.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

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
})

describe('adding a passkey', () => {
  test('needs the password, and is written down [ORD-85]', async () => {
    expect(await answerOf(await at.own.post('passkeys/begin', { current: 'wrong' }))).toEqual([
      401,
      { reason: 'wrong-password' },
    ])
    expect((await at.add()).status).toBe(200)
    expect(await at.listed()).toMatchObject([
      { name: 'iPad of the counter', addedAt: new Date(noon).toISOString(), lastUsedAt: null },
    ])
    const after = { passkey: 'iPad of the counter' }
    expect(await at.lastAudit()).toMatchObject({
      action: 'member.passkey-add',
      memberName: 'Gino',
      before: null,
      after,
    })
  })

  test('has the tries of a password [ORD-85]', async () => {
    const begin = (current: string) => at.own.post('passkeys/begin', { current })
    for (let count = 0; count < 10; count += 1) expect((await begin('wrong')).status).toBe(401)
    expect(await answerOf(await begin(password))).toEqual([429, { reason: 'too-many' }])
  })

  test('asks for one that shows who it is [ORD-85]', async () => {
    const { rp, user, authenticatorSelection } = await at.beginAdding()
    expect(rp?.id).toBe('service.example')
    const wanted = { residentKey: 'required', userVerification: 'required' }
    expect(authenticatorSelection).toMatchObject(wanted)
    expect(user.name).toMatch(/^.+ · owner@example\.com$/)
    expect(Buffer.from(user.id, 'base64url').toString()).not.toContain('owner')
    expect((await at.beginAdding()).user.id).toBe(user.id)
  })

  test('names those that are here, which are not kept twice [ORD-85]', async () => {
    await at.add()
    const { challenge, user, excludeCredentials } = await at.beginAdding()
    expect(excludeCredentials).toMatchObject([{ id: at.device.last().id.toString('base64url') }])
    const { id } = at.device.last()
    const made = at.device.make({ ...page, challenge }, user.id)
    await service.db
      .update(staffPasskeys)
      .set({ credentialId: made.id })
      .where(eq(staffPasskeys.credentialId, id.toString('base64url')))
    const body = { name: 'Again', made }
    expect(await answerOf(await at.own.post('passkeys', body))).toEqual([409, { reason: 'has-passkey' }])
  })

  test.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host name', { rpId: 'evil.example' }],
    ['a device that asked nobody', { isVerified: false }],
  ])('is refused of %s, and not tried again [ORD-87]', async (_case, forged) => {
    const { challenge, user } = await at.beginAdding()
    const wrong = { name: 'iPad', made: at.device.make({ ...page, challenge, ...forged }, user.id) }
    expect(await answerOf(await at.own.post('passkeys', wrong))).toEqual([409, { reason: 'invalid-passkey' }])
    const right = { name: 'iPad', made: at.device.make({ ...page, challenge }, user.id) }
    expect(await answerOf(await at.own.post('passkeys', right))).toEqual(tooLate)
    expect(await at.listed()).toEqual([])
  })

  test('is the member’s who was asked, within five minutes [ORD-87]', async () => {
    const other = deskOf(service, await service.newRestaurant())
    const theirs = await at.beginAdding(other)
    const stolen = { name: 'iPad', made: at.device.make({ ...page, challenge: theirs.challenge }, theirs.user.id) }
    expect(await answerOf(await at.own.post('passkeys', stolen))).toEqual(tooLate)
    const signingIn = { ...page, challenge: await at.beginSigningIn() }
    const unasked = { name: 'iPad', made: at.device.make(signingIn, theirs.user.id) }
    expect(await answerOf(await at.own.post('passkeys', unasked))).toEqual(tooLate)
    const { challenge, user } = await at.beginAdding()
    service.clock.set(noon + 5 * minute)
    const late = { name: 'iPad', made: at.device.make({ ...page, challenge }, user.id) }
    expect(await answerOf(await at.own.post('passkeys', late))).toEqual(tooLate)
  })

  test('takes nothing that is no passkey [ORD-87]', async () => {
    const { challenge, user } = await at.beginAdding()
    const made = at.device.make({ ...page, challenge }, user.id)
    const withData = (clientDataJSON: string) => ({ ...made, response: { ...made.response, clientDataJSON } })
    for (const broken of [withData('bm90IEpTT04'), withData('bnVsbA'), withData('e30')])
      expect(await answerOf(await at.own.post('passkeys', { name: 'iPad', made: broken }))).toEqual(tooLate)
    for (const body of [{ name: '', made }, { name: 'iPad', made: {} }, { name: 'iPad' }])
      expect((await at.own.post('passkeys', body)).status).toBe(400)
    const unreadable = { ...made, response: { ...made.response, attestationObject: 'AAAA' } }
    const body = { name: 'iPad', made: unreadable }
    expect(await answerOf(await at.own.post('passkeys', body))).toEqual([409, { reason: 'invalid-passkey' }])
  })
})
