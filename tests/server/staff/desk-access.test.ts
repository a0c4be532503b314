import { beforeAll, describe, expect, test } from 'vitest'

import { passwordHash } from '#demo/trials/create-customer.ts'
import type { Role } from '#desk/contract/members.ts'
import { hashOfKey, newStaffToken } from '#server/platform/api-key.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { deliveryCities, diningTables, servicePoints } from '#server/platform/db/schema/place-tables.ts'
import { staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import { keptCookie } from '#server/staff/desk-cookie.ts'
import { addStaffMember } from '#server/staff/staff-members.ts'
import { memberOfToken } from '#server/staff/staff-sessions.ts'
import { sendMessage } from '#src/contract/chat.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aPrinter, aPrintedTest } from '#tests/server/support/a-printer.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import type { Access } from '#tests/server/support/desk-access.ts'
import { deskAccess } from '#tests/server/support/desk-access.ts'
import { aPasskey } from '#tests/server/support/desk-things.ts'
import { aCounter, clientOf, minute, noon } from '#tests/server/support/diner.ts'
import { anAccount } from '#tests/server/support/own-account.ts'
import { id } from '#tests/support/builders.ts'
import { signInAtDesk } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

const protectedRoutes = Object.keys(deskAccess).filter((route) => deskAccess[route] !== 'open')

let service: TestService
let restaurantId: Id<'Restaurant'>
/** An example of every row that a path names, all at venue 11 of the restaurant. */
let rows: Readonly<Record<string, string>>
let cookies: Readonly<Record<Actor, string>>
type Actor =
  | 'owner'
  | 'manager of all venues'
  | 'manager of the venue'
  | 'staff of the venue'
  | 'kitchen of the venue'
  | 'manager of another venue'
  | 'staff of another venue'
  | 'kitchen of another venue'
  | 'owner of another restaurant'
  | 'nobody'
  | 'expired'

async function aMember(at: Id<'Restaurant'>, email: string, venueId: Id<'Venue'> | null, role: Role = 'staff') {
  const row = { restaurantId: at, email, name: email, role, venueId, passwordHash } as const
  const member = await addStaffMember(service.db, { ...row, createdAt: new Date(noon) })
  if (!member) throw new Error(`${email} was not added.`)
  return member
}

async function cookieOf(at: Id<'Restaurant'>, email?: string): Promise<string> {
  return (await signInAtDesk(service, { restaurantId: at, ...(email ? { email } : {}) })) ?? 'none'
}

async function anExpiredCookie(): Promise<string> {
  const token = newStaffToken()
  const member = await aMember(restaurantId, 'late@example.com', null)
  const [createdAt, expiresAt] = [new Date(noon - minute), new Date(noon)]
  await service.db
    .insert(staffSessions)
    .values({ tokenHash: hashOfKey(token), memberId: member.id, createdAt, expiresAt })
  return `${keptCookie}=${token}`
}

async function aFailedJob(): Promise<number | undefined> {
  const [failedAt, dueAt] = [new Date(noon), new Date(noon)]
  const [job] = await service.db
    .insert(jobs)
    .values({ kind: 'mail', subject: 'given-up', restaurantId, failedAt, dueAt })
    .returning()
  return job?.id
}

beforeAll(async () => {
  service = await startService({ now: noon })
  const counter = await aCounter(service)
  restaurantId = counter.restaurantId
  const other = await service.newRestaurant()
  const [here, elsewhere] = [id<'Venue'>(11), id<'Venue'>(12)]
  await aMember(restaurantId, 'whole@example.com', null, 'manager')
  for (const role of ['manager', 'staff', 'kitchen'] as const) {
    await aMember(restaurantId, `${role}@example.com`, here, role)
    await aMember(restaurantId, `${role}-elsewhere@example.com`, elsewhere, role)
  }
  const { id: orderId } = await counter.place()
  const subject = { kind: 'order', subjectId: id<'Subject'>(orderId) } as const
  await counter.diner.api.call(sendMessage, { ...subject, text: 'Hello' })
  const booked = await clientOf(service, restaurantId).call(reserve, aTable, { idempotencyKey: 'one' })
  cookies = {
    owner: await cookieOf(restaurantId),
    'manager of all venues': await cookieOf(restaurantId, 'whole@example.com'),
    'manager of the venue': await cookieOf(restaurantId, 'manager@example.com'),
    'staff of the venue': await cookieOf(restaurantId, 'staff@example.com'),
    'kitchen of the venue': await cookieOf(restaurantId, 'kitchen@example.com'),
    'manager of another venue': await cookieOf(restaurantId, 'manager-elsewhere@example.com'),
    'staff of another venue': await cookieOf(restaurantId, 'staff-elsewhere@example.com'),
    'kitchen of another venue': await cookieOf(restaurantId, 'kitchen-elsewhere@example.com'),
    'owner of another restaurant': await cookieOf(other),
    nobody: '',
    expired: await anExpiredCookie(),
  }
  const area = { id: id<'DeliveryCity'>(901), venueId: here, position: 1, name: 'Centro', zoneMode: 'manual' } as const
  await service.db.insert(deliveryCities).values({ ...area, restaurantId })
  await service.db.insert(servicePoints).values({ id: id(902), restaurantId, position: 1, names: { it: 'Officine' } })
  await service.db.insert(diningTables).values({ id: id(903), restaurantId, venueId: here, name: '1', code: '1' })
  const { chats } = await read<{ chats: { id: number }[] }>('owner', 'chats')
  const { venues } = await read<{ venues: { timetables: { id: number }[] }[] }>('owner', 'controls')
  rows = {
    order: String(orderId),
    reservation: String(booked.id),
    chat: String(chats[0]?.id),
    venue: '11',
    type: 'takeAway',
    part: 'about',
    words: 'anna',
    language: 'en',
    call: 'restaurant/get_status',
    day: '2026-03-10',
    from: '2026-03-10',
    to: '2026-03-10',
    product: '901',
    category: '8',
    ingredient: '1',
    area: String(area.id),
    point: '902',
    table: '903',
    timetable: String(venues[0]?.timetables[0]?.id),
    code: '1',
    printJob: String((await aPrintedTest(service, restaurantId)).printJob),
    before: '0',
    job: String(await aFailedJob()),
    account: String((await anAccount(service, { restaurantId, kind: 'stripe' })).id),
  }
})

const origin = 'https://service.example/staff/api'
async function read<T>(actor: Actor, path: string): Promise<T> {
  return (await service.fetch(`${origin}/${path}`, { headers: { Cookie: cookies[actor] } })).json()
}

/** Of whoever is signed in: nobody reaches those of others (`own-passkeys.test.ts`). */
async function ownPasskey(actor: Actor): Promise<number | undefined> {
  const token = cookies[actor].split('=')[1] ?? ''
  const member = await memberOfToken(service.db, token, noon)
  return member ? aPasskey(service.db, member.id, `${actor} ${added}`) : 0
}

let added = 0
/** Calls a route about the rows above; each call about a member, a passkey or a printer has one of its own. */
async function statusFor(actor: Actor, route: string, more: Readonly<Record<string, string>> = {}): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ')
  added += 1
  const made: Readonly<Record<string, number | undefined>> = {
    ...(pattern.includes(':member') && { member: (await aMember(restaurantId, `m${added}@example.com`, id(11))).id }),
    ...(pattern.includes(':printer') && { printer: (await aPrinter(service, restaurantId)).printer.id }),
    ...(pattern.includes(':passkey') && { passkey: await ownPasskey(actor) }),
  }
  const path = pattern.replaceAll(/:(\w+)/g, (_whole, name: string) => String(made[name] ?? rows[name]))
  const headers = { 'Content-Type': 'application/json', Cookie: cookies[actor], ...more }
  const body = method === 'POST' ? { body: '{}' } : {}
  const response = await service.fetch(`${origin}${path}`, { method, headers, ...body })
  // Events would go on for ever.
  await response.body?.cancel()
  return response.status
}

