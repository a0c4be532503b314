import type { ShiftDay } from '#src/contract/shift.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isSlotOffered } from '#src/domain/slots/slot-times.ts'

/** A day with the times that can be booked. */
export type BookableDay = Omit<ShiftDay, 'slots'> & { readonly slots: NonNullable<ShiftDay['slots']> }

/** The days with a time from now on (rulings "slots from now") [RESV-05, RESV-08]. */
export function bookableDays(days: readonly ShiftDay[], now: LocalDateTime): BookableDay[] {
  return days
    .map((day) => ({ ...day, slots: (day.slots ?? []).filter((slot) => isSlotOffered(day.date, slot, now)) }))
    .filter(({ slots }) => slots.length > 0)
}
