import { millisecondsOf } from '#src/browser/dates.ts'
import type { OffsetDateTime } from '#src/contract/cart-check.ts'
import type { LocalDateTime } from '#src/contract/values.ts'

import { instantOf } from './wall-clock.ts'

/** Time to order after proceeding to checkout, when the service says none [CART-26]. */
export const limitMinutes = 15

type LimitTime = LocalDateTime | OffsetDateTime

const minuteMs = 60_000
const warningMinutes = [10, 5, 2] as const

/** Minutes left rounded up, never below 0 [CART-06]. */
export function minutesLeft(limitMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((limitMs - nowMs) / minuteMs))
}

export type LimitWarning = { readonly minutes: (typeof warningMinutes)[number]; readonly atMs: number }

/** The warnings still in the future, at 10, 5 and 2 minutes before the limit [CART-27, CART-28]. */
export function pendingWarnings(limitMs: number, nowMs: number): LimitWarning[] {
  return warningMinutes
    .map((minutes) => ({ minutes, atMs: limitMs - minutes * minuteMs }))
    .filter(({ atMs }) => atMs > nowMs)
}

/** The limit of the reply, in the zone that was sent or with its own offset; null = now + 15 minutes [CART-26]. */
export function limitFromReply(timeLimit: LimitTime | null, timeZone: string, nowMs: number): number {
  if (timeLimit === null) return nowMs + limitMinutes * minuteMs
  return timeLimit.includes('T') ? millisecondsOf(timeLimit) : instantOf(timeLimit as LocalDateTime, timeZone)
}
