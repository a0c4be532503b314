import type { ServiceType } from '#src/contract/service-type.ts'

/** The types that are brought to the diner and may cost a delivery fee: DELIVERY and DIL [PRICE-29]. */
export function isDelivered(type: ServiceType | 'other'): boolean {
  return type === 'delivery' || type === 'dil'
}
