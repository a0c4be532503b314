import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { linesOf } from '#server/orders/order-queries.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { Cents } from '#src/contract/values.ts'
import { sumCents, zero } from '#src/domain/money.ts'
import { vatClasses } from '#src/domain/taxes/vat-class.ts'
import { aCounter, noon, welcome10 } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples, savedAddress } from '#tests/server/support/order-samples.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const slotStart = moment('2026-03-10 19:45:00')

test('stored parts are the total of any order [TAX-10]', async () => {
  const { diner, restaurantId, place, change } = await aCounter(service, { like: 2 })
  const centro = { id: id<'DeliveryZone'>(1), name: 'Centro', postcode: '10123', minimumSpend: null }
  const zones = [{ ...centro, deliveryFee: price('1.50') }]
  await change({ timetable: { capacity: null, seats: null }, city: { id: 201, minimumSpend: null, zones } })
  const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
  const deliveryAddress = await savedAddress(service, { ...diner, restaurantId }, 21, zone)
  const way = fc.constantFrom(
    orderSamples.collect,
    { ...orderSamples.toZone, deliveryAddress },
    { ...orderSamples.eatIn, slotStart, people: 3 },
    { ...orderSamples.table, people: 2, guest: aGuest },
  )
  const dish = fc.record({
    id: fc.constantFrom(801, 803, 901, 903, 906, 908),
    quantity: fc.integer({ min: 1, max: 7 }),
  })
  const wish = fc.record({
    way,
    dishes: fc.array(dish, { minLength: 1, maxLength: 4 }),
    hasCode: fc.boolean(),
    fixedCost: fc.integer({ min: 0, max: 999 }).map((amount) => amount / 100),
    vatClass: fc.option(fc.constantFrom(...vatClasses)),
    country: fc.constantFrom('IT', 'DE', 'FR', 'ES', 'GB', 'CH'),
  })
  await fc.assert(
    fc.asyncProperty(wish, async ({ way: sample, dishes, hasCode, fixedCost, vatClass, country }) => {
      await change({ service: { fixedCost, fixedCostKind: 'amount' }, venue: { country } })
      await change({ product: { id: 801, vatClass } })
      const code = hasCode && sample.orderType !== 'table' ? { code: welcome10 } : {}
      const { id: orderId, total } = await place({ ...sample, dishes, ...code })
      const [row] = await service.db.select().from(orders).where(eq(orders.id, orderId))
      const lines = await linesOf(service.db, orderId)
      const sum = (parts: readonly { readonly gross: Cents }[]) => sumCents(parts.map(({ gross }) => gross))
      const ofLines = lines.map(({ vat }) => sum(vat ?? []))
      expect(sumCents(ofLines) + sum(row?.costsVat ?? [])).toBe(total - (row?.tip ?? zero))
      expect(lines.every((line, index) => (ofLines[index] ?? zero) <= line.total)).toBe(true)
    }),
    { numRuns: 25 },
  )
}, 120_000)
