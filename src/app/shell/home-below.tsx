import { HomeDetails } from '#src/features/content/home-details.tsx'

import { AgainPlace } from './again-place.tsx'
import { TablePlace } from './table-place.tsx'

/** Home below the welcome: the diner's table, the last order, then the venue. */
export function HomeBelow() {
  return (
    <>
      <TablePlace />
      <AgainPlace />
      <HomeDetails />
    </>
  )
}
