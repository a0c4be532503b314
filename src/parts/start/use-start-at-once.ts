import type { SeatedTable } from '#src/contract/dining-table.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { LocalDateTime, LocalTime } from '#src/contract/values.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { peopleOf } from '#src/domain/services/people.ts'
import { nearestSlot } from '#src/domain/slots/nearest-slot.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMinutes } from '#src/parts/screen/use-minutes.ts'
import { useRestaurant } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { createHabitsStore } from '#src/state/habits-store.ts'

import { earliestOf } from './earliest.ts'
import type { Earliest } from './earliest.ts'
import { nowhere } from './nowhere.ts'
import { slotAtOnce } from './slot-at-once.ts'
import { useDays } from './use-days.ts'
import type { OrderDay } from './use-days.ts'
import { useServiceConfigs } from './use-service-configs.ts'
import { useStartOrder } from './use-start-order.ts'

export type StartAtOnce = {
  /** The times have come, or cannot be had. */
  readonly isKnown: boolean
  /** The time of the order, by default the earliest of the type, whatever its destination; null when there is none. */
  readonly earliest: Earliest | null
  /** Number of people as in the last order; null for a type that does not ask. */
  readonly people: number | null
  /** Starts the order with it; null where the diner has to be asked something first. */
  readonly start: (() => Promise<void>) | null
}

type Wish = {
  /** Whose code was read: the order takes its running slot. */
  readonly table: SeatedTable | null
  /** Today's slot that is nearest to this time, where one is known. */
  readonly time: LocalTime | null
}

/** The start of an order without a question, at the earliest time unless something is wished (decisions 75 and 85). */
export function useStartAtOnce(venue: Venue, type: OrderType, { table, time }: Wish): StartAtOnce {
  useMinutes()
  const { stores } = useInstance()
  const { isFairMode, isDistrictMode } = useRestaurant()
  const config = useServiceConfigs(venue)?.[type] ?? null
  const place = { ...nowhere, table }
  const { days, hasFailed } = useDays({ venue, type, config, place })
  const now = useVenueNow(venue)()
  const { start } = useStartOrder(() => {})
  const isKnown = hasFailed || (days !== null && config !== null)
  // At a fair and in a district the service point belongs to every type.
  const needsPlace = isPlaceMissing(type, table) || isFairMode || isDistrictMode
  // Who is asked for the place is offered the earliest time there.
  const wish = { table, time: needsPlace ? null : time }
  const earliest = isOpen(config) && days ? timeIn(days, wish, now) : null
  const people = peopleOf(type, stores.of(createHabitsStore).state.people, config)
  if (!earliest || needsPlace) return { isKnown, earliest, people, start: null }
  const { date, slot } = earliest
  return {
    isKnown,
    earliest,
    people,
    start: () => start({ type, venueId: venue.id, place, people, day: { date }, slot, asSoonAsPossible: false }),
  }
}

function isPlaceMissing(type: OrderType, table: SeatedTable | null): boolean {
  return destinationOf(type) !== 'venue' && table === null
}

/** The time that the order takes; null when there is none. */
function timeIn(days: readonly OrderDay[], { table, time }: Wish, now: LocalDateTime): Earliest | null {
  if (table) {
    const at = slotAtOnce(days, now)
    return at && { date: at.day.date, slot: at.slot }
  }
  const today = dateOf(now)
  const slots = days.find(({ date }) => date === today)?.slots
  const slot = time && slots && nearestSlot(slots, time)
  return slot ? { date: today, slot } : earliestOf(days)
}

/** Whether the type is offered and not blocked [WIZ-07]. */
function isOpen(config: ServiceConfig | null): boolean {
  return config !== null && config.isActive && !config.isBlocked
}
