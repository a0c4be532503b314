import { beforeAll, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { aDiner, anOrder, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { afterRush, lastTen, rushFor, tally, tenSold } from '#tests/server/support/rush.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

test('fifty orders for ten portions: ten succeed', async () => {
  const restaurantId = await service.newRestaurant(lastTen)
  const diners = await Promise.all(Array.from({ length: 50 }, () => aDiner(service, restaurantId)))
  expect(tally(await rushFor(diners))).toEqual({ accepted: 10, PRODUCT_NOT_AVAILABLE: 40 })
  expect(await afterRush(service.db, restaurantId)).toEqual(tenSold)
})

test('fifty orders for five places: five succeed', async () => {
  const restaurantId = await service.newRestaurant({ timetable: { capacity: 5 } })
  const diners = await Promise.all(Array.from({ length: 50 }, () => aDiner(service, restaurantId)))
  const outcomes = await rushFor(diners)
  expect(tally(outcomes)).toEqual({ accepted: 5, ORDER_TIME_EXPIRED: 45 })
})

test('stock belongs to one venue', async () => {
  const restaurantId = await service.newRestaurant({ stock: [{ productId: tiramisu, venueId: 11, quantity: 0 }] })
  const { api } = await aDiner(service, restaurantId)
  expect(await statusOf(api.call(createOrder, await anOrder(api)))).toBe('PRODUCT_NOT_AVAILABLE')
  const atLingotto = await anOrder(api, { venueId: 13, timetableId: 132 })
  expect(await statusOf(api.call(createOrder, atLingotto))).toBe('accepted')
})

test('a dish without a stock row never runs out', async () => {
  const restaurantId = await service.newRestaurant()
  const { api } = await aDiner(service, restaurantId)
  const many = await anOrder(api, { dishes: [{ id: tiramisu, quantity: 500 }] })
  expect(await statusOf(api.call(createOrder, many))).toBe('accepted')
  const question = { productId: id<'Product'>(tiramisu), categoryId: id<'Category'>(8), venueId: id<'Venue'>(11) }
  const { product } = await api.call(getProduct, { ...question, lastUpdate: false })
  expect(product.stock.filter(({ venueId }) => venueId === 11)).toEqual([])
})
