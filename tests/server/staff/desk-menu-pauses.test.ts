import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deskVersion } from '#server/staff/desk-version.ts'
import { getProduct } from '#src/contract/product-details.ts'
import { getSlots } from '#src/contract/shift.ts'
import { aCounter, minute, noon, statusOf, tiramisu, tonight } from '#tests/server/support/diner.ts'
import { day, id, moment } from '#tests/support/builders.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let counter: Awaited<ReturnType<typeof aCounter>>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  counter = await aCounter(service)
  at(noon)
})

const at = (nowMs: number) => service.clock.set(nowMs, counter.restaurantId)
const desk = () => deskOf(service, counter.restaurantId)
const pauseDish = (body: object) => desk().post(`venues/11/products/${tiramisu}/pause`, body)
const last = noon + 30 * minute - 1

/** What is left of the dish at the venue, as the widget reads it; null = no limit. */
async function leftOf(venueId = 11) {
  const dish = { productId: id<'Product'>(tiramisu), categoryId: id<'Category'>(8), venueId: id<'Venue'>(venueId) }
  const { product } = await counter.diner.api.call(getProduct, { ...dish, lastUpdate: false })
  return product.stock.find((one) => Number(one.venueId) === venueId)?.quantity ?? null
}

describe('a dish that is paused', () => {
  test('is not sold at its venue until the end [MENU-46]', async () => {
    expect((await pauseDish({ isPaused: true, until: 30 })).status).toBe(200)
    at(last)
    expect([await leftOf(), await leftOf(12)]).toEqual([0, null])
    expect(await statusOf(counter.place())).toBe('PRODUCT_NOT_AVAILABLE')
    at(last + 1)
    expect(await leftOf()).toBeNull()
    expect(await statusOf(counter.place())).toBe('accepted')
  })

  test('is named at the desk with its end [MENU-46]', async () => {
    await pauseDish({ isPaused: true, until: 30 })
    const dishes = [
      {
        venueId: 11,
        venue: expect.any(String),
        kind: 'product',
        id: tiramisu,
        name: expect.stringContaining('iramis'),
        until: '2026-03-10 12:30:00',
      },
    ]
    expect(await desk().read('pauses')).toMatchObject({ dishes })
    await pauseDish({ isPaused: false })
    expect(await desk().read('pauses')).toMatchObject({ dishes: [] })
    expect(await leftOf()).toBeNull()
  })

  test('until tomorrow comes back when the day begins [MENU-47]', async () => {
    const openingHours = [
      { days: ['tue'], from: '11:00', to: '14:30' },
      { days: ['tue'], from: '18:00', to: '01:00' },
    ]
    await desk().savePart('venues/11/set-up/hours', { openingHours })
    await pauseDish({ isPaused: true, until: 'tomorrow' })
    expect(await desk().read('pauses')).toMatchObject({ dishes: [{ until: '2026-03-11 01:00:00' }] })
    at(noon + 13 * 60 * minute)
    expect(await leftOf()).toBeNull()
  })

  test('keeps what was left of it [MENU-46]', async () => {
    await desk().post(`venues/11/products/${tiramisu}/stock`, { quantity: 7 })
    await pauseDish({ isPaused: true })
    expect(await leftOf()).toBe(0)
    await pauseDish({ isPaused: false })
    expect(await leftOf()).toBe(7)
  })

  test.each([[10], ['never']])('for %s is refused', async (until) => {
    expect((await pauseDish({ isPaused: true, until })).status).toBe(400)
  })
})

describe('a category that is paused', () => {
  test('takes all its dishes off sale [MENU-48]', async () => {
    const before = await deskVersion(service.db, counter.restaurantId, noon)
    await desk().post('venues/11/categories/8/pause', { isPaused: true, until: 30 })
    expect(await deskVersion(service.db, counter.restaurantId, noon)).not.toBe(before)
    expect(await deskVersion(service.db, counter.restaurantId, last + 1)).toBe(before)
    expect(await leftOf()).toBe(0)
    expect(await statusOf(counter.place())).toBe('PRODUCT_NOT_AVAILABLE')
    at(last + 1)
    expect(await statusOf(counter.place())).toBe('accepted')
  })
})

describe('busy minutes', () => {
  const first = async () => {
    const asked = { venueId: id<'Venue'>(11), type: 'takeAway', date: day('2026-03-10') } as const
    const { slots } = await counter.diner.api.call(getSlots, {
      ...asked,
      deliveryCityIds: null,
      deliveryZoneId: null,
      servicePointId: null,
    } as never)
    return slots[0]?.from ?? ''
  }
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const busy = (minutes: number, until: unknown = null) =>
    desk().post('venues/11/busy', { type: 'takeAway', minutes, until })

  test('move the first slot until their end [VENUE-47]', async () => {
    const usual = await first()
    expect((await busy(60, 30)).status).toBe(200)
    at(last)
    const moved = await first()
    expect(minuteOf(moved)).toBeGreaterThanOrEqual(minuteOf(usual) + 60)
    at(last + 1)
    expect(minuteOf(await first())).toBeLessThan(minuteOf(moved))
  })

  test('refuse an order for a slot too near [VENUE-47]', async () => {
    const usual = moment(`2026-03-10 ${await first()}:00`)
    await busy(60)
    expect(await statusOf(counter.place({ slotStart: usual }))).toBe('ORDER_TIME_EXPIRED')
    expect(await statusOf(counter.place({ slotStart: tonight }))).toBe('accepted')
    await busy(0)
    expect(await statusOf(counter.place({ slotStart: usual }))).toBe('accepted')
  })

  test('of a venue hold for all its orders [VENUE-47]', async () => {
    counter = await aCounter(service, { like: 2 })
    await desk().post('venues/21/busy', { type: null, minutes: 20, until: 60 })
    const { busy: said } = await desk().read<{ busy: { type: string; minutes: number; until: string }[] }>('pauses')
    expect(said.length).toBeGreaterThan(1)
    expect(said.every(({ minutes, until }) => minutes === 20 && until === '2026-03-10 13:00:00')).toBe(true)
    expect(said.map(({ type }) => type)).not.toContain('table')
  })
})
