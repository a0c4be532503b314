import { beforeAll, beforeEach, expect, test } from 'vitest'

import { aCounter, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { like: 4 })
})

test('a service point order keeps point, text and fee [PRICE-28]', async () => {
  const { id: orderId, total } = await counter.place(orderSamples.toPoint)
  expect(total).toBe(150 + 100)
  expect(await counter.read(orderId)).toMatchObject({
    orderType: 'dil',
    slotEnd: '2026-03-10 19:45:00',
    servicePointId: 401,
    deliveryPoint: 'B7',
    servicePoint: { deliveryPointLabel: 'Table number' },
    addressId: null,
    deliveryFee: 100,
  })
})

test('bringing is free from the threshold, or at free points', async () => {
  const many = await counter.place({ ...orderSamples.toPoint, dishes: [{ id: 901, quantity: 20 }] })
  expect(many.total).toBe(20 * 150)
  const atPiemonte = { ...orderSamples.toPoint, venueId: 42, timetableId: 422, servicePointId: 403 }
  const { id: orderId } = await counter.place(atPiemonte)
  expect((await counter.read(orderId)).deliveryFee).toBe(0)
})

test.each([
  ['no point', { servicePointId: undefined }],
  ['a point of nobody', { servicePointId: id<'ServicePoint'>(999) }],
  ['a point that another stand serves', { servicePointId: id<'ServicePoint'>(403) }],
])('%s is refused', async (_case, fields) => {
  expect(await statusOf(counter.place({ ...orderSamples.toPoint, fields }))).toBe('ADDRESS_NOT_SERVED')
})

test('a point that the mask leaves out is refused', async () => {
  const burgers = { ...orderSamples.toPoint, venueId: 43, timetableId: 432, servicePointId: 402 }
  expect(await statusOf(counter.place(burgers))).toBe('accepted')
  const onTheLawn = { servicePointId: id<'ServicePoint'>(401) }
  expect(await statusOf(counter.place({ ...burgers, fields: onTheLawn }))).toBe('ADDRESS_NOT_SERVED')
})

test('the delivery point is required where the point asks', async () => {
  const refusal = await refusalOf(counter.place({ ...orderSamples.toPoint, deliveryPoint: '  ' }))
  expect(refusal).toMatchObject({ status: 'VALIDATION', messages: ['Delivery point is a mandatory field'] })
  await counter.change({ servicePoint: { id: 401, deliveryPointLabels: null } })
  const { id: orderId } = await counter.place({ ...orderSamples.toPoint, deliveryPoint: '' })
  expect((await counter.read(orderId)).deliveryPoint).toBeNull()
})

test('at a fair other types name their point, without fee [VENUE-43]', async () => {
  const collected = { ...orderSamples.toPoint, orderType: 'takeAway', timetableId: 411 } as const
  const { id: orderId, total } = await counter.place(collected)
  expect(total).toBe(150)
  expect(await counter.read(orderId)).toMatchObject({ servicePointId: 401, deliveryPoint: null, deliveryFee: null })
  const without = await counter.place({ ...collected, servicePointId: null })
  expect((await counter.read(without.id)).servicePointId).toBeNull()
  const elsewhere = { servicePointId: id<'ServicePoint'>(403) }
  expect(await statusOf(counter.place({ ...collected, fields: elsewhere }))).toBe('ADDRESS_NOT_SERVED')
})

test('elsewhere other types name none', async () => {
  await counter.change({ restaurant: { isFairMode: false } })
  const { id: orderId } = await counter.place({ ...orderSamples.toPoint, orderType: 'takeAway', timetableId: 411 })
  expect((await counter.read(orderId)).servicePointId).toBeNull()
})
