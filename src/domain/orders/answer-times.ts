import type { OpenSpan } from '#src/domain/venues/open-time.ts'
import { afterOpenTime } from '#src/domain/venues/open-time.ts'

/** What a venue wants to happen while it has not answered an order or a reservation. */
export type AnswerRules = {
  /** Minutes of open time after which it is reminded; 0 = at once, whether it is open or not. */
  readonly remindAfterMinutes: readonly number[]
  /** Minutes of open time after which it is refused; null = when its slot begins. */
  readonly refuseAfterMinutes: number | null
}

/** Something that waits for the venue; moments in ms since 1970. */
export type Unanswered = {
  /** Since when the venue could answer. */
  readonly sinceMs: number
  readonly slotStartMs: number
  /** When its slot is over. */
  readonly slotEndMs: number
}

export type AnswerTimes = {
  /** In time order, those before the refusal. */
  readonly remindAtMs: readonly number[]
  readonly refuseAtMs: number
}

const minuteMs = 60_000

/**
 * When a venue is reminded of what waits, and when it is refused for it: after its minutes of open time, at the latest
 * at the end of its slot. `spans` is when the venue is open from `sinceMs` on.
 */
export function answerTimes(waiting: Unanswered, rules: AnswerRules, spans: readonly OpenSpan[]): AnswerTimes {
  const refuseAtMs = Math.min(refusalMs(waiting, rules, spans), waiting.slotEndMs)
  const remindAtMs = rules.remindAfterMinutes
    .map((minutes) => (minutes === 0 ? waiting.sinceMs : (afterOpenTime(spans, minutes * minuteMs) ?? Infinity)))
    .filter((atMs) => atMs < refuseAtMs)
    .sort((a, b) => a - b)
  return { remindAtMs, refuseAtMs }
}

/** What is ordered for a slot that has begun, such as at a table, has until its end. */
function refusalMs({ sinceMs, slotStartMs, slotEndMs }: Unanswered, rules: AnswerRules, spans: readonly OpenSpan[]) {
  const { refuseAfterMinutes } = rules
  if (refuseAfterMinutes === null) return slotStartMs > sinceMs ? slotStartMs : slotEndMs
  return afterOpenTime(spans, refuseAfterMinutes * minuteMs) ?? Infinity
}

export type AnswerStep =
  | { readonly step: 'refuse' }
  /** So many reminders are due by now, those that were missed among them. */
  | { readonly step: 'remind'; readonly reminders: number }
  | { readonly step: 'wait' }

/** What is to be done now, where so many reminders have been sent: one reminder stands for all that were missed. */
export function answerStep({ remindAtMs, refuseAtMs }: AnswerTimes, sent: number, nowMs: number): AnswerStep {
  if (nowMs >= refuseAtMs) return { step: 'refuse' }
  const reminders = remindAtMs.filter((atMs) => atMs <= nowMs).length
  return reminders > sent ? { step: 'remind', reminders } : { step: 'wait' }
}
