import type { RowsOf } from './restaurant-seed.ts'
import { id, time } from './restaurant-seed.ts'

export const everyDay = [1, 2, 3, 4, 5, 6, 7]

/** Slots from 00:15 to 23:45, so that one is left at any time of the day. */
export const aroundTheClock = {
  weekdays: everyDay,
  from: time('00:15'),
  to: time('23:45'),
  stepMinutes: 15,
  menuId: id<'Menu'>(1),
} as const

/** Shifts for tables at lunch and dinner, every 30 minutes, bookable until two hours before. */
export function tableShifts(
  venueId: number,
  [lunch, dinner]: readonly [lunch: number, dinner: number],
  seats: number,
): RowsOf<'timetables'> {
  const sitting = { venueId: id<'Venue'>(venueId), type: 'reservation', weekdays: everyDay, stepMinutes: 30 } as const
  return [
    { ...sitting, id: id(lunch), from: time('12:00'), to: time('14:00'), leadMinutes: 120, seats },
    { ...sitting, id: id(dinner), from: time('19:00'), to: time('22:00'), leadMinutes: 120, seats },
  ]
}

/** Open the whole day, every day: until the midnight that ends it. */
export function alwaysOpen(venueIds: readonly number[]): RowsOf<'openingHours'> {
  return venueIds.flatMap((venueId) =>
    everyDay.map((weekday) => ({
      venueId: id<'Venue'>(venueId),
      weekday,
      shift: 'F1',
      from: time('00:00'),
      to: time('00:00'),
    })),
  )
}
