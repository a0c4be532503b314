import { useEffect } from 'react'

import { daysQuery } from '#src/api/shifts.ts'
import { orderableSlots, slotsAtTable } from '#src/components/orderable-slots.ts'
import type { OrderSlot } from '#src/components/orderable-slots.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { ShiftDay } from '#src/contract/shift.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { useVenueNow } from '#src/instance/use-restaurant.ts'
import { logSilently } from '#src/integrations/log.ts'
import { useQuery } from '#src/query/use-query.ts'

export type OrderDay = Omit<ShiftDay, 'slots'> & { readonly slots: readonly OrderSlot[] }

const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const

/** The days of an order type with the slots from now on, read again when the page comes back into view. */
export function useDays(venueId: Id<'Venue'>, type: OrderType) {
  const { view } = useInstance()
  const now = useVenueNow()()
  const { data, isError, isFetching, refetch } = useQuery(daysQuery(useApi(), { venueId, type, ...nowhere }))

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

  const days = data ? orderable(data.days, type === 'table' ? slotsAtTable : orderableSlots, now) : null
  return { days, hasFailed: days === null && isError && !isFetching, refetch }
}

function orderable(days: readonly ShiftDay[], offered: typeof orderableSlots, now: LocalDateTime): OrderDay[] {
  return days
    .map((day) => ({ ...day, slots: offered(day.date, day.slots ?? [], now) }))
    .filter((day) => day.slots.length > 0)
}
