import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'

import { useDays } from './use-days.ts'
import { earliestOf } from './use-earliest.ts'
import type { Earliest } from './use-earliest.ts'
import { nowhere } from './use-order-choice.ts'

/** The earliest time for an order of a type, whatever its destination; null while it is not known. */
export function useEarliestOfType(venue: Venue, type: OrderType): Earliest | null {
  const { days } = useDays({ venue, type, config: venue[type], place: nowhere })
  return earliestOf(days ?? [])
}
