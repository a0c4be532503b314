import { useEffect } from 'react'

import type { SlotSearch } from '#src/api/shift-calls.ts'
import { daysQuery } from '#src/api/shift-calls.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { ShiftDay, TimeSlot } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import type { ServiceConfig, Venue } from '#src/contract/venue.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { hasCourierSlots, slotPlace, slotsForCities } from '#src/domain/slots/slot-place.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { logSilently } from '#src/integrations/log.ts'
import { orderableSlots, slotsAtTable } from '#src/parts/slots/orderable-slots.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import type { OrderPlace } from '#src/state/order-draft-store.ts'

/** A day to choose; `slots` null = they are fetched separately [WIZ-28, WIZ-29]. */
export type OrderDay = Omit<ShiftDay, 'slots'> & { readonly slots: readonly OrderSlot[] | null }

/** Parameters of the search for times. */
export type WhenAsked = {
  readonly venue: Venue
  readonly type: OrderType
  readonly config: ServiceConfig | null
  readonly place: OrderPlace
}

/** The query for times, and the filter of slots that can be ordered for. */
export function useSlotSearch({ venue, type, config, place }: WhenAsked) {
  const now = useVenueNow()()
  const search: SlotSearch = { venueId: venue.id, type, ...slotPlace(place) }
  const { deliveryCityIds } = search
  const offered = destinationOf(type) === 'table' ? slotsAtTable : orderableSlots
  const orderable = (date: LocalDate, slots: readonly TimeSlot[]) =>
    offered(date, slotsForCities(slots, { config, deliveryCityIds }), now)
  return { search, orderable }
}

/** The days of an order type with slots from now on; refetched when the page becomes visible again. */
export function useDays(asked: WhenAsked) {
  const { view } = useInstance()
  const { search, orderable } = useSlotSearch(asked)
  const { data, isError, isFetching, refetch } = useQuery(daysQuery(useApi(), search))
  const isPerDay = hasCourierSlots(asked.type, asked.venue)

  useEffect(() => {
    if (isError) logSilently('days could not be loaded')
  }, [isError])

  useEffect(() => {
    const page = view.document
    const onReturn = () => {
      if (page.visibilityState === 'visible') void refetch()
    }
    page.addEventListener('visibilitychange', onReturn)
    return () => page.removeEventListener('visibilitychange', onReturn)
  }, [view, refetch])

  const days = data?.days
    .map((day): OrderDay => ({ ...day, slots: isPerDay || !day.slots ? null : orderable(day.date, day.slots) }))
    .filter(({ slots }) => slots?.length !== 0)
  return { days: days ?? null, hasFailed: !days && isError && !isFetching, refetch }
}
