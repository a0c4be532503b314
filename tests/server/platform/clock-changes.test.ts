import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { setOrderTime } from '#src/contract/cart-check.ts'
import { openGroup } from '#src/contract/group-order.ts'
import { createOrder } from '#src/contract/order.ts'
import { reserve } from '#src/contract/reservation.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { getDays, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays } from '#src/domain/time/wall-clock.ts'
import { aTable } from '#tests/server/support/a-table.ts'
import { aDiner, anOrder, clientOf, minute, noon, refusalOf, statusOf } from '#tests/server/support/diner.ts'
import { day, id, moment, time } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>

const friday = day('2026-03-13')
const venueId = id<'Venue'>(11)
const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const
const at = (text: string) => service.clock.set(instantOf(moment(text), 'Europe/Rome'), restaurantId)

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ venueId: 11, timetable: { leadMinutes: 0 } })
  diner = await aDiner(service, restaurantId)
  at('2026-03-13 12:00:00')
})

async function startsOn(date: string, type: ServiceType = 'takeAway') {
  const asked = { venueId, type, ...nowhere, date: day(date) }
  const { slots } = await clientOf(service, restaurantId).call(getSlots, asked)
  return slots.map(({ from }) => from)
}
const order = async (slotStart: string) =>
  statusOf(diner.api.call(createOrder, await anOrder(diner.api, { slotStart: moment(slotStart) })))

const book = (startsAt: string) => {
  const wish = { ...aTable, venueId, people: 2, startsAt: moment(startsAt) }
  return diner.api.call(reserve, wish, { idempotencyKey: randomUUID() })
}

describe('the hour that clocks skip', () => {
  test('is not offered and not accepted [WIZ-48]', async () => {
    at('2026-03-28 20:00:00')
    expect((await startsOn('2026-03-29')).slice(6, 9)).toEqual(['01:45', '03:00', '03:15'])
    for (const from of ['02:00', '02:15', '02:45'])
      expect(await order(`2026-03-29 ${from}:00`)).toBe('ORDER_TIME_EXPIRED')
    expect(await order('2026-03-29 03:00:00')).toBe('accepted')
  })

  test('counts no minutes of a lead time [WIZ-48]', async () => {
    await service.changeRestaurant(restaurantId, { timetable: { leadMinutes: 60 } })
    at('2026-03-29 01:30:00')
    expect((await startsOn('2026-03-29'))[0]).toBe('03:30')
    service.clock.set(Date.parse('2026-10-25T00:30:00Z'), restaurantId)
    expect((await startsOn('2026-10-25'))[0]).toBe('03:00')
  })

  test('has no end of a slot [WIZ-48]', async () => {
    const own = await service.newRestaurant({
      like: 2,
      type: 'delivery',
      timetable: { stepMinutes: 30, leadMinutes: 0 },
    })
    service.clock.set(instantOf(moment('2026-03-28 20:00:00'), 'Europe/Rome'), own)
    const asked = { venueId: id<'Venue'>(21), type: 'delivery', ...nowhere, date: day('2026-03-29') } as const
    const { slots } = await clientOf(service, own).call(getSlots, asked)
    const shown = slots.map(({ from, to }) => `${from} ${to}`)
    expect(shown.slice(3, 5)).toEqual(['01:45 03:15', '03:15 03:45'])
  })

  test('takes no reservation [RESV-41]', async () => {
    await service.changeRestaurant(restaurantId, {
      type: 'reservation',
      timetable: { from: time('01:30'), to: time('04:00'), leadMinutes: 0 },
    })
    at('2026-03-28 20:00:00')
    expect(await startsOn('2026-03-29', 'reservation')).toEqual(['01:30', '03:00', '03:30', '04:00'])
    expect(await statusOf(book('2026-03-29 02:30:00'))).toBe('VALIDATION')
    expect(await statusOf(book('2026-03-29 03:30:00'))).toBe('accepted')
  })
})

