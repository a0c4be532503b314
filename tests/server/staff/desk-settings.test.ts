import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PartValue } from '#desk/contract/set-up/file-parts.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { serviceConfigs, venues } from '#server/platform/db/schema/venue-tables.ts'
import { callStaff } from '#src/contract/dining-table.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import { getConsents } from '#src/contract/venue-content.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { clientOf, noon } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  // Venue 21, with orders at the table, to take away, to the address, in the dining room, and reservations.
  restaurantId = await service.newRestaurant({ like: 2 })
})

type Services = PartValue<'services'>['services']
type Type = keyof Services
const desk = (of = restaurantId) => deskOf(service, of)
const ofRestaurant = 'set-up/settings'
const ofVenue = 'venues/21/set-up/rules'
const ofWays = 'venues/21/set-up/services'
async function save(path: string, fields: object, of = restaurantId) {
  const reply = await desk(of).savePart(path, fields)
  return { status: reply.status, ...((await reply.json()) as { faults?: Readonly<Record<string, string>> }) }
}
const servicesOf = async () => (await desk().read<{ value: { services: Services } }>(ofWays)).value.services
/** Saves the ways to order with some fields of one changed. */
async function saveWay(type: Type, changed: object) {
  const services = await servicesOf()
  return save(ofWays, { services: { ...services, [type]: { ...services[type], ...changed } } })
}
const info = () => clientOf(service, restaurantId).call(getRestaurantInfo, {})
const settings = async () => (await info()).settings
const asked = { venueId: id<'Venue'>(21), orderType: null, newsLimit: null, table: true, takeAway: true }
const mixed = () => clientOf(service, restaurantId).call(getMixedInfo, asked)

/** Everything that the forms could have changed; the first import of a restaurant gives it its key. */
async function rowsOf(of: Id<'Restaurant'>) {
  const { db } = service
  return [
    (await db.select().from(restaurants).where(eq(restaurants.id, of))).map((row) => ({
      ...row,
      contentVersion: '',
      key: '',
    })),
    await db.select().from(venues).where(eq(venues.restaurantId, of)),
    await db.select().from(serviceConfigs).where(eq(serviceConfigs.restaurantId, of)),
  ].map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
}

describe('the settings of a restaurant', () => {
  test('are seen at the next load', async () => {
    const all = ['takeAway', 'delivery', 'eatIn', 'dil']
    expect(await settings()).toMatchObject({ guestOrderTypes: all, proposesEarliestSlot: false })
    const typed = { guestServices: ['takeAway', 'eatIn', 'dil'], proposesEarliestSlot: true, hasDiscountCodes: true }
    expect(await save(ofRestaurant, { ...typed, hasLoyaltyCard: true })).toMatchObject({ status: 200 })
    expect(await settings()).toMatchObject({
      guestOrderTypes: ['takeAway', 'eatIn', 'dil'],
      proposesEarliestSlot: true,
      hasDiscountCodes: true,
      hasLoyaltyCard: true,
    })
    await save(ofRestaurant, { ...typed, guestServices: all, hasLoyaltyCard: false })
    expect(await settings()).toMatchObject({ guestOrderTypes: all, hasDiscountCodes: true, hasLoyaltyCard: false })
    await save(ofRestaurant, { guestServices: [] })
    expect(await settings()).toMatchObject({ guestOrderTypes: [] })
  })

  test('link the accessibility statement of the owner', async () => {
    const statement = async () =>
      (await clientOf(service, restaurantId).call(getConsents, { forReservation: false, venueId: null }))
        .accessibilityUrl
    const page = 'https://stella.example.com/accessibilita'
    expect(await save(ofRestaurant, { accessibilityStatement: page })).toMatchObject({ status: 200 })
    expect(await statement()).toBe(page)
    await save(ofRestaurant, { accessibilityStatement: undefined })
    expect(await statement()).toBeNull()
  })

  test.each(['stella.example.com', 'http://stella.example.com', 'javascript:alert(1)', 'https://'])(
    'refuse the page %s',
    async (page) => {
      const said = 'Enter the whole address of the page, which begins with https://.'
      const faults = { accessibilityStatement: said }
      expect(await save(ofRestaurant, { accessibilityStatement: page })).toMatchObject({ status: 400, faults })
      const venue = { externalReservationUrl: said }
      expect(await save(ofVenue, { externalReservationUrl: page })).toMatchObject({ faults: venue })
    },
  )

  test('are no step of the set-up', async () => {
    type Steps = { readonly steps: readonly { readonly isDone: boolean }[] }
    const done = async () => (await desk().read<Steps>('set-up')).steps.filter(({ isDone }) => isDone).length
    const before = await done()
    await save(ofRestaurant, { proposesEarliestSlot: true })
    expect(await done()).toBe(before)
  })
})

