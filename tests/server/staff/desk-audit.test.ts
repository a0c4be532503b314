import { and, asc, eq, gt } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'

import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { passwordHash } from '#demo/trials/create-customer.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { fieldNamesOf, isNamedField } from '#server/staff/audit-field-names.ts'
import type { DeskRoutes } from '#server/staff/desk-answer.ts'
import type { Saved } from '#server/staff/save-change.ts'
import { audited, saveChange } from '#server/staff/save-change.ts'
import { addStaffMember, removeStaffMember, staffMemberWithEmail } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'
import { deskAccess } from '#tests/server/support/desk-access.ts'
import type { DeskChange } from '#tests/server/support/desk-changes.ts'
import { deskChanges, message, newPassword, triedElsewhere } from '#tests/server/support/desk-changes.ts'
import { deskThings } from '#tests/server/support/desk-things.ts'
import { aCounter, noon } from '#tests/server/support/diner.ts'
import { payer } from '#tests/server/support/payer.ts'
import { deskOf, signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService, startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

/** The rows of a restaurant, the oldest first. */
const rowsOf = (restaurantId: Id<'Restaurant'>, since = 0) =>
  service.db
    .select()
    .from(audit)
    .where(and(eq(audit.restaurantId, restaurantId), gt(audit.id, since)))
    .orderBy(asc(audit.id))
const factsOf = async (restaurantId: Id<'Restaurant'>) =>
  (await rowsOf(restaurantId)).map(({ action, subject, before, after }) => ({ action, subject, before, after }))

describe('every change at the desk', () => {
  let things: Awaited<ReturnType<typeof deskThings>>
  beforeAll(async () => {
    things = await deskThings(service)
  })
  test('is tried below', () => {
    const posted = Object.keys(deskAccess).filter(
      (route) => route.startsWith('POST ') && !triedElsewhere.includes(route),
    )
    expect(Object.keys(deskChanges).toSorted()).toEqual(posted.toSorted())
  })

  test.each(Object.entries(deskChanges))('writes one row with its member: %s', async (route, change) => {
    const { restaurantId, elsewhereId, pathOf } = things
    const at = change.isElsewhere ? elsewhereId : restaurantId
    const path = await pathOf(route, change)
    const earlier = await rowsOf(at)
    const reply = await send(at, path, change)
    expect(reply.status).toBe(200)
    const rows = await rowsOf(at, earlier.at(-1)?.id)
    const owner = await staffMemberWithEmail(service.db, at, demoOwner.email)
    const who = { memberId: owner?.id, memberName: 'Gino', memberEmail: demoOwner.email }
    expect(rows).toMatchObject([{ ...who, action: change.action, at: new Date(noon) }])
    const { id = at, code, productId } = (await reply.json()) as { id?: number; code?: string; productId?: number }
    const inPath = path.split('/').filter((part) => /^\d+$/.test(part))
    const name = change.namedAs === undefined ? '' : ` · ${change.namedAs}`
    const known = [...inPath, id, code, productId, owner?.id, '11/takeAway']
    expect(known.map((each) => `${each}${name}`)).toContain(rows[0]?.subject)
  })

  test('holds no secret and nothing of a diner', async () => {
    const rows = [...(await rowsOf(things.restaurantId)), ...(await rowsOf(things.elsewhereId))]
    expect(rows.length).toBeGreaterThan(40)
    const content = JSON.stringify(rows)
    const secrets = [newPassword, 'buonappetito', passwordHash, 'scrypt', message]
    const diners = ['Anna', '555 0199', 'anna@example.com', 'luca@example.com', 'Via Po', '555 0303']
    expect([...secrets, ...diners].filter((text) => content.includes(text))).toEqual([])
  })

  test('has a name in words for each field [ORD-102]', async () => {
    const rows = [...(await rowsOf(things.restaurantId)), ...(await rowsOf(things.elsewhereId))]
    const changed = Object.keys(
      fieldNamesOf(
        rows.flatMap(({ before, after }) => [before, after]),
        'en',
      ),
    )
    expect(changed.length).toBeGreaterThan(100)
    expect(changed.filter((name) => !isNamedField(name))).toEqual([])
  })

  test('is asked for by the type of the routes', () => {
    type Handler = Parameters<DeskRoutes['change']>[1]
    type Answer = Extract<Awaited<ReturnType<Handler>>, { readonly ok: true }>['value']
    expectTypeOf<Answer>().toEqualTypeOf<Saved<unknown>>()
    expectTypeOf<{ answer: object; due: readonly [] }>().not.toExtend<Saved>()
  })
})

type Table = { readonly table: { readonly visit: { readonly rounds: readonly number[]; readonly dueCents: number } } }

async function send(restaurantId: number, path: string, change: DeskChange): Promise<Response> {
  const { body = {}, value, isOfTable } = change
  const desk = deskOf(service, restaurantId)
  if (isOfTable) {
    const { rounds, dueCents } = (await desk.read<Table>(path.replace(/\/\w+$/, ''))).table.visit
    return desk.post(path, { ...body, rounds, dueCents })
  }
  if (value) {
    const { version } = await desk.read<{ version: string }>(path)
    return desk.post(path, { version, value })
  }
  return desk.post(path, body)
}

describe('a row of the audit', () => {
  let counter: Awaited<ReturnType<typeof aCounter>>
  beforeEach(async () => {
    counter = await aCounter(service)
  })
  const desk = () => deskOf(service, counter.restaurantId)

  test('says what a price was and is', async () => {
    await desk().savePart('products/801/set-up/dish', { price: 6 })
    expect(await factsOf(counter.restaurantId)).toEqual([
      { action: 'product.edit', subject: '801 · Tiramisù', before: { price: 5.5 }, after: { price: 6 } },
    ])
  })

  test('says what became of an order and its money', async () => {
    const pay = payer(service, counter)
    const { id: orderId } = await pay.order('card')
    await pay.byCard(orderId)
    await pay.notify(orderId)
    await desk().post(`orders/${orderId}/cancel`)
    expect(await pay.money()).toBe(0)
    expect(await factsOf(counter.restaurantId)).toMatchObject([
      {
        action: 'order.cancel',
        subject: String(orderId),
        before: { status: 'new' },
        after: { status: 'cancelled', isPaidBack: true },
      },
    ])
  })

  test('says of listed people how many they are', async () => {
    const { value } = await desk().read<{ value: { codes: object[] } }>('savings/set-up/codes')
    const [first, ...others] = value.codes
    const reservedFor = ['anna@example.com', 'luca@example.com']
    await desk().savePart('savings/set-up/codes', { codes: [{ ...first, reservedFor }, ...others] })
    expect(await factsOf(counter.restaurantId)).toMatchObject([
      { action: 'code.edit', before: { codes: { 1: {} } }, after: { codes: { 1: { reservedFor: 2 } } } },
    ])
  })

  test('is not written for what is refused', async () => {
    const { id: orderId } = await counter.place()
    const refused = [
      await desk().post(`orders/${orderId}/consume`),
      await desk().post('products/801/set-up/dish', { version: 'old', value: { price: 6 } }),
      await desk().savePart('products/801/set-up/dish', { price: 'a lot' }),
      await desk().post('members', {}),
      await desk().savePart('savings/set-up/codes', { codes: [{ name: '' }] }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 400, 400, 400])
    expect(await factsOf(counter.restaurantId)).toEqual([])
  })

  test('is not written for what the service does', async () => {
    const { id: orderId } = await counter.place()
    service.clock.set(noon + 2 * 24 * 3_600_000, counter.restaurantId)
    await service.sweep()
    expect((await counter.read(orderId)).status).toBe('refused')
    expect(await factsOf(counter.restaurantId)).toEqual([])
  })

  test('names a member who was removed since', async () => {
    const { restaurantId } = counter
    const mia = await anOwner()
    await mia.post('pause', { isPaused: true })
    await desk().post(`members/${mia.id}/remove`)
    const gone = { memberId: null, memberName: 'Mia', memberEmail: 'mia@example.com' }
    expect(await rowsOf(restaurantId)).toMatchObject([
      { ...gone, action: 'pause.restaurant', before: { isPaused: false }, after: { isPaused: true } },
      { memberName: 'Gino', action: 'member.remove', before: { name: 'Mia', email: 'mia@example.com' }, after: null },
    ])
  })

  test('has an author: who was removed meanwhile changes nothing', async () => {
    const { db } = service
    const member = await aMember('mia@example.com', 'staff')
    await removeStaffMember(db, member)
    let runs = 0
    const verdict = await saveChange({ db, member, nowMs: noon }, async () => {
      runs += 1
      return audited({ action: 'order.confirm', subject: 1, before: null, after: null })
    })
    expect([verdict, runs]).toEqual([{ ok: false, refusal: { reason: 'signed-out' } }, 0])
  })

  test('is one where two owners remove each other', async () => {
    const mia = await anOwner()
    const gino = await staffMemberWithEmail(service.db, counter.restaurantId, demoOwner.email)
    const both = await Promise.all([desk().post(`members/${mia.id}/remove`), mia.post(`members/${gino?.id}/remove`)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    expect(await factsOf(counter.restaurantId)).toHaveLength(1)
  })

  /** Mia, who owns the restaurant too and has signed in. */
  async function anOwner() {
    const { id } = await aMember('mia@example.com', 'owner')
    const { restaurantId } = counter
    const cookie = await signInAtDesk(service, { restaurantId, email: 'mia@example.com' })
    const headers = { 'Content-Type': 'application/json', Cookie: cookie ?? '' }
    const post = (path: string, body: object = {}) =>
      service.fetch(`https://service.example/staff/api/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
    return { id, post }
  }

  async function aMember(email: string, role: 'owner' | 'staff') {
    const row = { restaurantId: counter.restaurantId, email, name: 'Mia', role, passwordHash } as const
    const member = await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
    if (!member) throw new Error(`${email} was not added.`)
    return member
  }
})

test('a change whose row cannot be written is undone', async () => {
  const own = await openTestService({ now: () => noon, logger: () => undefined })
  const { restaurantId, place, read } = await aCounter(own)
  const { id: orderId } = await place()
  const { post, savePart, read: list } = deskOf(own, restaurantId)
  const priceOf = async () => (await list<{ value: { price: number } }>('products/801/set-up/dish')).value.price
  await own.db.execute('alter table audit rename to moved')
  const sent = [await post(`orders/${orderId}/cancel`), await savePart('products/801/set-up/dish', { price: 6 })]
  expect(sent.map(({ status }) => status)).toEqual([500, 500])
  expect([(await read(orderId)).status, await priceOf()]).toEqual(['new', 5.5])
  await own.close()
})
