import type { LocalDate, LocalDateTime } from '#src/contract/values.ts'

import { addDays, dateOf, dayMs, offsetMs, timeOf, wallClock, weekdayOf } from './wall-clock.ts'

/** A change of a zone's clock: its time by the clock before it, and the offsets from UTC in ms. */
type ClockChange = { readonly at: LocalDateTime; readonly before: number; readonly after: number }

const yearsAhead = 5
const weekMs = 7 * dayMs

/**
 * The rules of a zone as lines of a VTIMEZONE (RFC 5545), from an instant (ms since 1970) on. An event that repeats needs
 * them: by its instant alone it would be an hour off once the clocks change. What changes by no rule is listed for five years.
 */
export function calendarZone(timeZone: string, fromMs: number): string[] {
  const offset = offsetMs(fromMs, timeZone)
  const first = { at: wallClock(fromMs, timeZone), before: offset, after: offset }
  const changes = clockChanges(timeZone, fromMs)
  // To summer time, and back from it.
  const kinds = [
    changes.filter(({ before, after }) => after > before),
    changes.filter(({ before, after }) => after < before),
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...[[first], ...kinds].flatMap(observance), 'END:VTIMEZONE']
}

function clockChanges(timeZone: string, fromMs: number): ClockChange[] {
  const changes: ClockChange[] = []
  const toMs = fromMs + yearsAhead * 365 * dayMs
  for (let nearMs = fromMs; nearMs < toMs; nearMs += weekMs) {
    const before = offsetMs(nearMs, timeZone)
    const after = offsetMs(nearMs + weekMs, timeZone)
    if (before === after) continue
    const atMs = lastMs(nearMs, nearMs + weekMs, (ms) => offsetMs(ms, timeZone) === before) + 1000
    changes.push({ at: wallClock(atMs + before, 'UTC'), before, after })
  }
  return changes
}

/** The last whole second of a range, in ms, at which something holds that holds at its start. */
function lastMs(fromMs: number, toMs: number, holds: (ms: number) => boolean): number {
  let yes = Math.floor(fromMs / 1000)
  let no = Math.ceil(toMs / 1000)
  while (no - yes > 1) {
    const middle = Math.floor((no + yes) / 2)
    if (holds(middle * 1000)) yes = middle
    else no = middle
  }
  return yes * 1000
}

/** Changes with the same offsets: by the rule they follow, else one by one. */
function observance(changes: readonly ClockChange[]): string[] {
  const [first, ...others] = changes
  if (!first) return []
  const { at, before, after } = first
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
  const rule = commonRule(changes.map((change) => change.at))
  return [
    `BEGIN:${kind}`,
    `DTSTART:${basic(at)}`,
    ...(rule === null ? others.map((other) => `RDATE:${basic(other.at)}`) : [rule]),
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ]
}

/** The yearly rule of all of these times; null where they have none, and for a single one. */
function commonRule(times: readonly LocalDateTime[]): string | null {
  const [first, ...others] = times
  if (!first || others.length === 0) return null
  const places = [placeFromEnd, placeFromStart]
  const place = places.find((of) =>
    others.every((one) => timeOf(one) === timeOf(first) && yearly(one, of) === yearly(first, of)),
  )
  return place ? yearly(first, place) : null
}

const dayWords = ['', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** `RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU` for the last Sunday of March. */
function yearly(moment: LocalDateTime, placeOf: (date: LocalDate) => number): string {
  const date = dateOf(moment)
  return `RRULE:FREQ=YEARLY;BYMONTH=${monthOf(date)};BYDAY=${placeOf(date)}${dayWords[weekdayOf(date)]}`
}

/** 2 = the second of its weekday in the month. */
function placeFromStart(date: LocalDate): number {
  return Math.ceil(Number(date.slice(8)) / 7)
}

/** -1 = the last of its weekday in the month. */
function placeFromEnd(date: LocalDate): number {
  let place = -1
  for (let next = addDays(date, 7); monthOf(next) === monthOf(date); next = addDays(next, 7)) place -= 1
  return place
}

function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7))
}

/** `20261120T190000`. */
export function basic(moment: LocalDateTime): string {
  return moment.replace(/[-:]/g, '').replace(' ', 'T')
}

/** `+0100`. */
function offsetText(ms: number): string {
  const minutes = Math.abs(ms) / 60_000
  const two = (value: number) => String(value).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`
}
