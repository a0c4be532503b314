import type { Call } from '#server/platform/call.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { isTiedToPoints } from '#src/domain/venues/plain-choice.ts'
import { accept } from '#src/domain/verdict.ts'

import type { ServicePointRow } from './service-point-queries.ts'
import { servicePointServedBy } from './service-point-queries.ts'

type PointQuestion = {
  readonly venueId: Id<'Venue'>
  readonly orderType: OrderType
  readonly servicePointId: Id<'ServicePoint'> | null
}

/** DIL brings it to a point that the venue serves; at fairs and in districts other types name one too [VENUE-43]. */
export async function checkServicePointServed(
  { venueId, orderType, servicePointId: id }: PointQuestion,
  { db, restaurant }: Pick<Call, 'db' | 'restaurant'>,
): Promise<Answer<ServicePointRow | null>> {
  if (destinationOf(orderType) !== 'servicePoint' && (id === null || !isTiedToPoints(restaurant))) return accept(null)
  const point = id && (await servicePointServedBy(db, { restaurantId: restaurant.id, venueId, id }))
  return point ? accept(point) : refused('ADDRESS_NOT_SERVED')
}
