import type { Database } from '#server/platform/db/database.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused, refusedWith } from '#server/platform/refusal.ts'
import { formText } from '#server/platform/texts/forms.ts'
import type { OpenService } from '#server/venues/check-service.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { accept } from '#src/domain/verdict.ts'
import type { Language } from '#src/options/languages.ts'

import { slotStartsOn } from './slot-days.ts'
import { daysAhead, nextDays, offerOf, openDays, timetableOf, withBusyLead } from './slot-queries.ts'
import type { Timetable } from './timetable-slots.ts'
import { slotEndOf } from './timetable-slots.ts'

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
  readonly language: Language
  readonly nowMs: number
  /** Until when this customer may order for this very slot; null = no limit was given. */
  readonly limitMs: number | null
}

/**
 * Is this one of the venue's slots, of the days that it offers, and still to be had? A running time limit stands in for the
 * lead time it was given under.
 */
export async function checkSlot(db: Database, question: SlotQuestion): Promise<Answer<Timetable>> {
  const { timetable, slotStart, timeZone, language, nowMs, limitMs } = question
  const { restaurantId, venueId } = timetable
  const venue = { restaurantId, id: venueId, timeZone }
  const date = dateOf(slotStart)
  const [last] = nextDays({ venue, nowMs }, daysAhead).slice(-1)
  if (last && date > last)
    return refusedWith('ORDER_TIME_EXPIRED', [formText(language, 'tooFarAhead', last.split('-').reverse().join('/'))])
  const open = await openDays(db, venue, { first: date, last: date })
  if (!slotStartsOn(timetable, date, open).includes(slotStart)) return refused('ORDER_TIME_EXPIRED')
  if (limitMs !== null && limitMs < nowMs) return refused('ORDER_TIME_EXPIRED')
  const [busy = timetable] = await withBusyLead(db, [timetable], nowMs)
  const leadMinutes = limitMs === null ? busy.leadMinutes : 0
  const isOffered = offerOf({ ...timetable, leadMinutes }, open, nowMs)
  return isOffered(slotStart) ? accept(timetable) : refused('ORDER_TIME_EXPIRED')
}

/** The last second in which a slot is offered, in ms: that of the minute in which its lead time begins (`offerOf`). */
export function lastOfferedMs(row: Timetable, slotStart: LocalDateTime, { timeZone }: { readonly timeZone: string }) {
  if (destinationOf(row.type) === 'table') return instantOf(slotEndOf(row, slotStart, timeZone), timeZone) - 1000
  return instantOf(slotStart, timeZone) - row.leadMinutes * 60_000 + 59_000
}
