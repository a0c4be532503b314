import { millisecondsOf } from '#src/browser/dates.ts'
import type { OffsetDateTime } from '#src/contract/cart-check.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { instantsOf } from '#src/domain/time/instant.ts'

/**
 * The diner has this long to place the order after proceeding to the checkout, unless the service says otherwise
 * [CART-26].
 */
export const timeLimitMinutes = 15

type LimitTime = LocalDateTime | OffsetDateTime

const minuteMs = 60_000
const warningMinutes = [10, 5, 2] as const

/** Minutes left, rounded up and never below 0; both times in ms since 1970 [CART-06]. */
export function minutesUntilTimeLimit(limitMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((limitMs - nowMs) / minuteMs))
}

export type PendingWarning = { readonly minutes: (typeof warningMinutes)[number]; readonly atMs: number }

/** The warnings that are still to come, 10, 5 and 2 minutes before the limit [CART-27, CART-28]. */
export function timeLimitWarnings(limitMs: number, nowMs: number): PendingWarning[] {
  return warningMinutes
    .map((minutes) => ({ minutes, atMs: limitMs - minutes * minuteMs }))
    .filter(({ atMs }) => atMs > nowMs)
}

/**
 * The time limit in ms since 1970: from the reply, with its own offset or in the zone of the request; null = now + 15
 * minutes [CART-26]. A time without an offset that occurs twice is the first one that is not past [WIZ-47].
 */
export function timeLimitFromReply(timeLimit: LimitTime | null, timeZone: string, nowMs: number): number {
  if (timeLimit === null) return nowMs + timeLimitMinutes * minuteMs
  if (timeLimit.includes('T')) return millisecondsOf(timeLimit)
  const [first, second] = instantsOf(timeLimit as LocalDateTime, timeZone)
  return first < nowMs && second ? second : first
}
