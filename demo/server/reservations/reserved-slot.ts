import type { ReservationRow } from './reservation-queries.ts'

/** The slot whose seats a reservation holds. */
export function slotOf({ restaurantId, timetableId, startsAt }: ReservationRow) {
  return { restaurantId, timetableId, slotStart: startsAt }
}
