import { Trans } from '@lingui/react/macro'

import { useSignedIn } from '#desk/parts/member-context.tsx'
import { Room } from '#desk/parts/room.tsx'
import { VenueSection } from '#desk/parts/venue-section.tsx'
import { WaysForm } from '#desk/parts/ways/ways-form.tsx'
import { HoursForm } from '#desk/parts/week/hours-form.tsx'

/** When the venues are open, closed, and take orders; for owners and managers. */
export function HoursRoom() {
  const { venues } = useSignedIn().member
  return (
    <Room title={<Trans id="hours.title">Hours</Trans>}>
      {venues.map(({ id, name }) => (
        <VenueSection key={id} name={name}>
          <h3>
            <Trans id="hours.open">Opening hours</Trans>
          </h3>
          <HoursForm venueId={id} />
          <h3>
            <Trans id="step.services">Ways to order</Trans>
          </h3>
          <WaysForm venueId={id} venueName={venues.length > 1 ? name : null} />
        </VenueSection>
      ))}
    </Room>
  )
}
