import { servicePointServedBy } from '#demo/server/places/service-point-queries.ts'
import type { Call } from '#demo/server/platform/call.ts'
import type { Answer } from '#demo/server/platform/refusal.ts'
import { refused } from '#demo/server/platform/refusal.ts'
import { checkSlot, timetableFor } from '#demo/server/slots/check-slot.ts'
import { slotEndOf } from '#demo/server/slots/timetable-slots.ts'
import { checkService } from '#demo/server/venues/check-service.ts'
import type { GroupOptions } from '#src/contract/group-order.ts'
import type { Id } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { instantOf } from '#src/domain/time/instant.ts'
import { accept } from '#src/domain/verdict.ts'

import type { GroupWhen } from './group-queries.ts'

/**
 * When and how a group may eat: a type that the venue takes orders of and offers for groups, and a slot that has not
 * begun. Its lead time is judged with the order: the lead may have been given a time limit.
 */
export async function checkOptions(
  venueId: Id<'Venue'>,
  options: GroupOptions,
  call: Call,
): Promise<Answer<GroupWhen>> {
  const { db, restaurant, nowMs } = call
  const { orderType, slotStart, servicePointId, asSoonAsPossible } = options
  const service = await checkService(call, venueId, orderType)
  if (!service.ok) return service
  const { venue, config } = service.value
  if (!config.hasGroups) return refused('ENTITY_NOT_FOUND')
  const timetable = await timetableFor(db, service.value, options)
  if (!timetable?.menuId) return refused('ORDER_TIME_EXPIRED')
  const { timeZone } = venue
  const slot = await checkSlot(db, { timetable, slotStart, timeZone, nowMs, limitMs: nowMs })
  if (!slot.ok) return slot
  const isServed =
    servicePointId === null ||
    (await servicePointServedBy(db, { restaurantId: restaurant.id, venueId, id: servicePointId })) !== null
  if (!isServed) return refused('ENTITY_NOT_FOUND')
  const slotEnd = slotEndOf(timetable, slotStart)
  return accept({
    orderType,
    slotStart,
    slotEnd: isDelivered(orderType) ? slotEnd : null,
    timetableId: timetable.id,
    menuId: timetable.menuId,
    asSoonAsPossible,
    servicePointId,
    endsAt: new Date(instantOf(slotEnd, timeZone)),
  })
}
