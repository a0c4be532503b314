import type { LocalDateTime } from '#src/contract/values.ts'
import { instantOf, instantsOf } from '#src/domain/time/instant.ts'

export type CalendarEvent = {
  /** Id within the service, e.g. `order-7`. */
  readonly name: string
  readonly start: LocalDateTime
  /** Null = no end time known. */
  readonly end: LocalDateTime | null
  /** Translated texts: title, place and description. */
  readonly summary: string
  readonly place: string
  readonly description: string
  /** Host of the service; makes the id of the event unique. */
  readonly domain: string
  readonly timeZone: string
  /** Takes place every week at this time, by the clock of the device; it has no end time. */
  readonly isWeekly?: boolean
  /** Address of a page about it. */
  readonly link?: string
  /** Now, ms since 1970. */
  readonly nowMs: number
}

// Duration of an event without an end.
const shortMs = 30 * 60_000

/**
 * An order, a reservation or a weekly favourite as an iCalendar file (RFC 5545). Times that come once are in UTC, so that
 * calendars in other zones and after a change to summer time show the right moment.
 */
export function calendarFile(event: CalendarEvent): string {
  const { name, summary, place, description, domain, isWeekly, link, nowMs } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Online ordering//Order//EN',
    'BEGIN:VEVENT',
    `UID:${name}@${domain}`,
    `DTSTAMP:${utc(nowMs)}`,
    ...(isWeekly ? everyWeek(event) : once(event)),
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(link === undefined ? [] : [`URL:${link}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function once({ start, end, timeZone }: CalendarEvent): string[] {
  const startMs = instantOf(start, timeZone)
  // Of an end that occurs twice the one that is after the start. In an hour that is skipped the end may be before it.
  const endMs = end === null ? undefined : instantsOf(end, timeZone).find((instantMs) => instantMs > startMs)
  return [`DTSTART:${utc(startMs)}`, `DTEND:${utc(endMs ?? startMs + shortMs)}`]
}

function everyWeek({ start }: CalendarEvent): string[] {
  const floating = start.replace(/[-:]/g, '').replace(' ', 'T')
  return [`DTSTART:${floating}`, 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY']
}

/** `20261120T180000Z`. */
function utc(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
}

const lineBytes = 75
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Folds lines of more than 75 bytes with a line break and a space, never inside a character. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.length - 1
    const part = `${parts[last]}${character}`
    // The leading space of a folded line counts as well.
    if (bytesOf(part) <= lineBytes - (last > 0 ? 1 : 0)) parts[last] = part
    else parts.push(character)
  }
  return parts.join('\r\n ')
}
