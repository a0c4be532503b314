import type { Database } from '#demo/server/platform/db/database.ts'
import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import type { Timetable } from '#demo/server/slots/slot-queries.ts'
import { closuresBetween, isOpenOn, isStillOffered } from '#demo/server/slots/slot-queries.ts'
import { slotTimesOf } from '#demo/server/slots/timetable-slots.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

export type SlotQuestion = {
  readonly timetable: Timetable
  readonly slotStart: LocalDateTime
  readonly timeZone: string
  readonly nowMs: number
  /** Until when this customer may order for this very slot; null = no limit was given. */
  readonly limitMs: number | null
}

/**
 * Is this one of the venue's slots, and still to be had? A running time limit stands in for the lead time it was given
 * under.
 */
export async function checkSlot(db: Database, question: SlotQuestion): Promise<Answer<Timetable>> {
  const { timetable, slotStart, timeZone, nowMs, limitMs } = question
  const [date, from] = [dateOf(slotStart), timeOf(slotStart)]
  const isOnGrid = slotStart.endsWith(':00') && slotTimesOf(timetable).includes(from)
  const closed = await closuresBetween(db, timetable, { first: date, last: date })
  if (!isOnGrid || !isOpenOn(timetable, date, closed)) return refused('ORDER_TIME_EXPIRED')
  if (limitMs !== null && limitMs < nowMs) return refused('ORDER_TIME_EXPIRED')
  const leadMinutes = limitMs === null ? timetable.leadMinutes : 0
  const isOffered = isStillOffered({ ...timetable, leadMinutes }, slotStart, { nowMs, venue: { timeZone } })
  return isOffered ? accept(timetable) : refused('ORDER_TIME_EXPIRED')
}
