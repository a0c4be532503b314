import { Trans } from '@lingui/react/macro'

import { readHours, readSlots } from '#desk/contract/hours.ts'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { VenueSection } from '#desk/parts/venue-section.tsx'

import { Closures } from './closures.tsx'
import { HoursForm } from './hours-form.tsx'
import { Slots } from './slots.tsx'

/** When the venues are open, closed, and take orders; for owners. */
export function HoursRoom() {
  const hours = useDeskQuery(readHours)
  const slots = useDeskQuery(readSlots)
  return (
    <Room title={<Trans id="hours.title">Hours</Trans>}>
      <Read of={hours}>
        {({ venues, closureFields }) => (
          <Read of={slots}>
            {({ venues: offered }) =>
              venues.map((venue) => {
                const own = offered.find(({ id }) => id === venue.id)
                return (
                  <VenueSection key={venue.id} name={venue.name}>
                    <HoursForm venue={venue} />
                    <Closures venue={venue} fields={closureFields} />
                    {own && <Slots venue={own} />}
                  </VenueSection>
                )
              })
            }
          </Read>
        )}
      </Read>
    </Room>
  )
}
