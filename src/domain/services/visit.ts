import type { OrderType, ServiceType } from '#src/contract/service-type.ts'

import { destinationOf, isEatIn } from './order-type.ts'

/** Whether the diner comes to the venue for the order; not known of an unknown type. */
function comesToVenue(type: ServiceType | 'other'): type is OrderType {
  return type !== 'other' && type !== 'reservation' && destinationOf(type) === 'venue'
}

/** Whether the diner collects the order and takes it away: its last step. */
export function isCollected(type: ServiceType | 'other'): boolean {
  return comesToVenue(type) && !isEatIn(type)
}

/** Whether the diner comes to eat, so that seats are kept for the slot; at a table one sits already. */
export function takesSeats(type: ServiceType | 'other'): boolean {
  return comesToVenue(type) && isEatIn(type)
}
