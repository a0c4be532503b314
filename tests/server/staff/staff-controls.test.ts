import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createOrder } from '#src/contract/order.ts'
import { getStatus } from '#src/contract/restaurant.ts'
import { getDays } from '#src/contract/shift.ts'
import { aCounter, anOrder, clientOf, noon, statusOf } from '#tests/server/support/diner.ts'
import { aGuest, savedAddress, orderSamples } from '#tests/server/support/order-samples.ts'
import { tally } from '#tests/server/support/rush.ts'
import { id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service, { like: 2 })
})

const send = async (path: string, body: object = {}) =>
  (await deskOf(service, counter.restaurantId).post(path, body)).status
const read = <T>(path: string) => deskOf(service, counter.restaurantId).read<T>(path)
const desk = async () => (await read<{ orders: object[] }>('orders')).orders
const controls = () => read<Controls>('controls')
type Controls = {
  isUnderMaintenance: boolean
  venues: { services: { type: string; isBlocked: boolean }[]; timetables: { id: number; capacity: number | null }[] }[]
}
const delivered = async () => {
  const owner = { ...counter.diner, restaurantId: counter.restaurantId }
  const zone = { deliveryCityId: id<'DeliveryCity'>(201), deliveryZoneId: id<'DeliveryZone'>(1) }
  const deliveryAddress = await savedAddress(service, owner, 21, zone)
  return counter.place({ ...orderSamples.toZone, deliveryAddress, asSoonAsPossible: true })
}

describe('the desk shows where an order goes', () => {
  test('to an address, between two times or soonest', async () => {
    const { id: orderId } = await delivered()
    expect(await desk()).toMatchObject([
      {
        id: orderId,
        orderType: 'delivery',
        slotStart: '2026-03-10 19:30:00',
        slotEnd: '2026-03-10 19:45:00',
        isAsSoonAsPossible: true,
        isGuest: false,
        people: null,
        place: {
          table: null,
          address: {
            street: 'Via Po 12',
            town: '10123 Torino',
            zone: 'Centro',
            doorbell: 'Rossi',
            note: 'Secondo piano',
          },
          point: null,
        },
        courier: { company: null, status: null, name: null, phone: null },
        deliveryCents: 150,
        invoice: null,
      },
    ])
  })

  test('to the table of a guest', async () => {
    const guest = clientOf(service, counter.restaurantId)
    await guest.call(createOrder, await anOrder(guest, { ...orderSamples.table, guest: aGuest }))
    expect(await desk()).toMatchObject([
      {
        customer: { name: 'Luca Verdi', phone: '+39 333 555 0202', email: null },
        isGuest: true,
        people: 2,
        place: { table: '3', address: null, point: null },
        courier: null,
      },
    ])
  })
})

describe('the courier', () => {
  const ponyu = { company: 'Ponyu', status: 'ASSIGNED_TO_COURIER', name: 'Sara', phone: '+39 333 555 0303' }

  test('of a confirmed delivery is shown to the customer', async () => {
    const { id: orderId } = await delivered()
    expect(await send(`orders/${orderId}/courier`, ponyu)).toBe(409)
    await send(`orders/${orderId}/confirm`)
    expect(await send(`orders/${orderId}/courier`, ponyu)).toBe(200)
    expect(await counter.read(orderId)).toMatchObject({
      courierCompany: 'Ponyu',
      courierStatus: 'ASSIGNED_TO_COURIER',
      courierName: 'Sara',
      courierPhone: '+39 333 555 0303',
    })
    expect(await send(`orders/${orderId}/courier`, { company: null, status: null, name: null, phone: null })).toBe(200)
    expect(await counter.read(orderId)).toMatchObject({ courierCompany: null, courierStatus: null })
  })

  test('needs a delivery and a known state', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    await send(`orders/${orderId}/confirm`)
    expect(await send(`orders/${orderId}/courier`, ponyu)).toBe(409)
    expect(await send(`orders/${orderId}/courier`, { ...ponyu, status: 'FLYING' })).toBe(400)
    expect(await send('orders/999999/courier', ponyu)).toBe(404)
  })
})

describe('the expected time', () => {
  const later = { from: '2026-03-10 20:00:00', to: '2026-03-10 20:15:00' }

  test('is told to the customer until it is taken back', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    expect((await counter.read(orderId)).expected).toBeNull()
    expect(await send(`orders/${orderId}/expected`, { expected: later })).toBe(200)
    expect((await counter.read(orderId)).expected).toEqual(later)
    expect(await send(`orders/${orderId}/expected`, { expected: null })).toBe(200)
    expect((await counter.read(orderId)).expected).toBeNull()
  })

  test('is none of a refused order, and is a time', async () => {
    const { id: orderId } = await counter.place(orderSamples.collect)
    expect(await send(`orders/${orderId}/expected`, { expected: { from: 'soon', to: null } })).toBe(400)
    await send(`orders/${orderId}/refuse`)
    expect(await send(`orders/${orderId}/expected`, { expected: later })).toBe(409)
  })
})

