import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfigs } from '#src/domain/services/order-types.ts'
import { activeOrderTypes } from '#src/domain/services/order-types.ts'

/** The order types this widget can take an order for; each of the others joins with its steps. */
const supportedTypes: readonly OrderType[] = ['takeAway', 'table']

/** The types to choose from, in service order [WIZ-02]. */
export function offeredTypes(configs: ServiceConfigs): OrderType[] {
  return activeOrderTypes(configs).filter((type) => supportedTypes.includes(type))
}
