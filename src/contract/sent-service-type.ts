import { exactly } from './request-values.ts'
import { orderNames, wireNames } from './service-type.ts'

/** A service type in a request. */
export const sentServiceType = exactly(wireNames)
/** An order type in a request. */
export const sentOrderType = exactly(orderNames)
