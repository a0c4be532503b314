import { useEffect } from 'react'

import { slotsQuery } from '#src/api/shift-calls.ts'
import type { LocalDateTime, LocalTime } from '#src/contract/values.ts'
import { slotPlace, slotsForCities } from '#src/domain/slots/slot-place.ts'
import { firstSlotFrom } from '#src/domain/slots/slot-times.ts'
import { dateOf, timeOf } from '#src/domain/time/wall-clock.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

import { orderableSlots } from './orderable-slots.ts'
import type { OrderSlot } from './orderable-slots.ts'

/** The slots left on the day of the order; a failed load is silent and leaves none [CART-32, CART-33]. */
export function useSlotsFromNow(draft: StartedDraft) {
  const { venueId, type, slotStart } = draft
  const date = dateOf(slotStart)
  const place = slotPlace(draft)
  const config = useVenue()?.[type] ?? null
  const now = useVenueNow()()
  const { data, isError, isLoading } = useQuery(slotsQuery(useApi(), { venueId, type, date, ...place }))
  useEffect(() => {
    if (isError) logSilently('the slots of the day could not be loaded')
  }, [isError])
  const served = slotsForCities(data?.slots ?? [], { config, ...place })
  const slots = orderableSlots(date, served, now)
  return { slots, suggested: suggestion(slots, draft, now), isLoading }
}

/**
 * Suggested slot: today the first from now on; on a later day the one the diner had when it can still be had, else the first
 * (rulings "expired slot of a later day").
 */
function suggestion(slots: readonly OrderSlot[], draft: StartedDraft, now: LocalDateTime): OrderSlot | null {
  const { slotStart, timetableId } = draft
  if (dateOf(slotStart) === dateOf(now)) return firstSlotFrom(slots, timeOf(now))
  const then = slots.filter(({ from }) => from === timeOf(slotStart))
  const same = then.find((slot) => slot.timetableId === timetableId) ?? then[0]
  return same ?? firstSlotFrom(slots, '00:00' as LocalTime)
}
