import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { closures, openingHours } from '#server/platform/db/schema/venue-tables.ts'
import { getDiscountCodes } from '#src/contract/discount-code.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getLoyaltyCard } from '#src/contract/loyalty.ts'
import { createOrder } from '#src/contract/order.ts'
import { getRestaurantInfo } from '#src/contract/restaurant.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import { getDays, getSlots } from '#src/contract/shift.ts'
import type { Id } from '#src/contract/values.ts'
import { getMixedInfo } from '#src/contract/venue-content.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { addDays, timeOf } from '#src/domain/time/wall-clock.ts'
import { openState } from '#src/domain/venues/open-state.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { aDiner, anOrder, clientOf, noon, statusOf, tiramisu } from '#tests/server/support/diner.ts'
import { day, id, moment, time } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
let diner: Awaited<ReturnType<typeof aDiner>>

// 13 March 2026 is a Friday.
const friday = day('2026-03-13')
const saturday = day('2026-03-14')
const sunday = day('2026-03-15')
const noonOfFriday = moment('2026-03-13 12:00:00')
const venueId = id<'Venue'>(11)
const twoTiramisu = [{ id: tiramisu, quantity: 2 }]
const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const
const at = (text: string) => service.clock.set(instantOf(moment(text), 'Europe/Rome'), restaurantId)

beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant({ venueId: 11, timetable: { leadMinutes: 0 } })
  diner = await aDiner(service, restaurantId)
  at(noonOfFriday)
})

/** Evenings of Friday and Saturday at venue 11: 19:00 to 02:00, the one of Saturday in two rows. */
async function openLate(rows: readonly (readonly [weekday: number, from: string, to: string])[] = lateRows) {
  await service.db
    .delete(openingHours)
    .where(and(eq(openingHours.restaurantId, restaurantId), eq(openingHours.venueId, venueId)))
  if (rows.length === 0) return
  await service.db.insert(openingHours).values(
    rows.map(([weekday, from, to], index) => ({
      restaurantId,
      venueId,
      weekday,
      shift: `F${index + 1}`,
      from: time(from),
      to: time(to),
    })),
  )
}
const lateRows = [
  [5, '12:00', '15:00'],
  [5, '19:00', '02:00'],
  [6, '19:00', '00:00'],
  [7, '00:00', '02:00'],
] as const

const close = async (date: string) => {
  await service.db.delete(closures).where(and(eq(closures.restaurantId, restaurantId), eq(closures.venueId, venueId)))
  await service.changeRestaurant(restaurantId, { venueId: 11, closure: { from: day(date), to: day(date) } })
}

async function startsOn(date: string, type: ServiceType = 'takeAway') {
  const asked = { venueId, type, ...nowhere, date: day(date) }
  const { slots } = await clientOf(service, restaurantId).call(getSlots, asked)
  return slots.map(({ from }) => from)
}
const evening = (from: string, to: string, stepMinutes = 60) =>
  service.changeRestaurant(restaurantId, {
    venueId: 11,
    timetable: { from: time(from), to: time(to), stepMinutes, weekdays: [5] },
  })
const order = async (slotStart: string) =>
  statusOf(diner.api.call(createOrder, await anOrder(diner.api, { slotStart: moment(slotStart) })))

const infoAt = (asked: Partial<RequestOf<typeof getMixedInfo>>) =>
  clientOf(service, restaurantId).call(getMixedInfo, { venueId, orderType: 'takeAway', newsLimit: null, ...asked })

