import { randomUUID } from 'node:crypto'

import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { consentRecords } from '#server/platform/db/schema/legal-tables.ts'
import { register, updateAccount } from '#src/contract/account-form.ts'
import { writeConsents } from '#src/contract/account.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, clientOf, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { shownDocuments, writeDocument } from '#tests/server/support/legal-restaurant.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  service.clock.set(noon)
  restaurantId = await service.newRestaurant()
})

const form: RequestOf<typeof register> = {
  venueId: null,
  // Nobody else's address: tests share a service, and few mails an hour go to one.
  username: 'nina@example.com',
  firstName: 'Nina',
  lastName: 'Conti',
  phone: '+39 333 555 0102',
  email: 'nina@example.com',
  password: 'focaccia-genovese',
  addresses: null,
}
const allGiven = { f_privacy: true, f_termini: true, f_marketing: false }

type Shown = { readonly shownDocuments?: Record<string, string> }
const api = (language = 'en') => clientOf(service, restaurantId, { language })
const registering = (wish: Partial<typeof form> & Shown = {}, consents: Record<string, boolean> = allGiven) =>
  api().call(register, { ...form, ...wish }, { wireExtras: writeConsents(consents) })
const booking = (wish: Partial<typeof aTable> & Shown = {}) =>
  api().call(reserve, { ...aTable, ...wish }, { idempotencyKey: randomUUID() })
const changePhone = (phone: string) => service.changeRestaurant(restaurantId, { venue: { phone } })

async function records() {
  const rows = await service.db
    .select()
    .from(consentRecords)
    .where(eq(consentRecords.restaurantId, restaurantId))
    .orderBy(asc(consentRecords.id))
  return rows
}
const versions = async () => (await records()).map(({ key, version }) => [key, version])

describe('a registration', () => {
  test('records each answer with the version read [LEGAL-06]', async () => {
    await registering()
    expect(await records()).toMatchObject([
      {
        key: 'f_privacy',
        isGiven: true,
        label: 'I have read and accept the privacy policy',
        language: 'en',
        document: 'privacy',
        version: 1,
        address: null,
        orderId: null,
        at: new Date(noon),
      },
      { key: 'f_termini', isGiven: true, document: 'terms', version: 1 },
      { key: 'f_marketing', isGiven: false, document: null, version: null },
    ])
  })

  test('records nothing when it is refused [LEGAL-06]', async () => {
    await registering()
    const before = await records()
    expect(await statusOf(registering())).toBe('VALIDATION')
    expect(await records()).toEqual(before)
  })

  test('records the version that was shown [LEGAL-07]', async () => {
    const shown = await shownDocuments(service, restaurantId)
    await changePhone('+39 011 555 0199')
    await registering({ shownDocuments: { f_termini: shown.f_termini ?? '' } })
    expect(await versions()).toEqual([
      ['f_privacy', 2],
      ['f_termini', 1],
      ['f_marketing', null],
    ])
  })

  test.each([
    ['another restaurant', (url: string) => url.replace(/documents\/\d+/, 'documents/1')],
    ['another service', (url: string) => url.replace('service.example', 'evil.example')],
    ['the other document', (url: string) => url.replace('terms', 'privacy')],
    ['a version that is not there', (url: string) => url.replace(/1$/, '7')],
    ['a number too large', (url: string) => url.replace(/1$/, '99999999999')],
    ['a longer path', (url: string) => `${url}/1`],
    ['no address', () => 'constructor'],
  ])('passes over the address of %s [LEGAL-07]', async (_what, change) => {
    const { f_termini = '' } = await shownDocuments(service, restaurantId)
    await changePhone('+39 011 555 0199')
    await registering({ shownDocuments: { f_termini: change(f_termini) } })
    expect((await versions())[1]).toEqual(['f_termini', 2])
  })

  test.each([[null], ['text'], [7], [['a']], [{ f_privacy: 7 }], [{ f_privacy: null }]])(
    'passes over %j in the place of addresses [LEGAL-07]',
    async (documenti_consensi) => {
      const wireExtras = { ...writeConsents(allGiven), documenti_consensi } as Record<string, 0 | 1>
      expect(await api().call(register, form, { wireExtras })).toEqual({})
      expect((await versions())[0]).toEqual(['f_privacy', 1])
    },
  )

  test('records the restaurant’s own address as shown [LEGAL-06, LEGAL-07]', async () => {
    const addresses = { it: 'https://gino.example/termini', de: 'https://gino.example/agb' }
    await writeDocument(service, restaurantId, { document: 'terms', addresses })
    await registering({ shownDocuments: { f_termini: addresses.de } })
    await registering({
      email: 'carla@example.com',
      username: 'carla@example.com',
      shownDocuments: { f_termini: 'https://evil.example' },
    })
    const terms = (await records()).filter(({ key }) => key === 'f_termini')
    expect(terms).toMatchObject([
      { document: 'terms', version: null, address: addresses.de },
      { document: 'terms', version: null, address: addresses.it },
    ])
  })
})

