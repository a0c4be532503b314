import { eq, getTableName, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { guestDays } from '#server/personal-data/forget-guests.ts'
import { personalTables } from '#server/personal-data/personal-tables.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { stripeMethods } from '#server/platform/db/schema/emulator-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { outbox } from '#server/platform/db/schema/outbox-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { mailsOf } from '#server/platform/outbox/mail-outbox.ts'
import { getAccount } from '#src/contract/account.ts'
import { sendMessage } from '#src/contract/chat.ts'
import { createOrder } from '#src/contract/order.ts'
import { getSetupSecret } from '#src/contract/pay.ts'
import { eraseAccount, exportPersonalData } from '#src/contract/personal-data.ts'
import { reserve } from '#src/contract/reservation.ts'
import { aDiner, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { payer } from '#tests/server/support/payer.ts'
import { aBillingAddress } from '#tests/support/address-builders.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { openTestService } from '#tests/support/service.ts'

// A service of its own: what is looked for stands in no other restaurant's rows.
let service: TestService
beforeAll(async () => {
  service = await openTestService({})
  service.clock.set(noon)
})
afterAll(() => service.close())

const day = 24 * 60 * 60_000
const venueId = id<'Venue'>(21)
const person = { firstName: 'Zelmira', lastName: 'Quagliotti', phone: '+39 333 9876501' }
/** What only this person is called or has written. */
const words = ['zelmira', 'quagliott', '9876501', 'nocciolaia']
const invoiced = 'QGLZMR80A41L219X'

/** The tables in whose rows a word stands. */
async function tablesWith(word: string): Promise<string[]> {
  const { db } = service
  const isIn = async (table: string) => {
    const said = db.select({ one: sql`1` }).from(sql`${sql.identifier(table)} line`)
    return (await said.where(sql`line::text ilike ${`%${word}%`}`).limit(1)).length > 0
  }
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
  const found: string[] = []
  for (const { name } of tables) if (await isIn(name)) found.push(name)
  return found
}
async function tablesWithPerson(): Promise<string[]> {
  const found = new Set<string>()
  for (const word of words) for (const table of await tablesWith(word)) found.add(table)
  return [...found].toSorted()
}

/** Somebody who has ordered, reserved, written, kept a card and asked for an invoice. */
async function aRegular(email: string) {
  const restaurantId = await service.newRestaurant({ like: 2 })
  const diner = await aDiner(service, restaurantId, { ...person, email })
  const { api } = diner
  const deliveryAddress = await savedAddress(service, { ...diner, restaurantId }, 21, {
    street: 'Via Nocciolaia',
    doorbell: 'Quagliotti',
    note: 'Da Zelmira',
    deliveryCityId: id<'DeliveryCity'>(201),
    deliveryZoneId: id<'DeliveryZone'>(2),
  })
  const order = await anOrder(api, {
    ...orderSamples.toZone,
    deliveryAddress,
    invoice: aBillingAddress({ kind: 'private', taxCode: invoiced }),
  })
  const [line, ...lines] = order.lines
  const noted = { ...line!, item: { ...line!.item, note: 'Come piace a Zelmira' } }
  const { id: orderId } = await api.call(createOrder, {
    ...order,
    lines: [noted, ...lines],
    customerNotes: 'Suonare Quagliotti',
  })
  await api.call(reserve, {
    id: null,
    venueId,
    name: 'Zelmira Quagliotti',
    phone: person.phone,
    contactEmail: email,
    notes: 'Tavolo della Zelmira',
    people: 4,
    startsAt: moment('2026-03-10 20:00:00'),
    hasAcceptedPrivacy: true,
    device: 'site',
  })
  await api.call(sendMessage, { kind: 'order', subjectId: id<'Subject'>(orderId), text: 'Sono Zelmira' })
  const pay = payer(service, { restaurantId, diner })
  await pay.confirm((await api.call(getSetupSecret, { venueId })).clientSecret, await pay.method())
  const desk = deskOf(service, restaurantId)
  await desk.post(`orders/${orderId}/confirm`, {})
  return { ...diner, restaurantId, desk, orderId }
}

const rowOf = async (orderId: number) =>
  (
    await service.db
      .select()
      .from(orders)
      .where(eq(orders.id, id<'Order'>(orderId)))
  )[0]!
const later = (restaurantId: Parameters<typeof service.clock.set>[1], days: number) =>
  service.clock.set(noon + days * day, restaurantId)

describe('what is kept of a diner', () => {
  test('is in known tables, each that belongs to accounts [ACCT-74]', async () => {
    const rows = await service.db
      .select({ name: sql<string>`conrelid::regclass::text` })
      .from(sql`pg_constraint`)
      .where(sql`confrelid = 'accounts'::regclass`)
    expect(rows.length).toBeGreaterThan(10)
    const known = personalTables.map(({ table }) => getTableName(table))
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('can be had as a file, without secrets [ACCT-71]', async () => {
    const { api, email, apiKey } = await aRegular('file@example.org')
    const { data } = await api.call(exportPersonalData, {})
    expect(JSON.parse(data)).toMatchObject({
      account: [{ firstName: 'Zelmira', email }],
      deliveryAddresses: [{ street: 'Via Nocciolaia' }],
      orders: [{ customerNotes: 'Suonare Quagliotti', delivery: { street: 'Via Nocciolaia' } }],
      orderLines: [{ quantity: 3, item: { note: 'Come piace a Zelmira' } }],
      reservations: [{ name: 'Zelmira Quagliotti', people: 4 }],
      messages: [{ text: 'Sono Zelmira' }],
      cardsAtProviders: [{ venueId: 21 }],
    })
    expect(data).not.toContain(apiKey)
    expect(data).not.toMatch(/"(?:\w*[hH]ash|token)":/)
  })
})

describe('an erased account', () => {
  test('is not erased by a slip, nor while in use [ACCT-72]', async () => {
    const { api, email, restaurantId } = await aRegular('slip@example.org')
    const erase = (typedEmail: string) => statusOf(api.call(eraseAccount, { typedEmail }))
    expect(await erase('somebody@example.org')).toBe('EMAIL_DIFFERS')
    expect(await erase(email)).toBe('ACCOUNT_IN_USE')
    expect(await statusOf(api.call(getAccount, {}))).toBe('accepted')
    later(restaurantId, 2)
    await service.sweep()
    expect(await erase(` ${email.toUpperCase()} `)).toBe('accepted')
    expect(await statusOf(api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  })

  test('leaves amounts and nobody, in no table; an invoice stays [ACCT-73]', async () => {
    await service.db.delete(orders)
    await service.db.delete(reservations)
    await service.db.delete(stripeMethods)
    const { api, email, restaurantId, orderId, desk } = await aRegular('zelmira.q@example.org')
    const before = await rowOf(orderId)
    later(restaurantId, 2)
    await service.sweep()
    expect(await tablesWithPerson()).toEqual(
      expect.arrayContaining(['accounts', 'chat_messages', 'delivery_addresses', 'order_lines', 'orders', 'outbox']),
    )
    await api.call(eraseAccount, { typedEmail: email })
    await service.sweep()
    // Others of the same name, of the tests above, and the mail that says it.
    await service.db.delete(accounts).where(ne(accounts.restaurantId, restaurantId))
    await service.db.delete(outbox).where(ne(outbox.restaurantId, restaurantId))
    expect(await tablesWithPerson()).toEqual(['outbox'])
    const mails = await mailsOf(service.db, restaurantId)
    expect(mails.map(({ kind }) => kind)).toEqual(['account-erased'])
    expect(await service.db.select().from(stripeMethods)).toEqual([])
    const after = await rowOf(orderId)
    expect(after).toMatchObject({
      accountId: null,
      total: before.total,
      deliveryFee: before.deliveryFee,
      delivery: { town: 'Torino', street: null },
      invoice: { taxCode: invoiced },
    })
    // The desk goes on reading it, and its owner reads what was done.
    const found = await desk.get(`search/${orderId}`)
    expect([found.status, await found.text()]).toEqual([200, expect.stringContaining(String(orderId))])
    expect(await (await desk.get('audit/9999999')).text()).toContain('diner.erase')
  })
})

test('guests are forgotten after a year, their payments are not [ACCT-75]', async () => {
  const restaurantId = await service.newRestaurant({ restaurant: { guestOrderTypes: ['takeAway'] } })
  const visitor = clientOf(service, restaurantId)
  const guest = { ...aGuest, email: 'luca@example.org' }
  const { id: orderId } = await visitor.call(createOrder, await anOrder(visitor, { guest }))
  const rowNow = () => rowOf(orderId)
  expect((await rowNow()).guest).toMatchObject({ lastName: 'Verdi' })
  service.clock.set(noon + guestDays * day)
  await service.sweep()
  expect((await rowNow()).guest).toMatchObject({ lastName: 'Verdi' })
  service.clock.set(noon + (guestDays + 1) * day)
  await service.sweep()
  expect(await rowNow()).toMatchObject({ guest: null, tokenHash: null, total: 550 })
})

test('owners read and erase what a guest has left [ACCT-76]', async () => {
  const restaurantId = await service.newRestaurant({ restaurant: { guestOrderTypes: ['takeAway'] } })
  const visitor = clientOf(service, restaurantId)
  service.clock.set(noon, restaurantId)
  const guest = { ...aGuest, firstName: 'Ildegarda', email: 'ildegarda@example.org' }
  const { id: orderId } = await visitor.call(createOrder, await anOrder(visitor, { guest }))
  const desk = deskOf(service, restaurantId)
  const said = async (path: string, contact: string) => {
    const reply = await desk.post(path, { contact })
    return { status: reply.status, ...((await reply.json()) as { reason?: string; orders?: number; file?: string }) }
  }
  expect(await said('persons/find', '0202')).toMatchObject({ status: 409, reason: 'no-contact' })
  expect(await said('persons/find', 'ildegarda')).toMatchObject({ status: 409, reason: 'no-contact' })
  for (const contact of [' Ildegarda@Example.org ', '+39 333 555 0202', '0039 3335550202']) {
    const found = await said('persons/find', contact)
    expect(found).toMatchObject({ status: 200, orders: 1, accounts: 0, reservations: 0 })
    expect(JSON.parse(found.file ?? '')).toMatchObject({ guest: { orders: [{ guest: { firstName: 'Ildegarda' } }] } })
    expect(found.file).not.toContain('tokenHash')
  }
  expect(await said('persons/erase', guest.email)).toMatchObject({ status: 409, reason: 'in-use' })
  await desk.post(`orders/${orderId}/refuse`)
  expect((await said('persons/erase', guest.email)).status).toBe(200)
  expect(await said('persons/find', guest.email)).toMatchObject({ orders: 0 })
  expect(await tablesWith('ildegarda')).toEqual([])
  expect((await rowOf(orderId)).total).toBe(550)
})

test('owners erase an account, at their own restaurant alone [ACCT-76]', async () => {
  const email = 'everywhere@example.org'
  const [here, elsewhere] = [await service.newRestaurant(), await service.newRestaurant()]
  const diner = await aDiner(service, here, { email, phone: '+39 333 000 1122' })
  const other = await aDiner(service, elsewhere, { email, phone: '+39 333 000 1122' })
  const reply = await deskOf(service, here).post('persons/erase', { contact: '+39 333 000 1122' })
  expect(reply.status).toBe(200)
  expect(await statusOf(diner.api.call(getAccount, {}))).toBe('API_KEY_NOT_FOUND')
  expect(await statusOf(other.api.call(getAccount, {}))).toBe('accepted')
})
