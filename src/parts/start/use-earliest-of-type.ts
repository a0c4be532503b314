import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'

import { earliestOf } from './earliest.ts'
import type { Earliest } from './earliest.ts'
import { nowhere } from './nowhere.ts'
import { useDays } from './use-days.ts'

/** The earliest time for an order of a type, whatever its destination; null while it is not known. */
export function useEarliestOfType(venue: Venue, type: OrderType): Earliest | null {
  const { days } = useDays({ venue, type, config: venue[type], place: nowhere })
  return earliestOf(days ?? [])
}
