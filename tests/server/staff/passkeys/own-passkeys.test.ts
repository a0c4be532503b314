import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { staffPasskeys } from '#server/platform/db/schema/staff-tables.ts'
import { removeStaffMember, staffMemberWithEmail } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { answerOf, cookieOf, passkeyDesk, password, unknown } from '#tests/server/support/passkey-desk.ts'
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
  await at.add()
})

describe('a passkey', () => {
  const ownId = async () => (await at.listed())[0]?.id ?? 0

  test('is renamed by its member [ORD-88]', async () => {
    expect((await at.own.post(`passkeys/${await ownId()}/name`, { name: ' Pass ' })).status).toBe(200)
    expect(await at.listed()).toMatchObject([{ name: 'Pass' }])
    const facts = { before: { passkey: 'iPad of the counter' }, after: { passkey: 'Pass' } }
    expect(await at.lastAudit()).toMatchObject({ action: 'member.passkey-rename', ...facts })
  })

  test('signs in no more once removed; sessions stay [ORD-88]', async () => {
    const cookie = cookieOf(await at.signIn())
    expect((await at.own.post(`passkeys/${await ownId()}/remove`)).status).toBe(200)
    const facts = { before: { passkey: 'iPad of the counter' }, after: null }
    expect(await at.lastAudit()).toMatchObject({ action: 'member.passkey-remove', ...facts })
    expect(await answerOf(await at.signIn())).toEqual(unknown)
    expect(await at.isSignedIn(cookie)).toBe(true)
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
    expect(await at.listed()).toHaveLength(1)
  })

  test('stays with a new password [ORD-88]', async () => {
    await at.own.post('password', { current: password, password: 'arrivederci' })
    expect((await at.signIn()).status).toBe(200)
  })

  test('goes with its member [ORD-88]', async () => {
    const owner = await staffMemberWithEmail(service.db, restaurantId, demoOwner.email)
    if (!owner) throw new Error('Nobody owns it.')
    const { id } = owner
    await removeStaffMember(service.db, { restaurantId, id })
    expect(await answerOf(await at.signIn())).toEqual(unknown)
    expect(await service.db.$count(staffPasskeys, eq(staffPasskeys.memberId, id))).toBe(0)
  })
})
