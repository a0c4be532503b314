import type { ReservationRow } from '#demo/server/queries/reservations.ts'

/** The slot whose seats a reservation holds. */
export function slotOf({ restaurantId, timetableId, startsAt }: ReservationRow) {
  return { restaurantId, timetableId, slotStart: startsAt }
}