/** An empty body is wrong for some calls, and an order is confirmed once: both are said only to who may ask. */
const admitted = [200, 400, 409]

test('who may call is said of every route', () => {
  const served = service.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff/api'))
    .map(({ method, path }) => `${method} ${path.replace('/staff/api', '').replaceAll(/\{[^}]*\}/g, '')}`)
  expect(served.toSorted()).toEqual(Object.keys(deskAccess).toSorted())
})

describe('the desk answers', () => {
  test.each(protectedRoutes)('nobody without a session: %s', async (route) => {
    expect([await statusFor('nobody', route), await statusFor('expired', route)]).toEqual([401, 401])
  })

  /** What each of the roles is answered; `elsewhere` is a venue that the row of the path does not belong to. */
  const admission: Readonly<Record<Access, readonly (readonly [Actor, readonly number[]])[]>> = {
    open: [],
    everybody: [...own(admitted, admitted, admitted), ...elsewhere(admitted, admitted, admitted)],
    'everybody of the venue': [...own(admitted, admitted, admitted), ...elsewhere([404], [404], [404])],
    members: [...own(admitted, admitted, [403]), ...elsewhere(admitted, admitted, [403])],
    venue: [...own(admitted, admitted, [403]), ...elsewhere([404], [404], [403])],
    managers: [...own(admitted, [403], [403]), ...elsewhere(admitted, [403], [403])],
    'managers of the venue': [...own(admitted, [403], [403]), ...elsewhere([404], [403], [403])],
    'managers of all': [...own([403], [403], [403]), ...elsewhere([403], [403], [403])],
    owners: [...own([403], [403], [403]), ...elsewhere([403], [403], [403])],
  }
  type Statuses = readonly number[]
  function own(manager: Statuses, staff: Statuses, kitchen: Statuses) {
    return [
      ['manager of the venue', manager],
      ['staff of the venue', staff],
      ['kitchen of the venue', kitchen],
    ] as const
  }
  function elsewhere(manager: Statuses, staff: Statuses, kitchen: Statuses) {
    return [
      ['manager of another venue', manager],
      ['staff of another venue', staff],
      ['kitchen of another venue', kitchen],
    ] as const
  }

  test.each(protectedRoutes)('each role what it may: %s', async (route) => {
    const access = deskAccess[route] ?? 'open'
    expect(admitted).toContain(await statusFor('owner', route))
    const whole = await statusFor('manager of all venues', route)
    expect(access === 'owners' ? [403] : admitted).toContain(whole)
    for (const [actor, statuses] of admission[access]) {
      const status = await statusFor(actor, route)
      expect(statuses, `${actor}: ${status}`).toContain(status)
    }
  })

  const named = protectedRoutes.filter((route) =>
    /:(?!type|words|day|from|to\b|language|call|before|venue|product|timetable|code|category|ingredient|passkey|part)/.test(
      route,
    ),
  )
  test.each(named)('owners of other restaurants with 404: %s', async (route) => {
    expect(await statusFor('owner of another restaurant', route)).toBe(404)
  })

  test.each(Object.keys(deskAccess).filter((route) => route.startsWith('POST')))(
    'no page of another site: %s',
    async (route) => {
      const forged = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
      const sibling = { 'Sec-Fetch-Site': 'same-site' }
      expect([await statusFor('owner', route, forged), await statusFor('owner', route, sibling)]).toEqual([403, 403])
      expect(await statusFor('owner', route, { 'Content-Type': 'text/plain' })).toBe(415)
    },
  )
})

describe('the desk lists', () => {
  const seen = async (actor: Actor) => {
    const { orders } = await read<{ orders: object[] }>(actor, 'orders')
    const { reservations } = await read<{ reservations: object[] }>(actor, 'reservations')
    const { chats } = await read<{ chats: object[] }>(actor, 'chats')
    const { venues } = await read<{ venues: { id: number }[] }>(actor, 'controls')
    return [orders.length, reservations.length, chats.length, venues.map((venue) => venue.id)]
  }

  test.each([
    ['owner', [1, 1, 1, [11, 12, 13]]],
    ['manager of the venue', [1, 1, 1, [11]]],
    ['staff of the venue', [1, 1, 1, [11]]],
    ['staff of another venue', [0, 0, 0, [12]]],
    ['owner of another restaurant', [0, 0, 0, [11, 12, 13]]],
  ] as const)('what the %s may see', async (actor, expected) => {
    expect(await seen(actor)).toEqual(expected)
  })

  test('nothing of an id beyond every table', async () => {
    expect(await statusFor('owner', 'POST /orders/99999999999/confirm')).toBe(404)
  })
})
