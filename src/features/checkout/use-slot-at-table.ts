import { useEffect, useReducer } from 'react'

import { daysQuery } from '#src/api/shift-calls.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { hasBegun, slotEnd, slotStart } from '#src/domain/slots/slot-times.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { slotsAtTable } from '#src/parts/slots/orderable-slots.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useQuery } from '#src/query/use-query.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import type { StartedDraft } from '#src/state/order-draft-store.ts'

const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const
const minuteMs = 60_000

/**
 * A table order is for now: when the slot chosen in the wizard is over, the draft moves to the current slot (rulings "slots
 * from now"). A slot with another menu is not taken: the service then asks for a new one.
 */
export function useSlotAtTable({ type, venueId, menuId, ...draft }: StartedDraft): void {
  const { stores, clock } = useInstance()
  const now = useVenueNow()()
  const [beat, tick] = useReducer((count: number) => count + 1, 0)
  const isAtTable = destinationOf(type) === 'table'
  const days = daysQuery(useApi(), { venueId, type, ...nowhere })
  const { data } = useQuery({ ...days, enabled: isAtTable })
  // Of now, because the evening may go on in the slots of the next date.
  const date = dateOf(now)
  const today = data?.days.find((day) => day.date === date)
  const [running] = slotsAtTable(date, today?.slots ?? [], now)
  const isNext =
    running && running.menuId === menuId && hasBegun(date, running, now) && slotStart(date, running) > draft.slotStart
  const next = isNext ? running : null

  useEffect(() => (isAtTable ? clock.after(minuteMs, tick) : undefined), [clock, isAtTable, beat])
  useEffect(() => {
    // An order without a reply must be sent again unchanged.
    if (!next || stores.of(createJournalStore).state.entry?.step === 'sending') return
    const { timetableId } = next
    stores.draft.moveTo({ slotStart: slotStart(date, next), slotEnd: slotEnd(date, next), timetableId, menuId })
  }, [date, menuId, next, stores])
}