describe('the settings of a venue', () => {
  test('are seen at the next load', async () => {
    const page = 'https://book.example.com/stella'
    const typed = {
      requiresInvoice: true,
      hasMessaging: false,
      externalReservationUrl: page,
      remindAfterMinutes: [10, 0, 3],
      refuseAfterMinutes: 'never',
    }
    expect(await save(ofVenue, { ...typed, tableInstructions: { it: 'Paga alla cassa' } })).toMatchObject({
      status: 200,
    })
    const [venue] = (await info()).venues
    expect(venue).toMatchObject({ requiresInvoice: true, hasMessaging: false, externalReservationUrl: page })
    const [row] = await service.db.select().from(venues).where(eq(venues.restaurantId, restaurantId))
    expect(row?.tableInstructions?.it).toBe('Paga alla cassa')
    expect(row).toMatchObject({ remindAfterMinutes: [0, 3, 10], refuseAfterMinutes: null })
  })

  test.each([
    [{ remindAfterMinutes: [1441] }, 'Enter six numbers of minutes at most, each up to 1440.'],
    [{ remindAfterMinutes: [0, 1, 2, 3, 4, 5, 6] }, 'Enter six numbers of minutes at most, each up to 1440.'],
    [{ refuseAfterMinutes: 0 }, 'Enter whole minutes from 1 to 1440, or none (never).'],
    [{ refuseAfterMinutes: 1441 }, 'Enter whole minutes from 1 to 1440, or none (never).'],
  ])('refuse %j in a sentence', async (typed, said) => {
    const [field = ''] = Object.keys(typed)
    expect(await save(ofVenue, typed)).toMatchObject({ status: 400, faults: { [field]: said } })
  })

  test.each([
    { remindAfterMinutes: [1440, 0, 1, 2, 3, 4, 4] },
    { remindAfterMinutes: [] },
    { refuseAfterMinutes: 1 },
    { refuseAfterMinutes: 1440 },
  ])('take %j', async (typed) => {
    expect(await save(ofVenue, typed)).toMatchObject({ status: 200 })
  })

  test('refuse a word among the minutes', async () => {
    const { status, faults } = await save(ofVenue, { remindAfterMinutes: [2, 'soon'] })
    expect([status, faults]).toEqual([400, { 'remindAfterMinutes[1]': 'Enter a number.' }])
  })
})

