import type { LocalDate } from '#src/contract/values.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { useVenueNow } from '#src/parts/venue/use-restaurant.ts'

import type { OrderDay, WhenAsked } from './use-days.ts'
import { dayOf, slotAtOnce, slotOf } from './use-order-choice.ts'
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
  const soonest = mayBeSoonest(asked, day, dateOf(now)) ? offered.slots[0] : undefined
  const asSoonAsPossible = choice.asSoonAsPossible && soonest !== undefined
  const slot: OrderSlot | null = atOnce?.slot ?? slotOf({ ...choice, asSoonAsPossible }, day, offered.slots)
  return { day, slot, offered, soonest, asSoonAsPossible, isAtOnce: atOnce !== null }
}

/** Whether "as soon as possible" is offered: for delivered types that allow it, today only [WIZ-32, WIZ-33]. */
function mayBeSoonest({ type, config }: WhenAsked, day: OrderDay | null, today: LocalDate): boolean {
  return isDelivered(type) && config?.allowsAsSoonAsPossible === true && day?.date === today
}
