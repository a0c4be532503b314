import { Trans } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { CalendarIcon } from '#src/ui/base/more-icons.tsx'

import { useBooking } from './use-booking.ts'

/** Button that opens the reservation of a table; nothing where the venue takes none [HOME-03, HOME-04]. */
export function BookNow({ venue }: { readonly venue: Venue }) {
  const way = useBooking(venue)
  return (
    way && (
      <Button isWide data-key="book" start={<CalendarIcon size={20} />} {...way}>
        <Trans id="reservations.bookNow">Book a table</Trans>
        {way.href !== undefined && <NewTabHint />}
      </Button>
    )
  )
}