describe('a profile', () => {
  test('records what changed, and nothing else [LEGAL-06]', async () => {
    const diner = await aDiner(service, restaurantId)
    const before = (await records()).length
    const save = (f_marketing: boolean) =>
      diner.api.call(
        updateAccount,
        { ...form, email: diner.email, oldEmail: diner.email },
        { wireExtras: writeConsents({ ...allGiven, f_marketing }) },
      )
    for (const isGiven of [false, true, true, false]) {
      service.clock.set(noon + minute)
      await save(isGiven)
    }
    const rows = (await records()).slice(before)
    expect(rows.map(({ key, isGiven, accountId }) => [key, isGiven, accountId])).toEqual([
      ['f_marketing', true, diner.id],
      ['f_marketing', false, diner.id],
    ])
  })
})

describe('an order', () => {
  const online = { ...aGuest, email: 'luca@example.com' }
  beforeEach(async () => {
    restaurantId = await service.newRestaurant({ like: 2, restaurant: { guestOrderTypes: ['takeAway'] } })
  })

  test('of a guest records what was required [LEGAL-06, LEGAL-07]', async () => {
    const shown = await shownDocuments(service, restaurantId, { forReservation: true })
    await changePhone('+39 011 555 0199')
    const order = await anOrder(api(), { ...orderSamples.collect, guest: online })
    const placed = await api().call(createOrder, { ...order, shownDocuments: shown })
    expect(await records()).toMatchObject([
      { key: 'f_privacy', isGiven: true, orderId: placed.id, accountId: null, document: 'privacy', version: 1 },
    ])
  })

  test('sent again with other addresses is the same one [BAPI-33]', async () => {
    const order = await anOrder(api(), { ...orderSamples.collect, guest: online })
    const idempotencyKey = randomUUID()
    const placed = await api().call(createOrder, order, { idempotencyKey })
    const again = { ...order, shownDocuments: { f_privacy: 'https://service.example/documents/1/en/privacy/1' } }
    expect(await api().call(createOrder, again, { idempotencyKey })).toEqual(placed)
    expect(await records()).toHaveLength(1)
  })
})

describe('a reservation', () => {
  test('records what was required [LEGAL-06, LEGAL-07]', async () => {
    const shown = await shownDocuments(service, restaurantId, { forReservation: true, language: 'de' })
    await changePhone('+39 011 555 0199')
    const booked = await booking({ shownDocuments: shown })
    expect(await records()).toMatchObject([
      { key: 'f_privacy', isGiven: true, reservationId: booked.id, document: 'privacy', version: 1 },
    ])
  })

  test('that is refused records nothing [LEGAL-06]', async () => {
    expect(await statusOf(booking({ people: 400 }))).toBe('NOT_ENOUGH_SEATS')
    expect(await records()).toEqual([])
  })
})

test('a record never changes and goes with its account [LEGAL-09]', async () => {
  await registering()
  await booking()
  const changing = service.db.execute(
    sql`update consent_records set is_given = false where restaurant_id = ${restaurantId}`,
  )
  await expect(changing).rejects.toMatchObject({ cause: { message: 'rows of consent_records never change' } })
  await service.db.execute(sql`delete from accounts where restaurant_id = ${restaurantId}`)
  expect(await records()).toMatchObject([{ key: 'f_privacy', accountId: null }])
  await service.db.execute(sql`delete from restaurants where id = ${restaurantId}`)
  expect(await records()).toEqual([])
})
