import type { Closure } from '#src/contract/venue-content.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import { openHours } from './open-state.ts'
import type { WeeklyHours } from './service-day.ts'

/** A time in which a venue is open without a break, in ms since 1970; its end is the first moment that is closed. */
export type OpenSpan = { readonly startMs: number; readonly endMs: number }

type From = { readonly fromMs: number; readonly timeZone: string }

/**
 * When a venue is open from a moment on, up to two weeks ahead; in time order, none touches the next. A venue without
 * opening hours counts as open. They are instants: an hour that a change of the clocks skips is no open hour, one that
 * it repeats counts twice.
 */
export function openSpans(
  venue: WeeklyHours,
  closures: readonly Pick<Closure, 'from' | 'to'>[],
  { fromMs, timeZone }: From,
): readonly OpenSpan[] {
  if (venue.openingHours.length === 0) return [{ startMs: fromMs, endMs: Infinity }]
  const spans = openHours(venue, closures, wallClock(fromMs, timeZone))
    .map(({ start, end }) => ({
      startMs: Math.max(fromMs, instantOf(start, timeZone)),
      endMs: instantOf(end, timeZone),
    }))
    .filter(({ startMs, endMs }) => startMs < endMs)
    .sort((a, b) => a.startMs - b.startMs)
  return joined(spans)
}

/** Two shifts that touch or overlap are one time. */
function joined(spans: readonly OpenSpan[]): OpenSpan[] {
  const whole: OpenSpan[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && span.startMs <= last.endMs) {
      whole[whole.length - 1] = { startMs: last.startMs, endMs: Math.max(last.endMs, span.endMs) }
    } else {
      whole.push(span)
    }
  }
  return whole
}

/**
 * The moment at which so many ms of open time are over; null when the spans hold less. It is the end of a span rather
 * than the start of the next one.
 */
export function afterOpenTime(spans: readonly OpenSpan[], openMs: number): number | null {
  let leftMs = openMs
  for (const { startMs, endMs } of spans) {
    if (leftMs <= endMs - startMs) return startMs + leftMs
    leftMs -= endMs - startMs
  }
  return null
}
