import { beforeAll, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { getOrderHistory } from '#src/contract/placed-order.ts'
import { aCounter, aDiner, anOrder, clientOf, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, orderSamples } from '#tests/server/support/order-samples.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService({ now: noon })
})

const asking = { countsMessages: true }

test('the history lists one’s own orders, newest first [BAPI-29]', async () => {
  const { diner, restaurantId, place, read } = await aCounter(service, { like: 2 })
  expect(await diner.api.call(getOrderHistory, asking)).toEqual({ orders: [] })
  const first = await place(orderSamples.collect)
  service.clock.set(noon + minute, restaurantId)
  const second = await place({ ...orderSamples.table, dishes: [{ id: 801 }, { id: 901 }] })
  const other = await aDiner(service, restaurantId)
  await other.api.call(createOrder, await anOrder(other.api, orderSamples.collect))
  const guest = clientOf(service, restaurantId)
  await guest.call(createOrder, await anOrder(guest, { ...orderSamples.table, guest: aGuest }))
  const { orders } = await diner.api.call(getOrderHistory, asking)
  expect(orders.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(orders).toEqual([await read(second.id), await read(first.id)])
})

test('the history is for who is signed in', async () => {
  const anonymous = clientOf(service, await service.newRestaurant())
  expect(await statusOf(anonymous.call(getOrderHistory, asking))).toBe('API_KEY_NOT_FOUND')
})
