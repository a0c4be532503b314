import type { OrderType } from '#src/contract/service-type.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'

import { isEatIn } from './order-type.ts'

const mostPeople = 20

/** Maximum number of people for one order; 20 by default [WIZ-23]. */
export function maxPeople(config: Pick<ServiceConfig, 'maxPeople'> | null): number {
  return config?.maxPeople || mostPeople
}

/** The number of people of an order, from 1 to the maximum; null for types that do not ask for it [WIZ-22, WIZ-23]. */
export function peopleOf(
  type: OrderType,
  wished: number | null,
  config: Pick<ServiceConfig, 'maxPeople'> | null,
): number | null {
  return isEatIn(type) ? Math.min(Math.max(wished ?? 1, 1), maxPeople(config)) : null
}