describe('the settings of a way to order', () => {
  test('are seen at the next load', async () => {
    await saveWay('takeAway', { tipPercents: [10, 5, 10], tipMaximum: 20, groups: false })
    await saveWay('table', { bills: false, tipPercents: undefined })
    expect(await mixed()).toMatchObject({
      takeAway: { tips: { percents: [10, 5], maximum: 2000 }, hasGroups: false },
      table: { tips: null, hasBills: false },
    })
    await saveWay('takeAway', { groups: true, isActive: false, tipPercents: [7.5] })
    await saveWay('table', { bills: true })
    expect(await mixed()).toMatchObject({
      takeAway: { hasGroups: true, isActive: false, tips: { percents: [7.5] } },
      table: { hasBills: true },
    })
    expect((await info()).activeServices).not.toContain('takeAway')
  })

  test.each([
    [[0, 5], 'Type four percentages at most, from 1 to 100.'],
    [[5, 101], 'Type four percentages at most, from 1 to 100.'],
    [[1, 2, 3, 4, 5], 'Type four percentages at most, from 1 to 100.'],
  ])('refuse %j as tips', async (tipPercents, said) => {
    const faults = { 'services.takeAway.tipPercents': said }
    expect(await saveWay('takeAway', { tipPercents })).toMatchObject({ status: 400, faults })
  })

  test('refuse a word as tips', async () => {
    const faults = { 'services.takeAway.tipPercents[0]': 'Enter a number.' }
    expect(await saveWay('takeAway', { tipPercents: ['five'] })).toMatchObject({ status: 400, faults })
  })

  test('seat somebody at least', async () => {
    const faults = { 'services.eatIn.maxPeople': 'Type 1 or more.' }
    expect(await saveWay('eatIn', { maxPeople: 0 })).toMatchObject({ status: 400, faults })
  })
})

describe('reasons for calling the staff', () => {
  const reasons = async () => (await mixed()).table?.callReasons.map((reason) => [Number(reason.id), reason.name])
  const kept = async () => (await servicesOf()).table?.callReasons ?? []
  const add = async (name: object) => saveWay('table', { callReasons: [...(await kept()), { name }] })

  test('are added, changed and taken out', async () => {
    const before = (await reasons()) ?? []
    expect(await add({ it: 'Seggiolone', en: 'High chair' })).toMatchObject({ status: 200 })
    const added = (await reasons()) ?? []
    expect(added).toEqual([...before, [before.length + 1, 'High chair']])
    expect(await saveWay('table', { callReasons: (await kept()).slice(1) })).toMatchObject({ status: 200 })
    expect(await reasons()).toEqual(added.slice(1))
  })

  test('need the main language', async () => {
    const place = (await kept()).length
    expect(await add({ en: 'High chair' })).toMatchObject({
      status: 400,
      faults: { [`services.table.callReasons[${place}].name`]: 'This is missing. Fill it in.' },
    })
  })

  test('are eight at most', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => ({ name: `Motivo ${place}` }))
    const faults = { 'services.table.callReasons': 'Eight reasons at most: more are not read at a table.' }
    expect(await saveWay('table', { callReasons: many(9) })).toMatchObject({ status: 400, faults })
    expect(await saveWay('table', { callReasons: many(8) })).toMatchObject({ status: 200 })
  })

  test('never have the number of a call that waits', async () => {
    await add({ it: 'Seggiolone' })
    const [last] = ((await reasons()) ?? []).toReversed()
    const table = { venueId: id<'Venue'>(21), tableId: id<'Table'>(3), tableCode: 'stella-3-v9Lp' }
    const reasonId = id<'CallReason'>(Number(last?.[0]))
    await clientOf(service, restaurantId).call(callStaff, { ...table, reasonId })
    await saveWay('table', { callReasons: (await kept()).slice(0, -1) })
    await add({ it: 'Conto' })
    expect(((await reasons()) ?? []).at(-1)).toEqual([Number(last?.[0]) + 1, 'Conto'])
  })
})

test.each([1, 2, 3, 4, 5, 6, 7] as const)('forms of restaurant %i saved unchanged change nothing', async (like) => {
  const of = await service.newRestaurant({ like })
  const before = await rowsOf(of)
  expect((await save(ofRestaurant, {}, of)).status).toBe(200)
  const shown = await desk(of).read<{ venues: readonly { readonly id: number }[] }>('settings')
  for (const venue of shown.venues) expect((await save(`venues/${venue.id}/set-up/rules`, {}, of)).status).toBe(200)
  expect(await rowsOf(of)).toEqual(before)
})
