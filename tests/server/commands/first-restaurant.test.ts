import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { decodeTableCode } from '#src/contract/dining-table.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { createOrder } from '#src/contract/order.ts'
import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { reserve } from '#src/contract/reservation.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import { getDays } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import type { OrderWish } from '#tests/server/support/diner.ts'
import { anOrder, clientOf, noon } from '#tests/server/support/diner.ts'
import type { FirstRestaurant } from '#tests/server/support/documented-run.ts'
import { firstRestaurants, printedPassword, runDocumented } from '#tests/server/support/documented-run.ts'
import { emulatedProduction } from '#tests/server/support/emulated-production.ts'
import { openDesk } from '#tests/server/support/open-desk.ts'
import { payer } from '#tests/server/support/payer.ts'
import type { PostgresServer } from '#tests/server/support/postgres-server.ts'
import { postgresPrograms, startPostgres } from '#tests/server/support/postgres-server.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests, testSecretsKeys } from '#tests/support/service.ts'

const programs = postgresPrograms()
const [rita, lune, presto] = firstRestaurants
const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }

const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('There is nothing.')
  return item
}

/** What is paid: an order, or the deposit of a reservation. */
type Payable = RequestOf<typeof notifyConfirmation> & { readonly venueId: Id<'Venue'> }

/** What somebody orders who takes the first of everything: category, dish, day and time. */
async function firstOrder(api: ApiClient, venueId: Id<'Venue'>, wish: OrderWish = {}): Promise<OrderWish> {
  const place = { menuId: id<'Menu'>(1), venueId }
  const category = first((await api.call(getCategories, place)).categories)
  const names = { wantsCategoryName: false, wantsNextCategory: false, wantsPreviousCategory: false }
  const all = { productIds: null, suggestedIds: null, excludedIds: null }
  const product = first((await api.call(getProducts, { ...place, categoryId: category.id, ...all, ...names })).products)
  const day = first((await api.call(getDays, { venueId, type: wish.orderType ?? 'takeAway', ...nowhere })).days)
  const slot = first(day.slots ?? [])
  const guest = { firstName: 'Anna', lastName: 'Rossi', phone: '+39 333 555 0101', email: 'anna@example.com' }
  return {
    venueId,
    timetableId: slot.timetableId,
    slotStart: moment(`${day.date} ${slot.from}:00`),
    dishes: [{ id: product.id, categoryId: category.id }],
    guest: { ...guest, hasAcceptedPrivacy: true },
    fields: { paymentMode: 'card', cashMeans: null },
    ...wish,
  }
}

