import { Trans } from '@lingui/react/macro'

import { readSlots } from '#desk/contract/hours.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { VenueSection } from '#desk/parts/venue-section.tsx'
import { HoursForm } from '#desk/parts/week/hours-form.tsx'

import { Slots } from './slots.tsx'

/** When the venues are open, closed, and take orders; for owners. */
export function HoursRoom() {
  const slots = useDeskQuery(readSlots)
  return (
    <Room title={<Trans id="hours.title">Hours</Trans>}>
      <Read of={slots}>
        {({ venues }) =>
          venues.map((venue) => (
            <VenueSection key={venue.id} name={venue.name}>
              <h3>
                <Trans id="hours.open">Opening hours</Trans>
              </h3>
              <HoursForm venueId={venue.id} />
              <Slots venue={venue} />
            </VenueSection>
          ))
        }
      </Read>
    </Room>
  )
}