describe('cancelling', () => {
  test.each([['a waiting order'], ['a confirmed order']])('%s frees its place and is told by mail', async (which) => {
    await counter.change({ timetable: { capacity: 1 } })
    const { id: orderId } = await counter.place(orderSamples.collect)
    if (which === 'a confirmed order') await send(`orders/${orderId}/confirm`)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('ORDER_TIME_EXPIRED')
    expect(await send(`orders/${orderId}/cancel`)).toBe(200)
    expect((await counter.read(orderId)).status).toBe('cancelled')
    const { mails } = await read<{ mails: { kind: string }[] }>('outbox')
    expect(mails[0]?.kind).toBe('order-cancelled')
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
  })

  test('happens once, and not to what is refused or consumed', async () => {
    const [one, two] = [await counter.place(orderSamples.collect), await counter.place(orderSamples.collect)]
    await send(`orders/${one.id}/confirm`)
    const outcomes = await Promise.all([1, 2, 3].map(() => send(`orders/${one.id}/cancel`)))
    expect(tally(outcomes)).toEqual({ 200: 1, 409: 2 })
    await send(`orders/${two.id}/confirm`)
    await send(`orders/${two.id}/consume`)
    expect(await send(`orders/${two.id}/cancel`)).toBe(409)
  })
})

describe('the controls', () => {
  test('pause one order type of a venue and resume it', async () => {
    const pause = (isPaused: boolean) => send('venues/21/services/takeAway/pause', { isPaused })
    expect(await pause(true)).toBe(200)
    expect((await controls()).venues[0]?.services).toContainEqual({
      type: 'takeAway',
      isActive: true,
      isBlocked: true,
      until: null,
      busy: null,
    })
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('SERVICE_BLOCKED')
    expect(await statusOf(counter.place(orderSamples.table))).toBe('accepted')
    await pause(false)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
  })

  test('close the whole restaurant and open it again', async () => {
    await send('pause', { isPaused: true })
    expect((await counter.diner.api.call(getStatus, {})).isUnderMaintenance).toBe(true)
    expect((await controls()).isUnderMaintenance).toBe(true)
    await send('pause', { isPaused: false })
    expect((await counter.diner.api.call(getStatus, {})).isUnderMaintenance).toBe(false)
  })

  test('sell a product out and bring it back', async () => {
    const stock = (quantity: number | null) => send('venues/21/products/801/stock', { quantity })
    await stock(0)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('PRODUCT_NOT_AVAILABLE')
    await stock(1)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('PRODUCT_NOT_AVAILABLE')
    await stock(null)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
  })

  test('change a slot’s capacity; bookings stay', async () => {
    const capacity = (value: number | null) => send('timetables/211/capacity', { capacity: value })
    const slots = async () => {
      const search = {
        venueId: id<'Venue'>(21),
        type: 'takeAway',
        deliveryCityIds: null,
        deliveryZoneId: null,
      } as const
      const { days } = await counter.diner.api.call(getDays, { ...search, servicePointId: null })
      return days[0]?.slots?.map(({ from }) => from) ?? []
    }
    await counter.place(orderSamples.collect)
    await capacity(1)
    expect((await controls()).venues[0]?.timetables).toContainEqual(expect.objectContaining({ id: 211, capacity: 1 }))
    expect(await slots()).not.toContain('19:30')
    const other = { ...orderSamples.collect, slotStart: moment('2026-03-10 19:45:00') }
    expect(await statusOf(counter.place(other))).toBe('accepted')
    expect(await statusOf(counter.place(other))).toBe('ORDER_TIME_EXPIRED')
    await capacity(null)
    expect(await slots()).toContain('19:30')
  })

  test.each([
    ['venues/99/services/takeAway/pause', { isPaused: true }, 404],
    ['venues/21/services/flying/pause', { isPaused: true }, 404],
    ['venues/21/products/99999/stock', { quantity: 0 }, 404],
    ['venues/99/products/801/stock', { quantity: 0 }, 404],
    ['timetables/9/capacity', { capacity: 1 }, 404],
    ['timetables/211/capacity', { capacity: -1 }, 400],
    ['pause', { isPaused: 'yes' }, 400],
  ])('%s with %j is answered %s', async (path, body, status) => {
    expect(await send(path, body)).toBe(status)
  })
})
