import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { restaurants, serviceConfigs, venues } from '#server/platform/db/schema/restaurant-tables.ts'
import type { DeskField } from '#server/staff/editing/desk-field.ts'
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

type Form = { readonly fields: readonly DeskField[] }
type Service = Form & { readonly type: string; readonly name: string }
type Settings = {
  readonly restaurant: Form
  readonly venues: readonly (Form & { readonly id: number; readonly services: readonly Service[] })[]
}

const desk = (of = restaurantId) => deskOf(service, of)
const read = (of = restaurantId) => desk(of).read<Settings>('settings')
async function save(path: string, typed: object, of = restaurantId) {
  const reply = await desk(of).save(path, typed)
  return { status: reply.status, ...((await reply.json()) as { faults?: object }) }
}
const ofType = (type: string) => `venues/21/services/${type}/settings`
const names = ({ fields }: Form) => fields.map(({ name }) => name)
const info = () => clientOf(service, restaurantId).call(getRestaurantInfo, {})
const settings = async () => (await info()).settings
const asked = { venueId: id<'Venue'>(21), orderType: null, newsLimit: null, table: true, takeAway: true }
const mixed = () => clientOf(service, restaurantId).call(getMixedInfo, asked)

/** Everything that the forms could have changed. */
async function rowsOf(of: Id<'Restaurant'>) {
  const { db } = service
  return [
    (await db.select().from(restaurants).where(eq(restaurants.id, of))).map((row) => ({ ...row, contentVersion: '' })),
    await db.select().from(venues).where(eq(venues.restaurantId, of)),
    await db.select().from(serviceConfigs).where(eq(serviceConfigs.restaurantId, of)),
  ].map((rows) => rows.map((row) => JSON.stringify(row)).toSorted())
}

describe('the settings of a restaurant', () => {
  test('are seen at the next load', async () => {
    const all = ['takeAway', 'delivery', 'eatIn', 'dil']
    expect(await settings()).toMatchObject({ guestOrderTypes: all, proposesEarliestSlot: false })
    const typed = { 'guestOrderTypes.delivery': '', proposesEarliestSlot: 'yes', hasDiscountCodes: 'yes' }
    expect(await save('settings/form', { ...typed, hasLoyaltyCard: 'yes' })).toMatchObject({ status: 200 })
    expect(await settings()).toMatchObject({
      guestOrderTypes: ['takeAway', 'eatIn', 'dil'],
      proposesEarliestSlot: true,
      hasDiscountCodes: true,
      hasLoyaltyCard: true,
    })
    await save('settings/form', { ...typed, 'guestOrderTypes.delivery': 'yes', hasLoyaltyCard: '' })
    expect(await settings()).toMatchObject({ guestOrderTypes: all, hasDiscountCodes: true, hasLoyaltyCard: false })
  })

  test('say which page codes and mails lead to [SET-35]', async () => {
    const page = 'https://stella.example.com/ordina'
    expect(await save('settings/form', { siteUrl: page })).toMatchObject({ status: 200 })
    expect((await settings()).siteUrl).toBe(page)
    const said = 'Type the whole address of the page, which begins with https://.'
    const reply = await save('settings/form', { siteUrl: 'http://stella.example.com' })
    expect(reply).toMatchObject({ status: 400, faults: { siteUrl: said } })
  })

  test('link the accessibility statement of the owner', async () => {
    const statement = async () =>
      (await clientOf(service, restaurantId).call(getConsents, { forReservation: false, venueId: null }))
        .accessibilityUrl
    const page = 'https://stella.example.com/accessibilita'
    expect(await save('settings/form', { accessibilityStatement: page })).toMatchObject({ status: 200 })
    expect(await statement()).toBe(page)
    await save('settings/form', { accessibilityStatement: '' })
    expect(await statement()).toBeNull()
  })

  test.each(['stella.example.com', 'http://stella.example.com', 'javascript:alert(1)', 'https://'])(
    'refuse the page %s',
    async (page) => {
      const said = 'Type the whole address of the page, which begins with https://.'
      const faults = { accessibilityStatement: said }
      expect(await save('settings/form', { accessibilityStatement: page })).toMatchObject({ status: 400, faults })
      const venue = { externalReservationUrl: said }
      expect(await save('venues/21/settings', { externalReservationUrl: page })).toMatchObject({ faults: venue })
    },
  )
})

