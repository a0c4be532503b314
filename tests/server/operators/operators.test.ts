import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { addOperatorAs } from '#server/commands/add-operator.ts'
import { operatorSessionMs } from '#server/operators/operators.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { outbox } from '#server/platform/db/schema/outbox-tables.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import { isNamedField } from '#server/staff/audit-field-names.ts'
import { keptCookie } from '#server/staff/desk-cookie.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { getStatus } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { anOperator, operator } from '#tests/server/support/operator-desk.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let olga: Awaited<ReturnType<typeof anOperator>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  olga = await anOperator(service)
})

type Listed = {
  readonly id: number
  readonly name: string
  readonly opensSoon: boolean
  readonly owners: readonly { readonly email: string }[]
  readonly invited: readonly { readonly email: string }[]
}
async function listed(id: number): Promise<Listed | undefined> {
  const { restaurants: all } = await olga.read<{ restaurants: readonly Listed[] }>('restaurants')
  return all.find((one) => one.id === id)
}

const staff = (path: string, body: object, cookie = '') =>
  service.fetch(`https://service.example/staff/api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  })
const accept = (token: string, typed: object = {}) =>
  staff('invitation/accept', { token, name: 'Rita Bruno', password: 'rosmarino', ...typed })

describe('an operator', () => {
  test('has a session of their own, for these calls alone [SET-02]', async () => {
    expect(await olga.read('session')).toEqual({ operator: { name: 'Olga', email: operator.email } })
    const asStaff = olga.cookie().replace(/^\w+/, keptCookie)
    for (const cookie of [olga.cookie(), asStaff]) {
      const reply = await service.fetch('https://service.example/staff/api/orders', { headers: { Cookie: cookie } })
      expect(reply.status).toBe(401)
    }
    const restaurantId = await service.newRestaurant()
    const owner = (await signInAtDesk(service, { restaurantId })) ?? ''
    for (const cookie of [owner, owner.replace(/^\w+/, 'comanda_operator'), '']) {
      const reply = await service.fetch('https://service.example/operator/api/restaurants', {
        headers: { Cookie: cookie },
      })
      expect(reply.status).toBe(401)
    }
  })

  test('is signed out by the clock and by hand', async () => {
    service.clock.set(noon + operatorSessionMs)
    expect((await olga.get('restaurants')).status).toBe(401)
    service.clock.set(noon)
    expect((await olga.post('session/end')).status).toBe(200)
    expect((await olga.get('restaurants')).status).toBe(401)
  })

  test('is refused with a wrong password, and after many', async () => {
    const email = 'otto@provider.example'
    await addOperatorAs(service.db, { ...operator, email, nowMs: noon })
    for (let tries = 0; tries < 5; tries += 1)
      expect((await olga.signIn({ email, password: 'guess' })).status).toBe(401)
    expect((await olga.signIn({ email })).status).toBe(429)
    expect((await olga.signIn({ email: 'nobody@provider.example' })).status).toBe(401)
  })

  test('sends nothing from another site or as a form', async () => {
    const send = (headers: Record<string, string>) =>
      service.fetch('https://service.example/operator/api/restaurants', {
        method: 'POST',
        headers: { Cookie: olga.cookie(), ...headers },
        body: '{}',
      })
    expect((await send({ 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect((await send({ 'Content-Type': 'text/plain' })).status).toBe(415)
    expect((await send({ 'Content-Type': 'application/json' })).status).toBe(400)
  })

  test.each([
    ['no e-mail', { email: 'olga' }, ['--email must be an e-mail address, and it is "olga".']],
    ['a short password', { password: 'short' }, ['The password must have 8 to 200 characters.']],
    ['somebody twice', {}, [`${operator.email} is an operator already: --forgotten sets a new password.`]],
    ['a stranger', { email: 'x@y.example', isForgotten: true }, ['Nobody with the e-mail x@y.example is an operator.']],
  ])('the command refuses %s', async (_what, wish, refusal) => {
    expect(await addOperatorAs(service.db, { ...operator, nowMs: noon, ...wish })).toEqual({ ok: false, refusal })
  })

  test('gets a new password, or is removed, by the command', async () => {
    const email = 'pia@provider.example'
    await addOperatorAs(service.db, { ...operator, email, nowMs: noon })
    expect((await olga.signIn({ email })).status).toBe(200)
    await addOperatorAs(service.db, { email, password: 'prezzemolo', isForgotten: true, nowMs: noon })
    expect((await olga.get('restaurants')).status).toBe(401)
    expect((await olga.signIn({ email, password: 'prezzemolo' })).status).toBe(200)
    await addOperatorAs(service.db, { email, isRemoved: true, nowMs: noon })
    expect((await olga.get('restaurants')).status).toBe(401)
  })
})

describe('a restaurant that an operator makes', () => {
  test.each([
    ['pizzeria', 'IT', null, { languages: ['it', 'en'] }],
    ['bistro', 'FR', null, { languages: ['fr', 'en'] }],
    ['chain', 'DE', null, { isFranchise: true }],
    ['fair', 'ES', 'Atlantic/Canary', { isFairMode: true }],
  ])('begins as a %s in %s and opens soon [SET-03]', async (like, country, timeZone, expected) => {
    const id = await olga.make({ name: `New ${like}`, like, country, timeZone })
    const [row] = await service.db
      .select()
      .from(restaurants)
      .where(eq(restaurants.id, id as Id<'Restaurant'>))
    expect(row).toMatchObject({ name: `New ${like}`, opensSoon: true, ...expected })
    expect(await listed(id)).toEqual({ id, name: `New ${like}`, opensSoon: true, owners: [], invited: [] })
  })

  test('is never one that is there already [SET-03]', async () => {
    const first = await olga.make({ name: 'Twice' })
    const second = await olga.make({ name: 'Twice', like: 'bistro' })
    expect(second).not.toBe(first)
    const file = await exportRestaurant(service.db, first as Id<'Restaurant'>)
    expect(file).toMatchObject({ key: 'twice', id: first })
    expect((await exportRestaurant(service.db, second as Id<'Restaurant'>))?.key).toBe('twice-2')
  })

  test('needs a time zone where the country has several', async () => {
    const { countries } = await olga.read<{ countries: { code: string; asksTimeZone: boolean }[] }>('countries')
    expect(countries.find(({ code }) => code === 'AU')?.asksTimeZone).toBe(true)
    expect(countries.find(({ code }) => code === 'IT')?.asksTimeZone).toBe(false)
    const wish = { name: 'Down Under', country: 'AU', like: 'bistro' }
    for (const timeZone of [null, 'Mars/Olympus'])
      expect((await olga.post('restaurants', { ...wish, timeZone })).status).toBe(400)
    expect((await olga.post('restaurants', { ...wish, timeZone: 'Australia/Perth' })).status).toBe(200)
  })

  test('says that it opens soon, and takes nothing [SET-01]', async () => {
    const restaurantId = (await olga.make()) as Id<'Restaurant'>
    const widget = clientOf(service, restaurantId)
    const status = await widget.call(getStatus, {})
    expect(status.isUnderMaintenance).toBe(true)
    expect(status.licenses.map(({ text }) => text)).toEqual(['We open soon: you will be able to order here shortly.'])
    const [venueId] = status.licenses.map((license) => license.venueId)
    expect(
      await statusOf(
        widget.call(getMixedInfo, { venueId: venueId!, orderType: null, newsLimit: null, closures: true }),
      ),
    ).toBe('MAINTENANCE')
  })

  test('is opened by its owner, once [SET-06]', async () => {
    const restaurantId = (await olga.make()) as Id<'Restaurant'>
    await accept(await olga.invite(restaurantId, { email: 'owner@example.com' }))
    const desk = deskOf(service, restaurantId)
    expect(await desk.read('pauses')).toMatchObject({ opensSoon: true, restaurant: null })
    expect((await desk.post('open')).status).toBe(200)
    expect((await desk.post('open')).status).toBe(409)
    expect(await desk.read('pauses')).toMatchObject({ opensSoon: false })
    expect((await clientOf(service, restaurantId).call(getStatus, {})).isUnderMaintenance).toBe(false)
    expect((await listed(restaurantId))?.opensSoon).toBe(false)
    const done = await service.db
      .select({ action: audit.action, by: audit.memberEmail, after: audit.after })
      .from(audit)
      .where(eq(audit.restaurantId, restaurantId))
      .orderBy(audit.id)
    expect(done.flatMap(({ after }) => Object.keys(after ?? {})).filter((name) => !isNamedField(name))).toEqual([])
    expect(done.map(({ action, by }) => ({ action, by }))).toEqual([
      { action: 'restaurant.make', by: operator.email },
      { action: 'member.invite', by: operator.email },
      { action: 'member.accept', by: 'owner@example.com' },
      { action: 'restaurant.open', by: 'owner@example.com' },
    ])
  })
})

describe('an invitation', () => {
  let restaurantId: Id<'Restaurant'>
  beforeEach(async () => {
    restaurantId = (await olga.make()) as Id<'Restaurant'>
  })
  const signIn = (password: string) => signInAtDesk(service, { restaurantId, email: 'rita@example.com', password })

  test('is mailed as a link and leads to the desk [SET-04]', async () => {
    const token = await olga.invite(restaurantId)
    const [mail] = await service.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.restaurantId, restaurantId), eq(outbox.kind, 'invitation')))
    expect(mail).toMatchObject({ recipient: 'rita@example.com', language: 'it', replyTo: operator.email })
    expect(mail?.body).toContain(`https://service.example/staff/invitation#${token}`)
    const opened = await staff('invitation', { token })
    expect(await opened.json()).toMatchObject({
      restaurant: { id: restaurantId },
      name: 'Rita',
      email: 'rita@example.com',
    })
    expect((await listed(restaurantId))?.invited.map(({ email }) => email)).toEqual(['rita@example.com'])

    const accepted = await accept(token)
    const cookie = accepted.headers.getSetCookie().find((one) => one.startsWith(keptCookie)) ?? ''
    const session = await service.fetch('https://service.example/staff/api/session', { headers: { Cookie: cookie } })
    expect(await session.json()).toMatchObject({ member: { name: 'Rita Bruno', role: 'owner', venueId: null } })
    expect(await signIn('rosmarino')).not.toBeNull()
    expect(await listed(restaurantId)).toMatchObject({ owners: [{ email: 'rita@example.com' }], invited: [] })
  })

  test('works once, for seven days, and the newest only [SET-05]', async () => {
    const first = await olga.invite(restaurantId)
    const newer = await olga.invite(restaurantId)
    const later = await olga.invite(restaurantId, { email: 'late@example.com' })
    expect((await accept(first)).status).toBe(404)
    expect((await accept(newer, { password: 'short' })).status).toBe(400)
    expect((await accept(newer)).status).toBe(200)
    expect((await accept(newer)).status).toBe(404)
    expect((await staff('invitation', { token: newer })).status).toBe(404)
    service.clock.set(noon + 7 * 86_400_000)
    expect((await accept(later)).status).toBe(404)
    expect(await signIn('rosmarino')).not.toBeNull()
  })

  test('is withdrawn as long as nobody has used it [SET-124]', async () => {
    const token = await olga.invite(restaurantId)
    const path = `restaurants/${restaurantId}/withdraw`
    const withdraw = async () => (await olga.post(path, { email: 'Rita@example.com' })).status
    expect([await withdraw(), (await accept(token)).status, await withdraw()]).toEqual([200, 404, 404])
    const done = await service.db.select().from(audit).where(eq(audit.restaurantId, restaurantId)).orderBy(audit.id)
    expect(done.at(-1)).toMatchObject({ action: 'member.withdraw', memberEmail: operator.email })
  })

  test('lets one of two in who open it [SET-05]', async () => {
    const token = await olga.invite(restaurantId)
    const replies = await Promise.all([accept(token, { password: 'prezzemolo' }), accept(token)])
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('gives an owner who forgot it another password [SET-04]', async () => {
    await accept(await olga.invite(restaurantId))
    const before = (await signIn('rosmarino')) ?? ''
    await accept(await olga.invite(restaurantId), { password: 'prezzemolo' })
    expect([await signIn('rosmarino'), await signIn('prezzemolo')]).toEqual([null, expect.any(String)])
    const reply = await service.fetch('https://service.example/staff/api/orders', { headers: { Cookie: before } })
    expect(reply.status).toBe(401)
  })

  test('makes nobody an owner who works there otherwise [SET-04]', async () => {
    const token = await olga.invite(restaurantId)
    const row = { restaurantId, email: 'rita@example.com', name: 'Rita', passwordHash: '', createdAt: new Date(noon) }
    await addStaffMember(service.db, { ...row, role: 'kitchen' })
    expect((await accept(token)).status).toBe(409)
    const again = await olga.post(`restaurants/${restaurantId}/invite`, { name: 'Rita', email: 'rita@example.com' })
    expect([again.status, await again.json()]).toEqual([409, { reason: 'email-taken' }])
    expect((await olga.post('restaurants/999999/invite', { name: 'Rita', email: 'a@b.example' })).status).toBe(404)
  })
})
