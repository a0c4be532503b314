import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { orders } from '#server/platform/db/schema/order-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import type { ApiClient } from '#src/api/create-api-client.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getRewards } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { Id } from '#src/contract/values.ts'
import { aDiner, anOrder, atMensa, clientOf, statusOf, welcome10 } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { afterRush, lastTen, rushFor, tally, tenSold } from '#tests/server/support/rush.ts'
import { aTable } from '#tests/server/support/table-bills.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import { comingAgain } from './come-again.ts'
import type { Attack, Finding } from './finding.ts'

type Scarce = (service: TestService, callers: number) => Promise<readonly Finding[]>

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const dinersOf = (service: TestService, restaurantId: Id<'Restaurant'>, count: number) =>
  many(count, () => aDiner(service, restaurantId))

/** What was accepted, and outcomes that are neither that nor the refusal which says why not. */
function outcomes(what: string, found: readonly (string | null)[], due: { accepted: number; refusal: string }) {
  const counts = tally(found)
  const accepted = counts.accepted ?? 0
  const other = found.length - accepted - (counts[due.refusal] ?? 0)
  return [
    { what: `${what}: accepted`, found: accepted, due: due.accepted },
    { what: `${what}: other outcomes`, found: other, due: 0 },
  ]
}

const plenty = lastTen.stock.map((row) => ({ ...row, quantity: 10_000 }))

const portions: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant(lastTen)
  const found = await rushFor(await dinersOf(service, restaurantId, callers))
  const left = await afterRush(service.db, restaurantId)
  return [
    ...outcomes('last 10 portions', found, { accepted: 10, refusal: 'PRODUCT_NOT_AVAILABLE' }),
    { what: 'last 10 portions: left', found: left.tiramisuLeft ?? -1, due: tenSold.tiramisuLeft },
    { what: 'last 10 portions: orders', found: left.orders, due: tenSold.orders },
  ]
}

const places: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({ timetable: { capacity: 10 }, stock: plenty })
  const found = await rushFor(await dinersOf(service, restaurantId, callers))
  return outcomes('slot of 10 places', found, { accepted: 10, refusal: 'ORDER_TIME_EXPIRED' })
}

const seats: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({ like: 2, type: 'eatIn', timetable: { seats: 30 } })
  const diners = await dinersOf(service, restaurantId, callers)
  const slotStart = moment('2026-03-10 19:45:00')
  const request = await anOrder(firstOf(diners), { ...orderSamples.eatIn, slotStart, people: 3 })
  const found = await Promise.all(
    diners.map(({ api }) => statusOf(api.call(createOrder, request, { idempotencyKey: randomUUID() }))),
  )
  return outcomes('30 seats in threes', found, { accepted: 10, refusal: 'NOT_ENOUGH_SEATS' })
}

const tables: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({ like: 2, type: 'reservation', timetable: { seats: 20 } })
  const found = await many(callers, (guest) =>
    statusOf(clientOf(service, restaurantId).call(reserve, tableFor(guest), { idempotencyKey: randomUUID() })),
  )
  const rows = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  return [
    ...outcomes('20 reserved seats in twos', found, { accepted: 10, refusal: 'NOT_ENOUGH_SEATS' }),
    { what: '20 reserved seats in twos: taken', found: rows.reduce((sum, row) => sum + row.seatsTaken, 0), due: 20 },
  ]
}

const codes: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({
    timetable: { capacity: null },
    stock: plenty,
    code: { id: 1, maxUses: 10 },
  })
  const found = await rushFor(await dinersOf(service, restaurantId, callers), { code: welcome10 })
  return outcomes('code with 10 uses', found, { accepted: 10, refusal: 'COUPON_LIMIT_REACHED' })
}

const points: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({ like: 6, timetable: { capacity: null } })
  const { api } = await aDiner(service, restaurantId, { card: { points: 30 } })
  const { rewards } = await api.call(getRewards, { venueId: id<'Venue'>(61) })
  const request = await anOrder(api, { ...atMensa, rewards: rewards.filter(({ cost }) => cost === 10) })
  const found = await many(callers, () => statusOf(api.call(createOrder, request, { idempotencyKey: randomUUID() })))
  return outcomes('30 points in tens', found, { accepted: 3, refusal: 'REWARD_NOT_AVAILABLE' })
}

const bills: Scarce = async (service, callers) => {
  const table = await aTable(service)
  const order = await table.round()
  const found = await many(callers, () => statusOf(table.open([order], order.total / 10)))
  return outcomes('bills over tenths of an order', found, { accepted: 10, refusal: 'BILL_CHANGED' })
}

const oneKey: Scarce = async (service, callers) => {
  const restaurantId = await service.newRestaurant({ timetable: { capacity: null } })
  const { api } = await aDiner(service, restaurantId)
  const request = await anOrder(api)
  const idempotencyKey = randomUUID()
  const replies = await many(callers, () => api.call(createOrder, request, { idempotencyKey }))
  const stored = await service.db.$count(orders, eq(orders.restaurantId, restaurantId))
  return [
    { what: 'one key: numbers answered', found: new Set(replies.map((reply) => reply.id)).size, due: 1 },
    { what: 'one key: orders', found: stored, due: 1 },
  ]
}

/** Callers want the last of each thing at the same moment: exactly as many get it as there are. */
export const lastThings: Attack = async ({ service: asked }, { callers }) => {
  const service = { ...asked, fetch: comingAgain(asked.fetch) }
  const findings: Finding[] = []
  for (const count of callers)
    for (const scarce of [portions, places, seats, tables, codes, points, bills, oneKey]) {
      const found = await scarce(service, count)
      findings.push(...found.map((finding) => ({ ...finding, what: `${finding.what}, ${count} callers` })))
    }
  return findings
}

function firstOf(diners: readonly { readonly api: ApiClient }[]): ApiClient {
  const [first] = diners
  if (!first) throw new Error('An attack has callers.')
  return first.api
}

function tableFor(guest: number): RequestOf<typeof reserve> {
  return {
    id: null,
    venueId: id<'Venue'>(21),
    startsAt: moment('2026-03-10 20:00:00'),
    people: 2,
    name: 'Anna Rossi',
    phone: `+39 333 555 ${1000 + guest}`,
    contactEmail: `guest${guest}@example.com`,
    notes: null,
    device: 'site',
    hasAcceptedPrivacy: true,
    deposit: price('10.00'),
    paymentMode: 'card',
  }
}
