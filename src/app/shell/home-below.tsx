import { HomeDetails } from '#src/features/content/home-details.tsx'

import { AgainPlace } from './again-place.tsx'

/** Home below the welcome: the last order, then the venue. */
export function HomeBelow() {
  return (
    <>
      <AgainPlace />
      <HomeDetails />
    </>
  )
}
