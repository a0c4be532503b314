import type { LocalDateTime } from '#src/contract/values.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { isOfToday } from '#src/domain/venues/service-day.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { slotAtOnce } from '#src/parts/start/slot-at-once.ts'
import type { OrderDay, WhenAsked } from '#src/parts/start/use-days.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

import { dayOf, slotOf } from './use-order-choice.ts'
import type { OrderChoice } from './use-order-choice.ts'
import { useSlotsOfDay } from './use-slots-of-day.ts'

/** Day and slot as chosen so far, with what else the day offers. */
export function useChosenTime(asked: WhenAsked, choice: OrderChoice, days: readonly OrderDay[]) {
  const now = useVenueNow()()
  // At a table the order is for now: nothing is asked.
  const atOnce = destinationOf(asked.type) === 'table' ? slotAtOnce(days, now) : null
  const day = atOnce?.day ?? dayOf(choice, days)
  const offered = useSlotsOfDay(asked, day)
  /** The slot of "as soon as possible", where it is offered. */
  const [first] = offered.slots
  const soonest = day && first && mayBeSoonest(asked, slotStart(day.date, first), now) ? first : undefined
  const asSoonAsPossible = choice.asSoonAsPossible && soonest !== undefined
  const slot: OrderSlot | null = atOnce?.slot ?? slotOf({ ...choice, asSoonAsPossible }, day, offered.slots)
  return { day, slot, offered, soonest, asSoonAsPossible, isAtOnce: atOnce !== null }
}

/**
 * Whether "as soon as possible" is offered: for delivered types that allow it, today and until the evening of today is over
 * [WIZ-32, WIZ-33].
 */
function mayBeSoonest({ venue, type, config }: WhenAsked, first: LocalDateTime, now: LocalDateTime): boolean {
  return isDelivered(type) && config?.allowsAsSoonAsPossible === true && isOfToday(venue, first, now)
}
