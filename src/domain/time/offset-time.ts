import type { OffsetDateTime } from '#src/contract/cart-check.ts'

import { offsetMs, wallClock } from './wall-clock.ts'

/** An instant (ms since 1970) as the clocks of a zone show it, with their offset: `2026-10-25T02:15:00+01:00` [API-62]. */
export function offsetTime(instantMs: number, timeZone: string): OffsetDateTime {
  const minutes = Math.round(offsetMs(instantMs, timeZone) / 60_000)
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const ahead = Math.abs(minutes)
  const offset = `${minutes < 0 ? '-' : '+'}${two(ahead / 60)}:${two(ahead % 60)}`
  return `${wallClock(instantMs, timeZone).replace(' ', 'T')}${offset}` as OffsetDateTime
}
