import { sql } from 'drizzle-orm'

import { newestOrders } from '#server/orders/newest-orders.ts'
import { createOrder } from '#src/contract/order.ts'
import { getOrder, getOrderHistory } from '#src/contract/placed-order.ts'
import { aDiner, anOrder } from '#tests/server/support/diner.ts'
import type { TestService } from '#tests/support/service.ts'

const rounds = 40
const fewOrders = 1000

/** Least ms of what reads or writes orders, with a thousand of them in the database and with `most`, and their ratio. */
export async function growthRows(service: TestService, most: number): Promise<(string | number)[][]> {
  const restaurantId = await service.newRestaurant({ timetable: { capacity: null } })
  const { api } = await aDiner(service, restaurantId)
  const request = await anOrder(api)
  const { id: orderId } = await api.call(createOrder, request)
  // New orders are another customer's, so that the history that is read stays as long as it is.
  const other = await aDiner(service, restaurantId)
  const history = { countsMessages: false } as const
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    'newest orders at the desk of a quiet restaurant': () =>
      newestOrders(service.db, { restaurantId, venueId: null }, Date.now()),
    'one order': () => api.call(getOrder, { venueId: null, id: orderId, token: null }),
    'history of a customer': () => api.call(getOrderHistory, history),
    'new order': () => other.api.call(createOrder, request),
  }
  const measured = async () => {
    const times: number[] = []
    for (const ask of Object.values(questions)) times.push(await leastMs(ask))
    return times
  }
  await store(service, fewOrders)
  const before = await measured()
  await store(service, most - fewOrders)
  const after = await measured()
  return Object.keys(questions).map((name, index) => {
    const [few, many] = [before[index] ?? 0, after[index] ?? 0]
    return [name, few, many, many / few]
  })
}

/** Orders of restaurant 1, without lines: what grows is the table and its indexes. */
async function store({ db }: TestService, count: number): Promise<void> {
  await db.execute(sql`
    insert into orders (restaurant_id, venue_id, language, order_type, status, payment_mode, payment_status,
      timetable_id, slot_start, as_soon_as_possible, products_total, total, created_at)
    select 1, 11, 'en', 'takeAway', 'confirmed', 'card', 'paid', 1, now(), false, 100, 100, now()
    from generate_series(1, ${count}::int)`)
  await db.execute(sql`analyze orders`)
}

/** The fastest of some rounds: what other work on the machine slows down is not counted. */
async function leastMs(ask: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    least = Math.min(least, performance.now() - began)
  }
  return least
}
