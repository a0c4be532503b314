import { mostDays } from '#desk/contract/numbers.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { addDays, weekdayOf } from '#src/domain/time/wall-clock.ts'

export const presets = ['today', 'yesterday', 'thisWeek', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const
export type Preset = (typeof presets)[number]
/** Days, both counted. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate }

/** The days of a preset, as of today at the venue; weeks begin on Monday, and nothing is counted ahead [NUM-06]. */
export function periodOf(preset: Preset, today: LocalDate): Period {
  const yesterday = addDays(today, -1)
  const beforeMonth = addDays(firstOfMonth(today), -1)
  const periods: Readonly<Record<Preset, Period>> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: addDays(today, 1 - weekdayOf(today)), to: today },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: firstOfMonth(today), to: today },
    lastMonth: { from: firstOfMonth(beforeMonth), to: beforeMonth },
  }
  return periods[preset]
}

function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 8)}01` as LocalDate
}

export type PeriodFault = 'no-date' | 'ends-before' | 'too-long'

/** Why two typed dates are no period; null = they are one. */
export function periodFault(from: string, to: string): PeriodFault | null {
  if (!isDate(from) || !isDate(to)) return 'no-date'
  if (to < from) return 'ends-before'
  return to < addDays(from, mostDays) ? null : 'too-long'
}

function isDate(typed: string): typed is LocalDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed)
}
