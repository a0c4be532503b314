import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'

import { serviceOrder } from './service-order.ts'

/** The configurations of a venue, of shifts lv1 or of get_mixed_info. */
export type ServiceConfigs = { readonly [T in OrderType]: Pick<ServiceConfig, 'isActive'> | null }

/** The order types a venue offers, in service order; a blocked one that is active is among them [WIZ-02, WIZ-07]. */
export function activeOrderTypes(configs: ServiceConfigs): OrderType[] {
  return serviceOrder.filter((type): type is OrderType => type !== 'reservation' && configs[type]?.isActive === true)
}
