import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { isEatIn, orderTypes } from '#src/domain/services/order-type.ts'

/** Whether a venue takes orders that are not eaten there, whether its dining room is open or not. */
export function takesOrdersAway(
  venue: Readonly<Record<OrderType, Pick<ServiceConfig, 'isActive' | 'isBlocked'> | null>>,
): boolean {
  return orderTypes.some((type) => !isEatIn(type) && venue[type]?.isActive && !venue[type].isBlocked)
}
