import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { checkServicePointServed } from '#server/places/check-service-point-served.ts'
import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import { missingCapacity } from '#server/slots/slot-bookings.ts'
import { timetableOf } from '#server/slots/slot-queries.ts'
import { checkService } from '#server/venues/check-service.ts'
import type { checkCart as cartCheck } from '#src/contract/cart-check.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { takesSeats } from '#src/domain/services/visit.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotPlace } from './check-area.ts'
import { checkArea } from './check-area.ts'
import { mayOrder } from './check-guest-order.ts'

type CartCheck = RequestOf<typeof cartCheck>

/**
 * Checks a cart before the checkout: service, place, minimum spend and seats. Its lines are not sent; the slot has its
 * own check (`setOrderTime`).
 */
export async function checkCart(request: CartCheck, call: Call): Promise<Answer<object>> {
  const { db, restaurant } = call
  if (!mayOrder(request.orderType, call)) return refused('ACCOUNT_NEEDED')
  const service = await checkService(call, request.venueId, request.orderType)
  if (!service.ok) return service
  const row = await timetableOf(db, restaurant.id, request.timetableId)
  const timetable = row?.venueId === request.venueId && row.type === request.orderType ? row : null
  const point = await checkServicePointServed(request, call)
  if (!point.ok) return point
  if (destinationOf(request.orderType) === 'address')
    return checkCartAddress(request, call, { ...service.value, timetable })
  if (!takesSeats(request.orderType) || !timetable) return accept({})
  const lack = await missingCapacity(db, timetable, { slotStart: request.slotStart, seats: 1 })
  return lack === 'not-enough-seats' ? refused('NOT_ENOUGH_SEATS') : accept({})
}

/** The address need not be a saved one yet; one of the other zone mode is not served. */
async function checkCartAddress(
  { venueId, address, productsTotal }: CartCheck,
  call: Call,
  asked: SlotPlace,
): Promise<Answer<object>> {
  if (!address) return refused('ADDRESS_INVALID')
  const cities = await deliveryCitiesOf(call, venueId)
  const area = checkArea(address, { ...asked, cities, products: productsTotal })
  return area.ok ? accept({}) : area
}