describe.skipIf(programs === null)('docs/restaurant-files.md', { timeout: 240_000 }, () => {
  let server: PostgresServer
  let service: TestService
  let said: string
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    const SECRETS_KEYS = testSecretsKeys.map((one) => `${one.id}:${Buffer.from(one.key).toString('base64')}`).join()
    said = await runDocumented({ DATABASE_URL: server.url, SECRETS_KEYS })
    const options = { databaseUrl: server.url, secretsKeys: testSecretsKeys, now: () => noon }
    service = forTests(await createService({ ...options, edition: emulatedProduction }))
  }, 240_000)
  afterAll(async () => {
    await service.close()
    await server.stop()
  })

  const guestOf = (restaurant: FirstRestaurant) => clientOf(service, id<'Restaurant'>(restaurant.id))
  const venuesOf = async (restaurant: FirstRestaurant) =>
    (await guestOf(restaurant).call(getRestaurantInfo, {})).venues.map((venue) => venue.id)
  const deskOf = (restaurant: FirstRestaurant) =>
    openDesk(service, {
      restaurantId: id<'Restaurant'>(restaurant.id),
      email: restaurant.owner,
      password: printedPassword(said, restaurant),
    })
  /** A browser that was given the publishable key of a restaurant. */
  const browserOf = (restaurant: FirstRestaurant) => {
    const { id: restaurantId, publishableKey } = restaurant
    return payer(service, { restaurantId: id(restaurantId), publishableKey, diner: { api: guestOf(restaurant) } })
  }

  /** Pays what was placed with a card, first in vain with the keys of the other restaurants. */
  async function payByCard(restaurant: FirstRestaurant, { venueId, ...entity }: Payable) {
    const api = guestOf(restaurant)
    const { clientSecret } = await api.call(getClientSecret, { ...entity, venueId })
    for (const other of firstRestaurants.filter((one) => one !== restaurant)) {
      const { confirm, method } = browserOf(other)
      expect(await confirm(clientSecret, await method())).toBe('resource_missing')
    }
    const { confirm, method } = browserOf(restaurant)
    expect(await confirm(clientSecret, await method())).toBe('succeeded')
    await api.call(notifyConfirmation, entity)
  }

  /** Where the money is: the publishable key of the account that holds it, and how much. */
  async function moneyOf(restaurant: FirstRestaurant, { entityKind, entityId }: Payable) {
    const begun = await service.db.select().from(payments).where(eq(payments.entityId, entityId))
    const own = begun.filter((one) => one.restaurantId === restaurant.id && one.entityKind === entityKind)
    const intents = await service.db
      .select()
      .from(stripeIntents)
      .where(eq(stripeIntents.id, own[0]?.ref ?? ''))
    return [
      ...own.map(({ status }) => status),
      ...intents.map(({ account, status, amount }) => [account, status, amount]),
    ]
  }

  async function expectPaidAndHeard(restaurant: FirstRestaurant, wish: OrderWish) {
    const api = guestOf(restaurant)
    const desk = await deskOf(restaurant)
    const { id: entityId, total, token } = await api.call(createOrder, await anOrder(api, wish))
    const order: Payable = { entityKind: 'order', entityId, token, venueId: id(wish.venueId ?? 0) }
    await payByCard(restaurant, order)
    expect(await moneyOf(restaurant, order)).toEqual(['paid', [restaurant.publishableKey, 'succeeded', total]])
    expect(await desk.hear('orders', entityId)).toMatchObject({ payment: { mode: 'card' } })
    await desk.close()
  }

  test('makes the restaurants that it names, and says their numbers', () => {
    expect(said).toContain('rita.json: Pizzeria da Rita is right.')
    expect(said).toContain('rita.json: Pizzeria da Rita is new (a dry run: nothing is kept).')
    expect(said).toContain('rita.json: Pizzeria da Rita is new: restaurant 1000.')
    expect(said).toContain('menu.products “Birra media”: new')
    expect(said).toContain('copy.json: Pizzeria da Rita is right.')
  })

  test('sets an account of each restaurant’s own [FILE-12]', () => {
    for (const { id: number } of firstRestaurants)
      expect(said).toMatch(new RegExp(`^\\d+: stripe, test, …\\w{4}, restaurant ${number}, every venue, in use$`, 'm'))
    expect(said).not.toContain('cannot be used here')
    expect(said).not.toMatch(/rk_test_\w/)
  })

  test('a pizzeria with two areas is paid and hears [FILE-12, PAY-37]', async () => {
    const api = guestOf(rita)
    const venueId = first(await venuesOf(rita))
    const { deliveryCities } = await api.call(getMixedInfo, {
      venueId,
      orderType: null,
      newsLimit: null,
      deliveryCities: true,
    })
    const [town] = deliveryCities
    expect(town?.zones).toHaveLength(2)
    for (const zone of town?.zones ?? []) {
      const place = { deliveryCityIds: town?.id ?? null, deliveryZoneId: zone.id, servicePointId: null }
      expect((await api.call(getDays, { venueId, type: 'delivery', ...place })).days).not.toEqual([])
    }
    await expectPaidAndHeard(rita, await firstOrder(api, venueId))
  })

  test('a bistro’s table is paid and heard [FILE-12, PAY-37]', async () => {
    const api = guestOf(lune)
    const venueId = first(await venuesOf(lune))
    const file = await exportRestaurant(service.db, id<'Restaurant'>(lune.id))
    const tableCode = file?.venues[0]?.tables?.[0]?.code ?? ''
    const { table } = await api.call(decodeTableCode, { venueId, code: tableCode })
    expect(table.name).toBe('1')
    await expectPaidAndHeard(
      lune,
      await firstOrder(api, venueId, { orderType: 'table', tableId: table.id, tableCode, people: 2 }),
    )
  })

  test('a bistro books tables with a paid deposit only [FILE-12, RESV-43]', async () => {
    const api = guestOf(lune)
    const venueId = first(await venuesOf(lune))
    const desk = await deskOf(lune)
    await expect(api.call(reserve, { ...aTable, venueId })).rejects.toMatchObject({ failure: { status: 'VALIDATION' } })
    const deposit = price('10.00')
    const booked = await api.call(reserve, { ...aTable, venueId, deposit, paymentMode: 'card' })
    const table: Payable = { entityKind: 'reservation', entityId: booked.id, token: booked.token, venueId }
    await payByCard(lune, table)
    expect(await moneyOf(lune, table)).toEqual(['paid', [lune.publishableKey, 'succeeded', deposit]])
    expect(await desk.hear('reservations', booked.id)).toMatchObject({ depositCents: deposit })
    await desk.close()
  })

  test('both venues of a chain are paid and hear [FILE-12, PAY-37]', async () => {
    const venues = await venuesOf(presto)
    expect(venues).toHaveLength(2)
    for (const venueId of venues) await expectPaidAndHeard(presto, await firstOrder(guestOf(presto), venueId))
  })
})
