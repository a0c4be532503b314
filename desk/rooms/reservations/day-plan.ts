import type { DeskReservation } from '#desk/contract/reservations.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'

type Reservations = readonly DeskReservation[]

/** A day of the venue and its decided reservations by time. */
export type Day = { readonly date: LocalDate; readonly reservations: Reservations }

type DayPlan = {
  /** Of all days, the one that is due first at the top. */
  readonly waiting: Reservations
  /** Today is always there, also without reservations. */
  readonly today: Day
  /** Days to come, the nearest first. */
  readonly later: readonly Day[]
  /** Days that are over, the latest first. */
  readonly earlier: readonly Day[]
}

/** The reservations as a plan: what waits for an answer, then what was decided, by days. */
export function dayPlan(all: Reservations, today: LocalDate): DayPlan {
  const byTime = all.toSorted((a, b) => compare(a.startsAt, b.startsAt) || a.id - b.id)
  const decided = byTime.filter((reservation) => !isWaiting(reservation))
  const dates = [...new Set(decided.map(({ startsAt }) => dateOf(startsAt)))]
  const dayOf = (date: LocalDate) => ({
    date,
    reservations: decided.filter(({ startsAt }) => dateOf(startsAt) === date),
  })
  return {
    waiting: byTime.filter(isWaiting),
    today: dayOf(today),
    later: dates.filter((date) => date > today).map(dayOf),
    earlier: dates
      .filter((date) => date < today)
      .map(dayOf)
      .toReversed(),
  }
}

/** Reservations and people whom the venue expects or has: without those that were refused or cancelled, and no-shows. */
export function expectedOf({ reservations }: Day): { readonly tables: number; readonly people: number } {
  const expected = reservations.filter(({ status, attendance }) => status === 'confirmed' && attendance !== 'noShow')
  return { tables: expected.length, people: expected.reduce((sum, { people }) => sum + people, 0) }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