describe('an hour after midnight', () => {
  test.each([friday, saturday])('is closed with its evening: %s [WIZ-46]', async (closed) => {
    await openLate()
    await close(closed)
    const isFriday = closed === friday
    expect((await startsOn(friday)).includes(time('23:45'))).toBe(!isFriday)
    const ofSaturday = await startsOn(saturday)
    for (const from of ['00:15', '01:00', '02:00']) expect(ofSaturday.includes(time(from))).toBe(!isFriday)
    for (const from of ['02:15', '19:00', '23:45']) expect(ofSaturday.includes(time(from))).toBe(isFriday)
    expect(await order(`${saturday} 01:00:00`)).toBe(isFriday ? 'ORDER_TIME_EXPIRED' : 'accepted')
    expect(await order(`${saturday} 20:00:00`)).toBe(isFriday ? 'accepted' : 'ORDER_TIME_EXPIRED')
  })

  test('belongs to one day for service and widget [WIZ-46]', async () => {
    await openLate()
    const { venues } = await clientOf(service, restaurantId).call(getRestaurantInfo, {})
    const venue = venues.find((one) => one.id === venueId) ?? null
    const texts = ['00:30', '01:00', '01:45', '02:00', '02:15', '12:15', '19:30', '23:45']
    for (const closed of [addDays(friday, -1), friday, saturday, sunday]) {
      await close(closed)
      for (const date of [friday, saturday, sunday]) {
        const offered = await startsOn(date)
        const toCome = texts.map((text) => moment(`${date} ${text}:00`)).filter((start) => start >= noonOfFriday)
        const byWidget = toCome.filter((start) => serviceDay(venue, start) !== closed)
        expect(toCome.filter((start) => offered.includes(timeOf(start)))).toEqual(byWidget)
      }
    }
  })

  test('is closed by the closure of its evening [WIZ-46]', async () => {
    await openLate()
    await close(friday)
    const now = moment('2026-03-14 01:00:00')
    at(now)
    const { closures: told, venue } = await infoAt({ closures: true, venue: true })
    if (!venue) throw new Error('There is no venue.')
    expect(openState(venue, told, now).isOpen).toBe(false)
    expect(openState(venue, [], now).isOpen).toBe(true)
  })

  test('is one of the timetable that begins before midnight [WIZ-46]', async () => {
    await openLate([])
    await evening('22:00', '01:00')
    expect(await startsOn(friday)).toEqual(['22:00', '23:00'])
    expect(await startsOn(saturday)).toEqual(['00:00', '01:00'])
    expect(await startsOn(sunday)).toEqual([])
    expect(await order(`${saturday} 01:00:00`)).toBe('accepted')
    expect(await order(`${sunday} 01:00:00`)).toBe('ORDER_TIME_EXPIRED')
    await close(saturday)
    expect(await startsOn(saturday)).toEqual(['00:00', '01:00'])
    await close(friday)
    expect(await startsOn(saturday)).toEqual([])
    expect(await order(`${saturday} 00:00:00`)).toBe('ORDER_TIME_EXPIRED')
  })

  test('has codes, promotions and rewards of its evening [COUP-21]', async () => {
    await openLate()
    const only = (date: string) => ({ from: moment(`${date} 00:00:00`), to: moment(`${date} 23:59:59`) })
    await service.changeRestaurant(restaurantId, { code: { id: 71, ...only(friday) } })
    await service.changeRestaurant(restaurantId, { code: { id: 72, ...only(saturday) } })
    await service.changeRestaurant(restaurantId, { promotion: { id: 1, from: friday, to: friday } })
    const withCode = async (code: number) => {
      const { codes } = await diner.api.call(getDiscountCodes, { venueId })
      const found = codes.find((one) => one.id === code)
      if (!found) throw new Error(`There is no code ${code}.`)
      const wish = { slotStart: moment(`${saturday} 01:00:00`), code: found, dishes: twoTiramisu }
      return statusOf(diner.api.call(createOrder, await anOrder(diner.api, wish)))
    }
    expect(await withCode(71)).toBe('accepted')
    expect(await withCode(72)).toBe('COUPON_NOT_ACTIVE')
    const listed = async () =>
      (await diner.api.call(getDiscountCodes, { venueId, isHidden: false })).codes.map(({ name }) => name)
    const promotion = async () => (await diner.api.call(getLoyaltyCard, { venueId })).promotion?.id ?? null
    at('2026-03-14 02:00:00')
    expect(await listed()).toContain('CODE71')
    expect(await promotion()).toBe(1)
    expect((await infoAt({ promotion: true })).promotion?.id).toBe(1)
    at('2026-03-14 02:01:00')
    expect(await listed()).not.toContain('CODE71')
    expect(await promotion()).not.toBe(1)
  })

  test('at a table follows the slots before it [WIZ-46]', async () => {
    const own = await service.newRestaurant({
      like: 2,
      type: 'table',
      timetable: { from: time('22:00'), to: time('01:00'), stepMinutes: 30, weekdays: [5] },
    })
    const seen = async (now: string) => {
      service.clock.set(instantOf(moment(now), 'Europe/Rome'), own)
      const asked = { venueId: id<'Venue'>(21), type: 'table', ...nowhere } as const
      const { days } = await clientOf(service, own).call(getDays, asked)
      return days.flatMap(({ date, slots }) => (slots ?? []).map(({ from }) => `${date.slice(8)} ${from}`))
    }
    expect(await seen('2026-03-13 23:40:00')).toEqual(['13 23:30', '14 00:00', '14 00:30', '14 01:00'])
    expect(await seen('2026-03-14 00:10:00')).toEqual(['14 00:00', '14 00:30', '14 01:00'])
    expect(await seen('2026-03-14 01:10:00')).toEqual(['14 01:00'])
    expect(await seen('2026-03-14 01:40:00')).toEqual([])
  })
})