describe('the hour that occurs twice', () => {
  beforeEach(async () => {
    // Of that night: an earlier session would be over.
    service.clock.set(first, restaurantId)
    diner = await aDiner(service, restaurantId)
  })
  const first = Date.parse('2026-10-25T00:20:00Z')
  const second = Date.parse('2026-10-25T01:20:00Z')
  const setTime = (slotStart: string) =>
    diner.api.call(setOrderTime, {
      slotStart: moment(slotStart),
      timetableId: id<'Timetable'>(111),
      timeZone: 'Europe/Rome',
    })

  test('is offered and accepted the first time only [WIZ-48]', async () => {
    service.clock.set(first, restaurantId)
    expect((await startsOn('2026-10-25')).slice(0, 4)).toEqual(['02:30', '02:45', '03:00', '03:15'])
    expect(await order('2026-10-25 02:30:00')).toBe('accepted')
    service.clock.set(second, restaurantId)
    expect((await startsOn('2026-10-25')).slice(0, 2)).toEqual(['03:00', '03:15'])
    expect(await order('2026-10-25 02:30:00')).toBe('ORDER_TIME_EXPIRED')
    expect(await order('2026-10-25 03:00:00')).toBe('accepted')
  })

  test.each([
    ['before it', '2026-10-24T23:50:00Z', '2026-10-25T02:05:00+02:00'],
    ['from its first time into the second', '2026-10-25T00:50:00Z', '2026-10-25T02:05:00+01:00'],
    ['in its second time', '2026-10-25T01:20:00Z', '2026-10-25T02:35:00+01:00'],
  ])('leaves 15 minutes %s [WIZ-47, API-62]', async (_when, now, limit) => {
    service.clock.set(Date.parse(now), restaurantId)
    expect(await setTime('2026-10-25 03:30:00')).toEqual({ timeLimit: limit })
    const wish = await anOrder(diner.api, { slotStart: moment('2026-10-25 03:30:00') })
    service.clock.set(Date.parse(now) + 15 * minute, restaurantId)
    expect(await statusOf(diner.api.call(createOrder, wish))).toBe('accepted')
  })

  test('still serves a table that is ordered from [WIZ-48]', async () => {
    const own = await service.newRestaurant({ like: 2 })
    service.clock.set(second, own)
    const asked = { venueId: id<'Venue'>(21), type: 'table', ...nowhere } as const
    const { days } = await clientOf(service, own).call(getDays, asked)
    expect(days[0]?.slots?.slice(0, 2).map(({ from }) => from)).toEqual(['02:45', '03:00'])
  })
})

describe('the days that are offered', () => {
  const last = addDays(friday, 6)
  const tooFar = 'Date and time: orders and bookings are taken until 19/03/2026 here, choose an earlier day'

  test('are the only ones that are accepted [API-63]', async () => {
    const { days } = await diner.api.call(getDays, { venueId, type: 'takeAway', ...nowhere })
    expect(days.at(-1)?.date).toBe(last)
    expect(await startsOn(last)).not.toEqual([])
    expect(await order(`${last} 12:30:00`)).toBe('accepted')
    for (const date of [addDays(last, 1), '2036-03-14']) {
      const wish = await anOrder(diner.api, { slotStart: moment(`${date} 12:30:00`) })
      expect(await refusalOf(diner.api.call(createOrder, wish))).toMatchObject({
        status: 'ORDER_TIME_EXPIRED',
        messages: [tooFar],
      })
      const slot = { slotStart: wish.slotStart, timetableId: id<'Timetable'>(111), timeZone: 'Europe/Rome' }
      expect((await refusalOf(diner.api.call(setOrderTime, slot)))?.messages).toEqual([tooFar])
    }
  })

  test('are the only ones for a table and a group [API-63, RESV-41]', async () => {
    const { days } = await diner.api.call(getDays, { venueId, type: 'reservation', ...nowhere })
    expect(days.at(-1)?.date).toBe(last)
    expect(await statusOf(book(`${last} 20:00:00`))).toBe('accepted')
    expect(await refusalOf(book('2036-03-14 20:00:00'))).toMatchObject({
      status: 'VALIDATION',
      messages: [tooFar],
    })
    const options = { orderType: 'takeAway', timetableId: id<'Timetable'>(111), menuId: id<'Menu'>(1) } as const
    const slotStart = moment('2036-03-14 12:30:00')
    const when = { ...options, slotStart, slotEnd: null, asSoonAsPossible: false, servicePointId: null }
    const opened = { venueId, name: 'Anna', options: when }
    const group = diner.api.call(openGroup, opened, { idempotencyKey: randomUUID() })
    expect((await refusalOf(group))?.messages).toEqual([tooFar])
  })
})
