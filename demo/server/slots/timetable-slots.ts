import type { LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

type Hours = { readonly from: LocalTime; readonly to: LocalTime; readonly stepMinutes: number }

/** The starts of a timetable row, first and last one included. */
export function slotTimesOf({ from, to, stepMinutes }: Hours): LocalTime[] {
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / stepMinutes) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeOf(minutesOf(from) + index * stepMinutes))
}

/** When the next slot begins, by the clocks of the venue: it may be on the next day. */
export function slotEndOf({ stepMinutes }: Pick<Hours, 'stepMinutes'>, slotStart: LocalDateTime): LocalDateTime {
  return wallClock(Date.parse(`${slotStart.replace(' ', 'T')}Z`) + stepMinutes * 60_000, 'UTC')
}

function minutesOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeOf(minutes: number): LocalTime {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` as LocalTime
}
