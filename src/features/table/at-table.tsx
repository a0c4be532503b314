import { useVisit } from '#src/parts/table/use-visit.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'

import { TableCard } from './table-card.tsx'

/** The card of the diner's table, while they sit at one of the chosen venue. */
export function AtTable() {
  const venue = useVenue()
  const visit = useVisit(venue?.id ?? null)
  return visit && <TableCard visit={visit} />
}
