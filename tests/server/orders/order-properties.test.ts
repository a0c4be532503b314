import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { decideOrder } from '#server/orders/decide-order.ts'
import { stock } from '#server/platform/db/schema/menu-tables.ts'
import { orderLines, orders } from '#server/platform/db/schema/order-tables.ts'
import { slotBookings } from '#server/platform/db/schema/slot-tables.ts'
import { createOrder } from '#src/contract/order.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { aCounter, anOrder, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, savedAddress, orderSamples } from '#tests/server/support/order-samples.ts'
import { id, moment } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const slotStart = moment('2026-03-10 19:45:00')

/** Somebody orders, or the desk refuses the nth order there is. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ people: fc.integer({ min: 1, max: 8 }), quantity: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ refused: fc.nat(20) }) },
)
const limits = fc.record({
  capacity: fc.integer({ min: 0, max: 6 }),
  seats: fc.integer({ min: 0, max: 20 }),
  quantity: fc.integer({ min: 0, max: 15 }),
})
/** Steps that happen at the same moment, one group after the other. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 })

test('slot, seats and stock are never exceeded', async () => {
  await fc.assert(
    fc.asyncProperty(limits, groups, async ({ capacity, seats, quantity }, rounds) => {
      const { diner, restaurantId, change } = await aCounter(service, { like: 2 })
      await change({
        type: 'eatIn',
        timetable: { capacity, seats },
        stock: [{ productId: 801, venueId: 21, quantity }],
      })
      // The stock would stop an honest widget: what is forged must not get through either.
      const plain = await anOrder(diner.api, { ...orderSamples.eatIn, people: 1, slotStart, dishes: [{ id: 801 }] })
      const order = (people: number, count: number) => ({
        ...plain,
        people,
        lines: plain.lines.map((line) => ({ ...line, quantity: count })),
        total: (count * 550 + people * 200) as typeof plain.total,
      })
      for (const round of rounds) {
        const placed = (await ofRestaurant(restaurantId)).map((row) => row.id)
        await Promise.all(
          round.map((one) => {
            if ('people' in one) return statusOf(diner.api.call(createOrder, order(one.people, one.quantity)))
            const wanted = placed[one.refused % Math.max(1, placed.length)]
            return wanted
              ? decideOrder(service.db, { restaurantId, id: wanted }, { decision: 'refused' }, () => noon)
              : Promise.resolve()
          }),
        )
      }
      const alive = (await ofRestaurant(restaurantId)).filter(({ status }) => status === 'new')
      const sold = await unitsSold(restaurantId)
      const seated = alive.reduce((sum, { people }) => sum + (people ?? 0), 0)
      expect(await booked(restaurantId)).toEqual({ taken: alive.length, seatsTaken: seated })
      expect(await left(restaurantId)).toBe(quantity - sold)
      expect([alive.length <= capacity, seated <= seats, sold <= quantity]).toEqual([true, true, true])
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function ofRestaurant(restaurantId: Id<'Restaurant'>) {
  return service.db.select().from(orders).where(eq(orders.restaurantId, restaurantId)).orderBy(orders.id)
}

async function booked(restaurantId: Id<'Restaurant'>) {
  const [row] = await service.db.select().from(slotBookings).where(eq(slotBookings.restaurantId, restaurantId))
  return { taken: row?.taken ?? 0, seatsTaken: row?.seatsTaken ?? 0 }
}

async function left(restaurantId: Id<'Restaurant'>) {
  const [row] = await service.db
    .select()
    .from(stock)
    .where(and(eq(stock.restaurantId, restaurantId), eq(stock.productId, id<'Product'>(801))))
  return row?.quantity
}

async function unitsSold(restaurantId: Id<'Restaurant'>) {
  const [row] = await service.db
    .select({ units: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.status, 'new')))
  return row?.units ?? 0
}

test('the service charges the total that the widget shows', async () => {
  const { diner, restaurantId, place, read, change } = await aCounter(service, { like: 2 })
  const zones = [null, 0, 150, 350].map((fee, index) => ({
    id: id<'DeliveryZone'>(index + 1),
    name: 'Centro',
    postcode: '10123',
    minimumSpend: null,
    deliveryFee: fee as Cents | null,
  }))
  await change({ timetable: { capacity: null, seats: null }, city: { id: 201, minimumSpend: null, zones } })
  const owner = { ...diner, restaurantId }
  const zone = (deliveryZoneId: number) => ({
    deliveryCityId: id<'DeliveryCity'>(201),
    deliveryZoneId: id<'DeliveryZone'>(deliveryZoneId),
  })
  const addresses = await Promise.all([1, 2, 3, 4].map((number) => savedAddress(service, owner, 21, zone(number))))
  const people = fc.integer({ min: 1, max: 20 })
  const ordered = fc.oneof(
    fc.constant(orderSamples.collect),
    fc.constantFrom(...addresses).map((deliveryAddress) => ({ ...orderSamples.toZone, deliveryAddress })),
    people.map((count) => ({ ...orderSamples.eatIn, slotStart, people: count })),
    people.map((count) => ({ ...orderSamples.table, people: count, guest: aGuest })),
  )
  const dish = fc.record({ id: fc.constantFrom(801, 802, 803, 901, 902), quantity: fc.integer({ min: 1, max: 9 }) })
  const fixed = fc.record({
    fixedCost: fc.double({ min: 0, max: 20, noNaN: true }).map((value) => Math.round(value * 100) / 100),
    fixedCostKind: fc.constantFrom('amount' as const, 'percentage' as const),
    fixedCostFreeFrom: fc.option(fc.integer({ min: 0, max: 6000 }) as fc.Arbitrary<Cents>),
    freeDeliveryFrom: fc.option(fc.integer({ min: 0, max: 6000 }) as fc.Arbitrary<Cents>),
  })
  await fc.assert(
    fc.asyncProperty(ordered, fc.array(dish, { minLength: 1, maxLength: 4 }), fixed, async (way, dishes, service_) => {
      await change({ service: service_ })
      const request = await anOrder(diner.api, { ...way, dishes })
      const { id: orderId, total } = await place({ ...way, dishes })
      expect(total).toBe(request.total)
      expect((await read(orderId)).total).toBe(request.total)
    }),
    { numRuns: 30 },
  )
}, 120_000)
