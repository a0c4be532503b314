import { checkServicePointServed } from '#server/places/check-service-point-served.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { checkSlot, timetableFor } from '#server/slots/check-slot.ts'
import { slotEndOf } from '#server/slots/timetable-slots.ts'
import { checkService } from '#server/venues/check-service.ts'
import type { GroupOptions } from '#src/contract/group-order.ts'
import type { Id } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { accept } from '#src/domain/verdict.ts'

import type { GroupWhen } from './group-queries.ts'

/**
 * When and how a group may eat: a type that the venue takes orders of and offers for groups, and a slot of the next days
 * that has not begun.
 */
export async function checkOptions(
  venueId: Id<'Venue'>,
  options: GroupOptions,
  call: Call,
): Promise<Answer<GroupWhen>> {
  const { db, language, nowMs } = call
  const { orderType, slotStart, asSoonAsPossible } = options
  const service = await checkService(call, venueId, orderType)
  if (!service.ok) return service
  const { venue, config } = service.value
  if (!config.hasGroups) return refused('ENTITY_NOT_FOUND')
  const timetable = await timetableFor(db, service.value, options)
  if (!timetable?.menuId) return refused('ORDER_TIME_EXPIRED')
  const { timeZone } = venue
  // The lead time is judged with the order, because the lead may have been given a time limit: here it is passed over.
  const slot = await checkSlot(db, { timetable, slotStart, timeZone, language, nowMs, limitMs: nowMs })
  if (!slot.ok) return slot
  const point = await checkServicePointServed({ venueId, ...options }, call)
  if (!point.ok) return point
  const slotEnd = slotEndOf(timetable, slotStart, timeZone)
  return accept({
    orderType,
    slotStart,
    slotEnd: isDelivered(orderType) ? slotEnd : null,
    timetableId: timetable.id,
    menuId: timetable.menuId,
    asSoonAsPossible,
    servicePointId: point.value?.id ?? null,
    endsAt: new Date(instantOf(slotEnd, timeZone)),
  })
}
