import * as z from 'zod/mini'

import { saying } from '#server/restaurant-file/faults.ts'
import type { Reading, RowOf, Writing } from '#server/restaurant-file/form.ts'
import { compact, fileText, textsOrNull, unless } from '#server/restaurant-file/form.ts'
import {
  day,
  days,
  described,
  endTime,
  known,
  text,
  time,
  weekdaysOf,
  writtenDays,
} from '#server/restaurant-file/values.ts'
import type { Id } from '#src/contract/values.ts'

/** When a venue is open. */
export const hours = z.strictObject({
  days: z.optional(days),
  from: time,
  to: described(endTime, 'One before `from`, and 24:00, is the next day.'),
})
type Hours = z.output<typeof hours>

/** The hours of a week; those of a day do not overlap. */
export const week = z.array(hours).check(({ value, issues }) => {
  for (const index of overlapping(value))
    issues.push({ code: 'custom', input: value, path: [index, 'from'], message: saying('overlappingHours') })
})

const longestClosureMs = 366 * 86_400_000

/** Days on which a venue is closed. */
export const closure = z
  .strictObject({
    ...known,
    from: day,
    to: z.optional(described(day, 'The last day; `from` alone when left out.')),
    message: z.optional(described(text, 'What diners read.')),
  })
  .check(
    z.refine(({ from, to = from }) => to >= from, { path: ['to'], error: saying('lastBeforeFirst') }),
    z.refine(({ from, to = from }) => Date.parse(to) - Date.parse(from) <= longestClosureMs, {
      path: ['to'],
      error: saying('longClosure'),
    }),
  )
type Closure = z.output<typeof closure>

/** The places of hours that begin before others of the same day are over. */
function overlapping(list: readonly Hours[]): number[] {
  const places = weekdaysOf().flatMap((weekday) => {
    const ofDay = list
      .map((each, index) => ({ ...each, index }))
      .filter(({ days: own }) => weekdaysOf(own).includes(weekday))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    return ofDay.flatMap(({ from, index }, place) => (isOpenAt(ofDay[place - 1], from) ? [index] : []))
  })
  return [...new Set(places)]
}

function isOpenAt(earlier: Hours | undefined, time: Hours['from']): boolean {
  return earlier !== undefined && (earlier.to <= earlier.from || earlier.to > time)
}

/** The shifts of each day, the earliest first: F1, F2 and so on. */
export function openingHourRows(list: readonly Hours[], venueId: Id<'Venue'>): RowOf<'openingHours'>[] {
  return weekdaysOf().flatMap((weekday) =>
    list
      .filter((each) => weekdaysOf(each.days).includes(weekday))
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map(({ from, to }, place) => ({ venueId, weekday, shift: `F${place + 1}`, from, to })),
  )
}

/** The hours of a venue, with the days that share them. */
export function hoursOf(rows: readonly RowOf<'openingHours'>[]): z.input<typeof hours>[] {
  const isSame = (a: RowOf<'openingHours'>, b: RowOf<'openingHours'>) =>
    a.shift === b.shift && a.from === b.from && a.to === b.to
  return rows
    .filter((row, index) => rows.findIndex((other) => isSame(other, row)) === index)
    .map((row) => {
      const weekdays = rows.filter((other) => isSame(other, row)).map(({ weekday }) => weekday)
      return compact<z.input<typeof hours>>({
        days: writtenDays(weekdays),
        from: row.from,
        to: row.to,
      })
    })
}

export function closureRow(
  file: Closure,
  { reading, venueId, path }: { readonly reading: Reading; readonly venueId: Id<'Venue'>; readonly path: string },
): RowOf<'closures'> {
  return {
    id: reading.numberOf('Closure', path),
    venueId,
    from: file.from,
    to: file.to ?? file.from,
    messages: textsOrNull(file.message, reading) ?? {},
  }
}

export function closureOf(
  row: RowOf<'closures'>,
  { writing, venueKey }: { readonly writing: Writing; readonly venueKey: string },
): z.input<typeof closure> {
  const key = writing.keyOf('Closure', row.id).slice(venueKey.length + 1)
  return compact<z.input<typeof closure>>({
    key: unless(key, row.from),
    id: row.id,
    from: row.from,
    to: unless(row.to, row.from),
    message: fileText(row.messages, writing),
  })
}
