import type { LocalDateTime } from '#src/contract/values.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { dateOf, wallClock } from '#src/domain/time/wall-clock.ts'

/** `new` waits for an answer; `unpaid` for its payment, or lapsed without one; `now` is due soon or late, `next` today, `later` on another day; `done` needs nothing more. */
export const dueLists = ['new', 'unpaid', 'now', 'next', 'later', 'done'] as const
export type DueList = (typeof dueLists)[number]

/** What is to be known of a thing with a time. */
export type DueFacts = {
  readonly state: 'waiting' | 'unpaid' | 'confirmed' | 'over'
  /** When it is expected, by the clocks of its venue. */
  readonly dueAt: LocalDateTime
  readonly timeZone: string
}

export type Due = {
  readonly list: DueList
  /** Whole minutes until it is due; below 0 since then. */
  readonly minutes: number
}

const minuteMs = 60_000
/** What is due within this time is made now. */
const soonMs = 30 * minuteMs
/** What is late for so long was forgotten to be marked as consumed. */
const forgottenMs = 24 * 60 * minuteMs

/** In which list something stands, and how long until it is due. */
export function dueOf({ state, dueAt, timeZone }: DueFacts, nowMs: number): Due {
  const leftMs = instantOf(dueAt, timeZone) - nowMs
  const minutes = Math.ceil(leftMs / minuteMs) || 0
  return { list: listOf(state, leftMs, dateOf(dueAt) === dateOf(wallClock(nowMs, timeZone))), minutes }
}

function listOf(state: DueFacts['state'], leftMs: number, isToday: boolean): DueList {
  if (state === 'waiting') return 'new'
  // Once its time has come nobody waits for it any more.
  if (state === 'unpaid') return leftMs > 0 ? 'unpaid' : 'done'
  if (state === 'over' || leftMs <= -forgottenMs) return 'done'
  if (leftMs <= soonMs) return 'now'
  return isToday ? 'next' : 'later'
}

type Listed<T> = { readonly thing: T; readonly due: Due }

/** Things by list, each list by what is due first; of what is done the newest first. */
export function listedByDue<T extends { readonly id: number }>(
  things: readonly T[],
  factsOf: (thing: T) => DueFacts,
  nowMs: number,
): Readonly<Record<DueList, readonly Listed<T>[]>> {
  const listed = things.map((thing) => {
    const facts = factsOf(thing)
    return { thing, due: dueOf(facts, nowMs), dueMs: instantOf(facts.dueAt, facts.timeZone) }
  })
  const of = (list: DueList) =>
    listed
      .filter(({ due }) => due.list === list)
      .toSorted(
        (a, b) => (list === 'done' ? 0 : a.dueMs - b.dueMs) || (list === 'done' ? -1 : 1) * (a.thing.id - b.thing.id),
      )
  return {
    new: of('new'),
    unpaid: of('unpaid'),
    now: of('now'),
    next: of('next'),
    later: of('later'),
    done: of('done'),
  }
}