describe('the settings of a venue', () => {
  test('are seen at the next load', async () => {
    const page = 'https://book.example.com/stella'
    const typed = {
      requiresInvoice: 'yes',
      hasMessaging: '',
      externalReservationUrl: page,
      remindAfterMinutes: '10, 0 3',
      refuseAfterMinutes: '',
    }
    expect(await save('venues/21/settings', { ...typed, 'tableInstructions.it': 'Paga alla cassa' })).toMatchObject({
      status: 200,
    })
    const [venue] = (await info()).venues
    expect(venue).toMatchObject({ requiresInvoice: true, hasMessaging: false, externalReservationUrl: page })
    const [row] = await service.db.select().from(venues).where(eq(venues.restaurantId, restaurantId))
    expect(row?.tableInstructions?.it).toBe('Paga alla cassa')
    expect(row).toMatchObject({ remindAfterMinutes: [0, 3, 10], refuseAfterMinutes: null })
  })

  test.each([
    [{ remindAfterMinutes: '2, soon' }, 'Type whole minutes up to 1440'],
    [{ remindAfterMinutes: '1441' }, 'Type whole minutes up to 1440'],
    [{ remindAfterMinutes: '0 1 2 3 4 5 6' }, 'Ask for 6 reminders at most'],
    [{ refuseAfterMinutes: '0' }, 'Type a whole number of minutes from 1 to 1440'],
    [{ refuseAfterMinutes: '1441' }, 'Type a whole number of minutes from 1 to 1440'],
  ])('refuse %j in a sentence', async (typed, said) => {
    const { status, faults } = await save('venues/21/settings', typed)
    expect([status, Object.keys(faults ?? {})]).toEqual([400, Object.keys(typed)])
    expect(Object.values(faults ?? {})[0]).toContain(said)
  })
})

describe('the settings of a way to order', () => {
  test('are seen at the next load', async () => {
    await save(ofType('takeAway'), { tipPercents: '10 %, 5, 10', tipMaximum: '20', hasGroups: '' })
    await save(ofType('table'), { hasBills: '', tipPercents: '' })
    expect(await mixed()).toMatchObject({
      takeAway: { tips: { percents: [10, 5], maximum: 2000 }, hasGroups: false },
      table: { tips: null, hasBills: false },
    })
    await save(ofType('takeAway'), { hasGroups: 'yes', isActive: '' })
    await save(ofType('table'), { hasBills: 'yes' })
    expect(await mixed()).toMatchObject({ takeAway: { hasGroups: true, isActive: false }, table: { hasBills: true } })
    expect((await info()).activeServices).not.toContain('takeAway')
  })

  test('are those that the type has', async () => {
    const [venue] = (await read()).venues
    const fieldsOf = (type: string) => names(venue?.services.find((each) => each.type === type) ?? { fields: [] })
    expect(fieldsOf('takeAway')).toEqual(['isActive', 'confirmsAtOnce', 'hasGroups', 'tipPercents', 'tipMaximum'])
    expect(fieldsOf('delivery')).toContain('allowsAsSoonAsPossible')
    expect(fieldsOf('reservation')).toEqual(['isActive', 'maxPeople', 'confirmsAtOnce', 'depositRequired', 'stays'])
    expect(fieldsOf('table').filter((name) => name === 'hasGroups')).toEqual([])
  })

  test('say what waits when orders are accepted by themselves [ORD-101]', async () => {
    const [venue] = (await read()).venues
    const takeAway = venue?.services.find(({ type }) => type === 'takeAway')
    const hint = takeAway?.fields.find(({ name }) => name === 'confirmsAtOnce')?.hint
    expect(hint).toContain('Orders that wait already are still yours to accept.')
  })

  test.each([
    ['five', 'Type percentages from 1 to 100, separated by commas.'],
    ['0, 5', 'Type percentages from 1 to 100, separated by commas.'],
    ['5, 101', 'Type percentages from 1 to 100, separated by commas.'],
    ['1,2,3,4,5', 'Offer four percentages at most.'],
  ])('refuse %s as tips', async (tipPercents, said) => {
    expect(await save(ofType('takeAway'), { tipPercents })).toMatchObject({
      status: 400,
      faults: { tipPercents: said },
    })
  })

  test('seat somebody at least', async () => {
    expect(await save(ofType('eatIn'), { maxPeople: '0' })).toMatchObject({ faults: { maxPeople: 'Type 1 or more.' } })
  })

  test('of a type that the venue lacks are unknown', async () => {
    expect((await save(ofType('dil'), {})).status).toBe(404)
  })
})

