import type { Database } from '#demo/server/db/database.ts'
import type { Timetable } from '#demo/server/queries/slots.ts'
import { closuresBetween, isOpenOn } from '#demo/server/queries/slots.ts'
import type { Answer } from '#demo/server/refusal.ts'
import { refused } from '#demo/server/refusal.ts'
import { slotEndOf, slotTimesOf } from '#demo/server/slot-times.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { isSlotOffered } from '#src/domain/slots/slot-times.ts'
import { dateOf, timeOf, wallClock } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

export type SlotQuestion = {
  readonly timetable: Timetable
  readonly slotStart: LocalDateTime
  readonly timeZone: string
  readonly nowMs: number
  /** Until when this customer may order for this very slot; null = no limit was given. */
  readonly limitMs: number | null
}

/** Is this one of the venue's slots, and still to be had? A running time limit stands in for the lead time it was given under. */
export async function checkSlot(db: Database, question: SlotQuestion): Promise<Answer<Timetable>> {
  const { timetable, slotStart, nowMs, limitMs } = question
  const [date, from] = [dateOf(slotStart), timeOf(slotStart)]
  const isOnGrid = slotStart.endsWith(':00') && slotTimesOf(timetable).includes(from)
  const closed = await closuresBetween(db, timetable, { first: date, last: date })
  if (!isOnGrid || !isOpenOn(timetable, date, closed)) return refused('ORDER_TIME_EXPIRED')
  if (limitMs !== null && limitMs < nowMs) return refused('ORDER_TIME_EXPIRED')
  return isStillToBeHad(question) ? accept(timetable) : refused('ORDER_TIME_EXPIRED')
}

/** At a table it is the running slot, or a later one of today (rulings: slots "from now"). */
function isStillToBeHad({ timetable, slotStart, timeZone, nowMs, limitMs }: SlotQuestion): boolean {
  const [date, from] = [dateOf(slotStart), timeOf(slotStart)]
  if (timetable.type === 'table') {
    const now = wallClock(nowMs, timeZone)
    return date === dateOf(now) && slotEndOf(timetable, slotStart) > now
  }
  const leadMs = limitMs === null ? timetable.leadMinutes * 60_000 : 0
  return isSlotOffered(date, { from }, wallClock(nowMs + leadMs, timeZone))
}
