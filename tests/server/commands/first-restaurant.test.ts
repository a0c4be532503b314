import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createService } from '#server/app.ts'
import { stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { exportRestaurant } from '#server/restaurant-file/export-restaurant.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import { decodeTableCode } from '#src/contract/dining-table.ts'
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
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { forTests, testSecretsKeys } from '#tests/support/service.ts'

const programs = postgresPrograms()
const [rita, lune, presto] = firstRestaurants
const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null }

const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('There is nothing.')
  return item
}

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

describe.skipIf(programs === null)('docs/your-first-restaurant.md', { timeout: 240_000 }, () => {
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

  /** Places an order and pays it with a card, first in vain with the keys of the other restaurants. */
  async function orderByCard(restaurant: FirstRestaurant, wish: OrderWish) {
    const api = guestOf(restaurant)
    const placed = await api.call(createOrder, await anOrder(api, wish))
    const entity = { entityKind: 'order', entityId: placed.id, token: placed.token } as const
    const { clientSecret } = await api.call(getClientSecret, { ...entity, venueId: id<'Venue'>(wish.venueId ?? 0) })
    for (const other of firstRestaurants.filter((one) => one !== restaurant)) {
      const { confirm, method } = browserOf(other)
      expect(await confirm(clientSecret, await method())).toBe('resource_missing')
    }
    const { confirm, method } = browserOf(restaurant)
    expect(await confirm(clientSecret, await method())).toBe('succeeded')
    await api.call(notifyConfirmation, entity)
    return placed
  }

  /** Where the money of an order is: the publishable key of the account that holds it, and how much. */
  async function moneyOf(restaurant: FirstRestaurant, orderId: Id<'Order'>) {
    const begun = await service.db.select().from(payments).where(eq(payments.entityId, orderId))
    const own = begun.filter((one) => one.restaurantId === restaurant.id && one.entityKind === 'order')
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
    const desk = await deskOf(restaurant)
    const { id: orderId, total } = await orderByCard(restaurant, wish)
    expect(await moneyOf(restaurant, orderId)).toEqual(['paid', [restaurant.publishableKey, 'succeeded', total]])
    expect(await desk.hear('orders', orderId)).toMatchObject({ payment: { mode: 'card' } })
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

  test('a bistro hears of a booked table [FILE-12]', async () => {
    const desk = await deskOf(lune)
    const booked = await guestOf(lune).call(reserve, { ...aTable, venueId: first(await venuesOf(lune)) })
    expect(await desk.hear('reservations', booked.id)).toMatchObject({ id: booked.id })
    await desk.close()
  })

  test('both venues of a chain are paid and hear [FILE-12, PAY-37]', async () => {
    const venues = await venuesOf(presto)
    expect(venues).toHaveLength(2)
    for (const venueId of venues) await expectPaidAndHeard(presto, await firstOrder(guestOf(presto), venueId))
  })
})
