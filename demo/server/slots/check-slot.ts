import type { Database } from '#demo/server/platform/db/database.ts'
import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import type { OpenService } from '#demo/server/venues/check-service.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'

import type { Timetable } from './slot-queries.ts'
import { closuresBetween, isOpenOn, isStillOffered, timetableOf } from './slot-queries.ts'
import { slotEndOf, slotTimesOf } from './timetable-slots.ts'

type WantedSlot = {
  readonly orderType: OrderType
  readonly timetableId: Id<'Timetable'>
  readonly asSoonAsPossible: boolean
}

/**
 * The timetable that an order names, if it is one of its venue and type; null also for an order as soon as possible where
 * that is not offered.
 */
export async function timetableFor(
  db: Database,
  { venue, config }: OpenService,
  { orderType, timetableId, asSoonAsPossible }: WantedSlot,
): Promise<Timetable | null> {
  const timetable = await timetableOf(db, venue.restaurantId, timetableId)
  if (timetable?.venueId !== venue.id || timetable.type !== orderType) return null
  return asSoonAsPossible && !(isDelivered(orderType) && config.allowsAsSoonAsPossible) ? null : timetable
}

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

/** The last second in which a slot is offered, in ms: that of the minute in which its lead time begins (`isStillOffered`). */
export function lastOfferedMs(row: Timetable, slotStart: LocalDateTime, { timeZone }: { readonly timeZone: string }) {
  if (row.type === 'table') return instantOf(slotEndOf(row, slotStart), timeZone) - 1000
  return instantOf(slotStart, timeZone) - row.leadMinutes * 60_000 + 59_000
}
