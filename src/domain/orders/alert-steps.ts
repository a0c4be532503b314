import type { OpenSpan } from '#src/domain/venues/open-time.ts'
import { afterOpenTime } from '#src/domain/venues/open-time.ts'

/** Alerts beside the reminders by mail: a push message to the staff, and a call of the venue by the operator. */
export type AlertStep = 'push' | 'call'

/** When alerts are given, in ms of open time. */
export type AlertRules = {
  /** After which the staff get a push message, where a desk is connected; at once where none is. */
  readonly pushAfterMs: number
  /** After which the venue is called; null = the operator calls nobody. */
  readonly callAfterMs: number | null
}

type Alerted = {
  /** Since when the venue could answer, ms since 1970. */
  readonly sinceMs: number
  readonly given: readonly AlertStep[]
  /** Whether a desk that shows it is connected. */
  readonly isDeskThere: boolean
}

/** The alerts that are due now and were not given. `spans` is when the venue is open from `sinceMs` on. */
export function dueAlerts(
  { sinceMs, given, isDeskThere }: Alerted,
  { pushAfterMs, callAfterMs }: AlertRules,
  spans: readonly OpenSpan[],
  nowMs: number,
): readonly AlertStep[] {
  const after = (ms: number) => afterOpenTime(spans, ms) ?? Infinity
  const pushAtMs = isDeskThere ? after(pushAfterMs) : sinceMs
  const callAtMs = callAfterMs === null ? Infinity : after(callAfterMs)
  const due: readonly (readonly [AlertStep, number])[] = [
    ['push', pushAtMs],
    ['call', callAtMs],
  ]
  return due.filter(([step, atMs]) => atMs <= nowMs && !given.includes(step)).map(([step]) => step)
}
