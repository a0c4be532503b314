import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { closures } from '#server/platform/db/schema/venue-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, clientOf, noon, refusalOf } from '#tests/server/support/diner.ts'
import { id } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import { startService } from '#tests/support/service.ts'

/** Plain text of a restaurant that HTML would read otherwise. */
const text = 'Fish & chips < 5 €, "fresh" <today>\nCall us: it’s &amp; stays &lt;b&gt;'
const texts = { it: text }
const venueId = id<'Venue'>(11)

async function aRestaurant() {
  const service = await startService({ now: noon })
  const restaurantId = await service.newRestaurant()
  return { service, restaurantId, api: clientOf(service, restaurantId, { language: 'it' }) }
}

test('license and maintenance texts are sent as written', async () => {
  const { service, restaurantId, api } = await aRestaurant()
  const order = await anOrder(api)
  await service.changeRestaurant(restaurantId, { venue: { licenseTexts: texts, isLicensed: false } })
  const { venues } = await api.call(getRestaurantInfo, {})
  expect(venues[0]?.license.text).toBe(text)
  expect((await api.call(getStatus, {})).licenses[0]?.text).toBe(text)
  const customer = await aDiner(service, restaurantId, { language: 'it' })
  expect((await refusalOf(customer.api.call(createOrder, order)))?.messages).toEqual([text])
  await service.changeRestaurant(restaurantId, { restaurant: { isUnderMaintenance: true } })
  expect((await api.call(getStatus, {})).licenses[0]?.text).toBe(text)
})

test('a closure’s message is sent as written', async () => {
  const { service, restaurantId, api } = await aRestaurant()
  await service.db.update(closures).set({ messages: texts }).where(eq(closures.restaurantId, restaurantId))
  const info = { venueId, orderType: 'takeAway', newsLimit: null, closures: true } as const
  const found = await api.call(getMixedInfo, info)
  expect(found.closures.map(({ texts: { message } }) => message)).toContain(text)
})

test('a reservation message reaches the guest as written', async () => {
  const { service, restaurantId } = await aRestaurant()
  const { api } = await aDiner(service, restaurantId, { language: 'it' })
  // Venue 12 answers reservations at the desk.
  const wish = { ...aTable, venueId: id<'Venue'>(12) }
  const { id: reservationId } = await api.call(reserve, wish, { idempotencyKey: 'one' })
  const desk = deskOf(service, restaurantId)
  await desk.post(`reservations/${reservationId}/confirm`, { message: text })
  const { reservation } = await api.call(getReservation, { venueId: null, id: reservationId })
  expect(reservation.message ?? reservation.otherMessage).toBe(text)
  const { mails } = await desk.read<{ mails: { body: string }[] }>('outbox')
  expect(mails[0]?.body).toContain(text)
})
