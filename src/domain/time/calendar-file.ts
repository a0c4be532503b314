import type { LocalDateTime } from '#src/contract/values.ts'

import { instantOf } from './wall-clock.ts'

export type CalendarEvent = {
  /** Names it within the service: `order-7`. */
  readonly name: string
  readonly start: LocalDateTime
  /** Null = nobody has said. */
  readonly end: LocalDateTime | null
  /** Already translated: what it is, where it is, and more about it. */
  readonly summary: string
  readonly place: string
  readonly description: string
  /** Makes the id of the event unique: the host of the service. */
  readonly domain: string
  readonly timeZone: string
  /** Now, ms since 1970. */
  readonly nowMs: number
}

// Without an end: long enough to be seen in a calendar.
const shortMs = 30 * 60_000

/**
 * An order or a reservation as an iCalendar file (RFC 5545). Times are instants, so that a calendar in another zone
 * than the venue, or on the other side of a clock change, still shows the moment at which the venue's clocks show its
 * start.
 */
export function calendarFile(event: CalendarEvent): string {
  const { name, start, end, summary, place, description, domain, timeZone, nowMs } = event
  const startMs = instantOf(start, timeZone)
  const endMs = end === null ? startMs + shortMs : instantOf(end, timeZone)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Online ordering//Order//EN',
    'BEGIN:VEVENT',
    `UID:${name}@${domain}`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(startMs)}`,
    // A slot that clocks skip may seem to end before it starts.
    `DTEND:${utc(Math.max(startMs, endMs))}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
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

/** Lines of more than 75 bytes go on after a line break and a space, never within a character. */
function folded(line: string): string {
  const parts = ['']
  for (const character of line) {
    const last = parts.length - 1
    const part = `${parts[last]}${character}`
    // The space before what goes on counts as well.
    if (bytesOf(part) <= lineBytes - (last > 0 ? 1 : 0)) parts[last] = part
    else parts.push(character)
  }
  return parts.join('\r\n ')
}