describe('reasons for calling the staff', () => {
  const reasons = async () => (await mixed()).table?.callReasons.map((reason) => [Number(reason.id), reason.name])
  const path = ofType('table')

  test('are added, changed and taken out', async () => {
    const before = (await reasons()) ?? []
    const [first] = before
    await save(path, { 'callReasons.new.it': 'Seggiolone', 'callReasons.new.en': 'High chair' })
    const added = (await reasons()) ?? []
    expect(added).toEqual([...before, [before.length + 1, 'High chair']])
    const emptied = Object.fromEntries(
      (await read()).venues[0]?.services
        .find(({ type }) => type === 'table')
        ?.fields.filter(({ name }) => name.startsWith(`callReasons.${first?.[0]}.`))
        .map(({ name }) => [name, '']) ?? [],
    )
    expect(await save(path, emptied)).toMatchObject({ status: 200 })
    expect(await reasons()).toEqual(added.slice(1))
  })

  test('need the main language', async () => {
    const faults = { 'callReasons.new.it': 'This is missing in Italiano.' }
    expect(await save(path, { 'callReasons.new.en': 'High chair' })).toMatchObject({ status: 400, faults })
  })

  test('never have the number of a call that waits', async () => {
    await save(path, { 'callReasons.new.it': 'Seggiolone' })
    const [last] = ((await reasons()) ?? []).toReversed()
    const table = { venueId: id<'Venue'>(21), tableId: id<'Table'>(3), tableCode: 'stella-3-v9Lp' }
    const reasonId = id<'CallReason'>(Number(last?.[0]))
    await clientOf(service, restaurantId).call(callStaff, { ...table, reasonId })
    await save(path, { [`callReasons.${last?.[0]}.it`]: '' })
    await save(path, { 'callReasons.new.it': 'Conto' })
    expect(((await reasons()) ?? []).at(-1)).toEqual([Number(last?.[0]) + 1, 'Conto'])
  })
})

test.each([1, 2, 3, 4, 5, 6, 7] as const)('forms of restaurant %i saved unchanged change nothing', async (like) => {
  const of = await service.newRestaurant({ like })
  const before = await rowsOf(of)
  const all = await read(of)
  const typedOf = ({ fields }: Form) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  expect((await save('settings/form', typedOf(all.restaurant), of)).status).toBe(200)
  for (const venue of all.venues) {
    expect((await save(`venues/${venue.id}/settings`, typedOf(venue), of)).status).toBe(200)
    for (const each of venue.services)
      expect((await save(`venues/${venue.id}/services/${each.type}/settings`, typedOf(each), of)).status).toBe(200)
  }
  expect(await rowsOf(of)).toEqual(before)
})
