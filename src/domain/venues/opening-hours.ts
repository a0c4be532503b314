import type { LocalDate, LocalTime } from '#src/contract/values.ts'
import type { Closure } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'

import { midnight } from './service-day.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type DayHours = {
  /** 1 = Monday. */
  readonly weekday: (typeof weekdays)[number]
  /** Empty = closed. */
  readonly shifts: readonly { readonly from: LocalTime; readonly to: string }[]
}

/** The end of hours as it is shown: midnight is 24:00 [HOME-17]. */
export function closingTime(time: LocalTime): string {
  return time === midnight ? '24:00' : time
}

/** Seven days from Monday, each with its shifts, F1 first [HOME-10]. */
export function hoursOfWeek({ openingHours }: Pick<Venue, 'openingHours'>): DayHours[] {
  return weekdays.map((weekday) => {
    const rows = openingHours.filter((row) => row.weekday === weekday)
    const inOrder = [...rows.filter(({ shift }) => shift === 'F1'), ...rows.filter(({ shift }) => shift !== 'F1')]
    return { weekday, shifts: inOrder.map(({ from, to }) => ({ from, to: closingTime(to) })) }
  })
}

/** The closures that end today or later, the next one first [HOME-12]. */
export function nextClosures(closures: readonly Closure[], today: LocalDate): Closure[] {
  return closures.filter(({ to }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
}
