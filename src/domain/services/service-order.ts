import type { ServiceType } from '#src/contract/service-type.ts'

/** All services in the order in which they show [CONST-01, BCONST-03]. */
export const serviceOrder: readonly ServiceType[] = ['takeAway', 'delivery', 'eatIn', 'dil', 'table', 'reservation']

/** The given services in service order, without repetition and without those we do not know. */
export function inServiceOrder(types: readonly (ServiceType | 'other')[]): ServiceType[] {
  return serviceOrder.filter((type) => types.includes(type))
}
