import { HomeDetails } from '#src/features/content/home-details.tsx'
import { AgainPlace } from '#src/features/orders/again/again-place.tsx'
import { TablePlace } from '#src/features/table/table-place.tsx'

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
