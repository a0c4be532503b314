import { readFile } from 'node:fs/promises'

import { eq, getTableName } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'

import {
  emailConfirmations,
  googleNonces,
  passwordResets,
  sessions,
} from '#server/platform/db/schema/account-tables.ts'
import { audit } from '#server/platform/db/schema/audit-tables.ts'
import { groupMembers, groupOrders } from '#server/platform/db/schema/group-tables.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { operators, operatorSessions } from '#server/platform/db/schema/operator-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { outbox, pushOutbox } from '#server/platform/db/schema/outbox-tables.ts'
import { printers, printJobs } from '#server/platform/db/schema/printer-tables.ts'
import { idempotencyKeys } from '#server/platform/db/schema/service-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import {
  staffChallenges,
  staffInvitations,
  staffMembers,
  staffSessions,
} from '#server/platform/db/schema/staff-tables.ts'
import { deleteOldRows } from '#server/platform/retention/delete-old-rows.ts'
import { retentionRules } from '#server/platform/retention/retention-rules.ts'
import type { Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'
import { noon } from '#tests/server/support/diner.ts'
import { id, moment } from '#tests/support/builders.ts'
import { startService } from '#tests/support/service.ts'

const day = 24 * 60 * 60_000
const { db, clock, sweep, newRestaurant, newCustomer } = await startService({ now: noon })

let restaurantId: Id<'Restaurant'>
let accountId: Id<'Account'>
beforeEach(async () => {
  clock.set(noon)
  for (const { table } of retentionRules) await db.delete(table)
  restaurantId = await newRestaurant()
  ;({ id: accountId } = await newCustomer(restaurantId))
  await db.delete(sessions)
})

/** A row of a table that is as old as its rule counts; `index` makes it another one. */
async function addRow(table: string, at: Date, index = 0): Promise<unknown> {
  const key = String(index)
  const mail = { restaurantId, recipient: 'anna@example.com', subject: '', body: 'a body', language: 'it' } as const
  const [member] = table === 'staff_sessions' ? await db.insert(staffMembers).values(aMember(index)).returning() : []
  const [operator] = table === 'operator_sessions' ? await db.insert(operators).values(anOperator(at)).returning() : []
  const add: Readonly<Record<string, () => Promise<unknown>>> = {
    sessions: () => db.insert(sessions).values({ keyHash: key, accountId, createdAt: at, expiresAt: at }),
    staff_sessions: () =>
      db.insert(staffSessions).values({ tokenHash: key, memberId: member!.id, createdAt: at, expiresAt: at }),
    staff_invitations: () =>
      db.insert(staffInvitations).values({ ...anInvitation(index), tokenHash: key, createdAt: at, expiresAt: at }),
    operator_sessions: () =>
      db.insert(operatorSessions).values({ tokenHash: key, operatorId: operator!.id, createdAt: at, expiresAt: at }),
    staff_challenges: () => db.insert(staffChallenges).values({ challenge: key, purpose: 'sign-in', expiresAt: at }),
    password_resets: () =>
      db.insert(passwordResets).values({ tokenHash: key, accountId, createdAt: at, expiresAt: at }),
    email_confirmations: () =>
      db.insert(emailConfirmations).values({ tokenHash: key, accountId, email: 'anna@example.com', expiresAt: at }),
    google_nonces: () => db.insert(googleNonces).values({ nonceHash: key, expiresAt: at }),
    idempotency_keys: () => db.insert(idempotencyKeys).values({ restaurantId, accountId: 0, key, createdAt: at }),
    group_orders: () =>
      db.insert(groupOrders).values({ restaurantId, codeHash: key, ...aGroup, endsAt: at, createdAt: at }),
    orders: () => db.insert(orders).values({ restaurantId, ...anOrder, isTest: true, createdAt: at }),
    outbox: () => db.insert(outbox).values({ ...mail, kind: 'welcome', createdAt: at }),
    push_outbox: () => db.insert(pushOutbox).values({ restaurantId, accountId, token: key, data: {}, createdAt: at }),
    audit: () => db.insert(audit).values({ restaurantId, ...aChange, at }),
    jobs: () => db.insert(jobs).values({ kind: 'gone', subject: key, restaurantId, dueAt: at, failedAt: at }),
    print_jobs: async () => {
      const [printer] = await db.insert(printers).values(aPrinter(at)).returning()
      await db
        .insert(printJobs)
        .values({ restaurantId, printerId: printer!.id, ...aTicket, createdAt: at, endedAt: at })
    },
    slot_bookings: () =>
      db.insert(slotBookings).values({
        restaurantId,
        timetableId: id<'Timetable'>(index),
        slotStart: wallClock(at.getTime(), 'UTC'),
        taken: 1,
      }),
  }
  return add[table]?.()
}

const aGroup = {
  venueId: id<'Venue'>(11),
  orderType: 'takeAway',
  slotStart: moment('2026-03-10 19:30:00'),
  timetableId: id<'Timetable'>(111),
  menuId: id<'Menu'>(1),
  leadId: id<'GroupMember'>(1),
  lastMemberId: id<'GroupMember'>(1),
  version: 1,
} as const

const anOrder = {
  venueId: id<'Venue'>(11),
  language: 'it',
  orderType: 'takeAway',
  status: 'new',
  paymentMode: 'cash',
  timetableId: id<'Timetable'>(111),
  slotStart: moment('2026-03-10 19:30:00'),
  productsTotal: cents(0),
  total: cents(0),
} as const

const aChange = { memberName: 'Gino', memberEmail: 'gino@example.com', action: 'order.cancel', subject: '1' } as const

const aTicket = { ticket: 'test', occasion: 'test', nth: 1, copy: 1, status: 'printed' } as const

function aPrinter(at: Date) {
  const rules = { kind: 'star', widthMm: 80, language: 'it', createdAt: at } as const
  return { restaurantId, venueId: id<'Venue'>(11), name: '', secretHash: String(at.getTime()), ...rules }
}

function anInvitation(index: number) {
  return { restaurantId, email: `invited-${index}@example.com`, name: '' }
}

function anOperator(at: Date) {
  return { email: `operator-${at.getTime()}@example.com`, name: '', passwordHash: '', createdAt: at }
}

function aMember(index: number) {
  const email = `staff-${index}@example.com`
  return { restaurantId, email, name: '', passwordHash: '', role: 'staff', createdAt: new Date(noon) } as const
}

describe('retention', () => {
  test.each(retentionRules.map((rule) => [getTableName(rule.table), rule] as const))(
    'deletes of %s what is too old and nothing else',
    async (name, { table, days }) => {
      await addRow(name, new Date(noon - days * day - 1000), 1)
      await addRow(name, new Date(noon - days * day + 1000), 2)
      expect(await db.select().from(table)).toHaveLength(2)
      await sweep()
      const isRegular = (row: Record<string, unknown>) => table === jobs && row.kind !== 'gone'
      expect((await db.select().from(table)).filter((row) => !isRegular(row))).toHaveLength(1)
    },
  )

  test('keeps orders that are no tests [SET-27]', async () => {
    await db.insert(orders).values({ restaurantId, ...anOrder, createdAt: new Date(noon - 400 * day) })
    await sweep()
    expect(await db.$count(orders, eq(orders.restaurantId, restaurantId))).toBe(1)
  })

  test('deletes tickets that ended, and none that waits [PRINT-17]', async () => {
    const old = new Date(noon - 31 * day)
    const [printer] = await db.insert(printers).values(aPrinter(old)).returning()
    const ticket = { restaurantId, printerId: printer!.id, ...aTicket, createdAt: old }
    await db.insert(printJobs).values([
      { ...ticket, endedAt: old },
      { ...ticket, endedAt: new Date(noon - 29 * day) },
      { ...ticket, status: 'queued' },
    ])
    await sweep()
    expect((await db.select().from(printJobs)).map(({ status }) => status)).toEqual(['printed', 'queued'])
  })

  test('deletes members with their group', async () => {
    const [codeHash, endsAt] = ['a', new Date(noon - 2 * day)]
    await db.insert(groupOrders).values({ restaurantId, codeHash, ...aGroup, endsAt, createdAt: endsAt })
    const member = { id: id<'GroupMember'>(1), keyHash: 'k', name: 'Anna', version: 0 }
    await db.insert(groupMembers).values({ restaurantId, codeHash, ...member })
    await sweep()
    expect(await db.$count(groupMembers, eq(groupMembers.restaurantId, restaurantId))).toBe(0)
  })

  test('deletes in batches, as long as it has time', async () => {
    const rule = retentionRules.find(({ table }) => table === pushOutbox)!
    const old = { restaurantId, accountId, token: 't', data: {}, createdAt: new Date(noon - 31 * day) }
    await db.insert(pushOutbox).values(Array.from({ length: 2500 }, () => old))
    expect(await deleteOldRows(db, rule, { nowMs: noon, hasTime: () => false })).toBe(1000)
    expect(await deleteOldRows(db, rule, { nowMs: noon, hasTime: () => true })).toBe(1500)
  })

  test('empties mails whose secret has passed', async () => {
    const mail = { restaurantId, recipient: 'anna@example.com', subject: '', body: 'link' } as const
    await db.insert(outbox).values([
      { ...mail, kind: 'password-reset', createdAt: new Date(noon - day) },
      { ...mail, kind: 'password-reset', createdAt: new Date(noon) },
      { ...mail, kind: 'welcome', createdAt: new Date(noon - day) },
    ])
    await sweep()
    const bodies = (await db.select().from(outbox)).map(({ kind, body }) => `${kind}: ${body}`)
    expect(bodies.toSorted()).toEqual(['password-reset: ', 'password-reset: link', 'welcome: link'])
  })

  test('is the table of docs/operating.md', async () => {
    const document = await readFile('docs/operating.md', 'utf8')
    const cells = [...document.matchAll(/^\| `([a-z_]+)` +\| (\d+) +\| (.+?) +\|$/gm)].map((match) => match.slice(1))
    expect(cells).toEqual(retentionRules.map(({ table, days, moment }) => [getTableName(table), String(days), moment]))
  })
})
