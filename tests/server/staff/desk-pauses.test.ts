import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { deskVersion } from '#server/staff/desk-version.ts'
import { getRestaurantInfo, getStatus } from '#src/contract/restaurant.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { aCounter, minute, noon, statusOf } from '#tests/server/support/diner.ts'
import { orderSamples } from '#tests/server/support/order-samples.ts'
import { id } from '#tests/support/builders.ts'
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
  at(noon)
})

const at = (nowMs: number) => service.clock.set(nowMs, counter.restaurantId)
const desk = () => deskOf(service, counter.restaurantId)
const pauses = () => desk().read('pauses')
const takeAway = 'venues/21/services/takeAway/pause'
const none = { opensSoon: false, restaurant: null, services: [], dishes: [], busy: [] }
const last = noon + 30 * minute - 1

describe('a pause of a way to order', () => {
  test('is over at its end, for diners too [VENUE-46]', async () => {
    const block = async () => {
      const { venues } = await counter.diner.api.call(getRestaurantInfo, {})
      const asked = { venueId: id<'Venue'>(21), orderType: 'takeAway', newsLimit: 1, takeAway: true } as const
      const { takeAway: config } = await counter.diner.api.call(getMixedInfo, asked)
      expect(config?.blockedUntil).toBe(venues[0]?.takeAway?.blockedUntil)
      return [venues[0]?.takeAway?.isBlocked, config?.blockedUntil]
    }
    expect((await desk().post(takeAway, { isPaused: true, until: 30 })).status).toBe(200)
    expect(await pauses()).toEqual({
      ...none,
      services: [
        { venueId: 21, venue: expect.any(String), type: 'takeAway', isForMissed: false, until: '2026-03-10 12:30:00' },
      ],
    })
    at(last)
    expect(await block()).toEqual([true, '2026-03-10 12:30:00'])
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('SERVICE_BLOCKED')
    at(last + 1)
    expect(await pauses()).toEqual(none)
    expect(await block()).toEqual([false, null])
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
  })

  test('that is set again has the later end [VENUE-46]', async () => {
    await desk().post(takeAway, { isPaused: true, until: 15 })
    await desk().post(takeAway, { isPaused: true, until: 60 })
    at(last + 1)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('SERVICE_BLOCKED')
    await desk().post(takeAway, { isPaused: true, until: null })
    at(noon + 600 * minute)
    expect(await pauses()).toMatchObject({ services: [{ type: 'takeAway', until: null }] })
    await desk().post(takeAway, { isPaused: false })
    expect(await pauses()).toEqual(none)
  })

  test('until closing ends when the venue closes [VENUE-46]', async () => {
    const openingHours = [
      { days: ['tue'], from: '11:00', to: '14:30' },
      { days: ['tue'], from: '18:00', to: '23:00' },
    ]
    expect((await desk().savePart('venues/21/set-up/hours', { openingHours })).status).toBe(200)
    await desk().post(takeAway, { isPaused: true, until: 'closing' })
    expect(await pauses()).toMatchObject({ services: [{ until: '2026-03-10 14:30:00' }] })
  })

  test('is told to open desks when it begins and ends [VENUE-46]', async () => {
    const version = (nowMs: number) => deskVersion(service.db, counter.restaurantId, nowMs)
    const before = await version(noon)
    await desk().post(takeAway, { isPaused: true, until: 30 })
    const during = await version(noon)
    expect(during).not.toBe(before)
    expect(await version(last)).toBe(during)
    expect(await version(last + 1)).not.toBe(during)
  })

  test.each([[10], ['tomorrow'], [-15]])('of %s is refused', async (until) => {
    expect((await desk().post(takeAway, { isPaused: true, until })).status).toBe(400)
    expect(await pauses()).toEqual(none)
  })
})

describe('a pause of the restaurant', () => {
  test('is over at its end, for diners too [VENUE-46]', async () => {
    const isClosed = async () => (await counter.diner.api.call(getStatus, {})).isUnderMaintenance
    await desk().post('pause', { isPaused: true, until: 30 })
    expect(await pauses()).toMatchObject({ restaurant: { until: '2026-03-10 12:30:00' } })
    at(last)
    expect(await isClosed()).toBe(true)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('MAINTENANCE')
    at(last + 1)
    expect(await isClosed()).toBe(false)
    expect(await statusOf(counter.place(orderSamples.collect))).toBe('accepted')
    expect(await pauses()).toEqual(none)
  })

  test('until closing ends with the last venue [VENUE-46]', async () => {
    await desk().post('pause', { isPaused: true, until: 'closing' })
    at(noon + 48 * 60 * minute)
    expect(await pauses()).toEqual(none)
  })
})
