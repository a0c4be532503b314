import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'

import type { OrderDay } from './use-days.ts'

/** What is said of an earliest time. */
export type ShownEarliest = { readonly date: LocalDate; readonly slot: Pick<TimeSlot, 'from' | 'to'> }

export type Earliest = { readonly date: LocalDate; readonly slot: OrderSlot }

/** The first slot of the first day; null when the slots of that day have to be fetched separately [WIZ-28]. */
export function earliestOf([day]: readonly OrderDay[]): Earliest | null {
  const [slot] = day?.slots ?? []
  return day && slot ? { date: day.date, slot } : null
}
