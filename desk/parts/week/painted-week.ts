import type { Hours, Week } from './week.ts'
import { inOrder } from './week.ts'

// A day of the grid goes from four to four, so that an evening stays together: every minute of the week has one cell.

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes
const cellMinutes = 30
const firstMinute = 4 * 60
export const cellsOfDay = dayMinutes / cellMinutes

/** A half hour of a day of the grid, 0 = Monday, at four. */
export type Cell = { readonly day: number; readonly at: number }
/** From one cell to another, which is a part of it; in any order. */
export type Area = { readonly from: Cell; readonly to: Cell }
/** The minutes of a half hour in which the venue is open. */
export type Filled = { readonly from: number; readonly to: number }

/** Minutes since Monday 0:00; hours of Sunday end in the next week. */
type Span = { readonly start: number; readonly end: number }
/** Hours of a day; those that cannot be read, such as what is not typed to its end, have no span and stay. */
type Entry = { readonly day: number; readonly hours: Hours; readonly span: Span | null }

/** How much of each cell is open; null = nothing. */
export function filledCells(week: Week): readonly (readonly (Filled | null)[])[] {
  const spans = spansOf(entriesOf(week))
  return week.map((_, day) => Array.from({ length: cellsOfDay }, (_cell, at) => filledAt(spans, startOf({ day, at }))))
}

export const isFull = (filled: Filled | null | undefined) => filled?.from === 0 && filled.to === cellMinutes

function filledAt(spans: readonly Span[], start: number): Filled | null {
  const parts = spans.filter((span) => span.start < start + cellMinutes && span.end > start)
  if (parts.length === 0) return null
  const from = Math.max(0, Math.min(...parts.map((span) => span.start)) - start)
  return { from, to: Math.min(cellMinutes, Math.max(...parts.map((span) => span.end)) - start) }
}

/** The week with an area opened or closed. Hours that it does not touch stay to the minute. */
export function paintedWeek(week: Week, area: Area, isOpen: boolean): Week {
  const { days, times } = sidesOf(area)
  let entries = entriesOf(week)
  for (let day = days.first; day <= days.last; day += 1) {
    const painted = { start: startOf({ day, at: times.first }), end: startOf({ day, at: times.last + 1 }) }
    entries = isOpen ? opened(entries, painted, day) : closed(entries, painted)
  }
  return week.map((_, day) => inOrder(entries.filter((entry) => entry.day === day).map(({ hours }) => hours)))
}

/** The days and times of an area, the first ones first. */
export function sidesOf({ from, to }: Area) {
  const side = (a: number, b: number) => ({ first: Math.min(a, b), last: Math.max(a, b) })
  return { days: side(from.day, to.day), times: side(from.at, to.at) }
}

/** When a cell begins: `23:30`. */
export const timeOfCell = (at: number) => clockTime(firstMinute + at * cellMinutes)

/** When a cell ends: `24:00`. */
export const endOfCell = (at: number) => endTime(firstMinute + (at + 1) * cellMinutes)

/** The hours within which a cell is. */
export function hoursAt(week: Week, cell: Cell): Hours | null {
  const start = startOf(cell)
  const isThere = (span: Span) => aroundWeek(span).some((each) => each.start <= start && each.end > start)
  return entriesOf(week).find(({ span }) => span && isThere(span))?.hours ?? null
}

function closed(entries: readonly Entry[], painted: Span): Entry[] {
  return entries.flatMap((entry) => {
    const { span } = entry
    if (!span || !aroundWeek(painted).some((each) => meets(each, span))) return [entry]
    return without([span], aroundWeek(painted)).map(entryOf)
  })
}

/** Hours of the day that the painted ones touch become one with them; what is open already is not written twice. */
function opened(entries: readonly Entry[], painted: Span, day: number): Entry[] {
  const near = entries.filter((entry) => touches(ownSpan(entry, day), painted))
  const spans = near.flatMap((entry) => ownSpan(entry, day) ?? [])
  // More than a day has no end that the file could say.
  const isOneDay = lengthOf(hull([painted, ...spans])) <= dayMinutes
  const joined = isOneDay ? near : []
  const others = entries.filter((entry) => !joined.includes(entry))
  const missing = without([painted], spansOf(others))
  if (missing.length === 0) return [...entries]
  return [...others, ...merged([...missing, ...(isOneDay ? spans : [])]).map(entryOf)]
}

/** The hours of an entry that begin in the row of a day; those of the next date only when they end in it too. */
function ownSpan({ day: date, span }: Entry, day: number): Span | null {
  if (!span) return null
  const row = startOf({ day, at: 0 })
  const here = aroundWeek(span).find(({ start }) => start >= row && start < row + dayMinutes)
  return here && (date === day || here.end <= row + dayMinutes) ? here : null
}

const startOf = ({ day, at }: Cell) => day * dayMinutes + firstMinute + at * cellMinutes
const lengthOf = ({ start, end }: Span) => end - start
const meets = (a: Span, b: Span) => a.start < b.end && a.end > b.start
const touches = (a: Span | null, b: Span) => a !== null && a.start <= b.end && a.end >= b.start
const spansOf = (entries: readonly Entry[]) => entries.flatMap(({ span }) => (span ? aroundWeek(span) : []))

/** The same in the week before and the one after: Sunday night goes on on Monday. */
function aroundWeek({ start, end }: Span): Span[] {
  return [-weekMinutes, 0, weekMinutes].map((shift) => ({ start: start + shift, end: end + shift }))
}

function hull(spans: readonly Span[]): Span {
  return { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
}

function merged(spans: readonly Span[]): Span[] {
  const done: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = done.at(-1)
    if (last && touches(last, span)) done.splice(-1, 1, hull([last, span]))
    else done.push(span)
  }
  return done
}

/** What is left of spans without others. */
function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  let left = [...spans]
  for (const other of others)
    left = left.flatMap((span) =>
      meets(span, other)
        ? [
            { start: span.start, end: other.start },
            { start: other.end, end: span.end },
          ].filter((each) => lengthOf(each) > 0)
        : [span],
    )
  return left
}

function entriesOf(week: Week): Entry[] {
  return week.flatMap((list, day) => list.map((hours): Entry => ({ day, hours, span: spanOf(day, hours) })))
}

function spanOf(day: number, { from, to }: Hours): Span | null {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  if (start === null || end === null || start === dayMinutes) return null
  const length = (end - start + dayMinutes) % dayMinutes || dayMinutes
  return { start: day * dayMinutes + start, end: day * dayMinutes + start + length }
}

function entryOf({ start, end }: Span): Entry {
  const first = (start + weekMinutes) % weekMinutes
  const span = { start: first, end: first + end - start }
  return { day: Math.floor(first / dayMinutes), hours: { from: clockTime(start), to: endTime(end) }, span }
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** `23:30` */
function clockTime(minute: number): string {
  const ofDay = (minute + weekMinutes) % dayMinutes
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Midnight as an end is `24:00`. */
function endTime(minute: number): string {
  return clockTime(minute).replace('00:00', '24:00')
}
