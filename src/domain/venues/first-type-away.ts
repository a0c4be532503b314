import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import { isEatIn, orderTypes } from '#src/domain/services/order-type.ts'

type Services = Readonly<Record<OrderType, Pick<ServiceConfig, 'isActive' | 'isBlocked'> | null>>

/**
 * The first type of orders that a venue takes whether its dining room is open or not, because they are not eaten there; null
 * when it takes none now.
 */
export function firstTypeAway(venue: Services): OrderType | null {
  return orderTypes.find((type) => !isEatIn(type) && venue[type]?.isActive && !venue[type].isBlocked) ?? null
}
