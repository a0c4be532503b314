import type { LocalTime } from '#src/contract/values.ts'
import { closingTime } from '#src/domain/venues/opening-hours.ts'
import { midnight } from '#src/domain/venues/service-day.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { fieldFaults } from './texts/field-texts.ts'
import type { Say } from './texts/say.ts'

/** Opening hours of one shift; one that ends at or before its start ends the next day, so that 00:00 is midnight at its end. */
export type OpenShift = { readonly from: LocalTime; readonly to: LocalTime }

/** What a form says of the midnight at the end of a day. */
export const endOfDay = '24:00'
const mostShifts = 4

/** The hours of a day as people write them: `12:00-14:30, 19:00-23:00`. */
export function hoursText(shifts: readonly OpenShift[]): string {
  return shifts.map(({ from, to }) => `${from}-${closingTime(to)}`).join(', ')
}

/** Reads `12-14:30, 19.00 – 1`: the shifts of a day, the earliest first. */
export function readHours(text: string, say: Say): Verdict<readonly OpenShift[], string> {
  const parts = text.split(/[,;]/).map((part) => part.trim())
  if (text === '') return accept([])
  const shifts = parts.map(shiftOf)
  if (shifts.length > mostShifts) return refuse(say(fieldFaults.tooManyShifts, { most: mostShifts }))
  const read = shifts.flatMap((shift) => shift ?? []).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  if (read.length < parts.length) return refuse(say(fieldFaults.noHours))
  const overlaps = read.some((shift, index) => index > 0 && endsAfter(read[index - 1], shift.from))
  return overlaps ? refuse(say(fieldFaults.overlapping)) : accept(read)
}

/** Reads `9`, `9.30` or `09:30`; `24` is `24:00`. */
export function readTime(text: string, say: Say): Verdict<LocalTime | typeof endOfDay, string> {
  const time = isEndOfDay(text) ? endOfDay : timeOf(text)
  return time ? accept(time) : refuse(say(fieldFaults.noTime))
}

function shiftOf(text: string): OpenShift | null {
  const [first = '', last = '', ...others] = text.split(/\s*[-–—]\s*/)
  const from = timeOf(first)
  const to = isEndOfDay(last) ? midnight : timeOf(last)
  if (!from || !to || others.length > 0) return null
  return from !== to || isEndOfDay(last) ? { from, to } : null
}

/** `24`, `24.00` and `24:00`: the midnight at the end of the day. */
function isEndOfDay(text: string): boolean {
  return /^24([:.]00)?$/.test(text)
}

/** `9`, `9.30` and `09:30`. */
function timeOf(text: string): LocalTime | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}` as LocalTime
}

function endsAfter(shift: OpenShift | undefined, start: LocalTime): boolean {
  return shift !== undefined && (shift.to <= shift.from || shift.to > start)
}
