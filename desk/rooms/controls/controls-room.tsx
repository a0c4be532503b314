import { Trans, useLingui } from '@lingui/react/macro'

import type { ControlledVenue } from '#desk/contract/settings.ts'
import { pauseRestaurant, readControls } from '#desk/contract/settings.ts'
import { useMay } from '#desk/parts/member-context.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import { useShiftName } from '#desk/parts/use-shift-name.ts'
import { Rows, VenueSection } from '#desk/parts/venue-section.tsx'

import { BusyRows } from './busy-rows.tsx'
import { CapacityRow } from './capacity-row.tsx'
import { PauseRow } from './pause-row.tsx'

/** What is paused, how much longer orders take, and how many orders a slot takes; the whole restaurant is paused by owners only. */
export function ControlsRoom() {
  const { t } = useLingui()
  const canPauseAll = useMay(pauseRestaurant)
  const controls = useDeskQuery(readControls)
  return (
    <Room title={<Trans id="controls.title">Pauses</Trans>}>
      <Read of={controls}>
        {({ isUnderMaintenance, until, venues }) => (
          <>
            {canPauseAll && (
              <VenueSection name={<Trans id="pause.restaurant">The whole restaurant</Trans>}>
                <Rows>
                  <PauseRow
                    what="restaurant"
                    name={t({ id: 'controls.restaurant', message: 'Restaurant' })}
                    isPaused={isUnderMaintenance}
                    until={until}
                  />
                </Rows>
              </VenueSection>
            )}
            {venues.map((venue) => (
              <VenuePart key={venue.id} venue={venue} />
            ))}
          </>
        )}
      </Read>
    </Room>
  )
}

function VenuePart({ venue }: { readonly venue: ControlledVenue }) {
  const { id, name, services, timetables } = venue
  const names = useServiceNames()
  const shiftName = useShiftName()
  return (
    <VenueSection name={name}>
      <h3>
        <Trans id="controls.types">Order types</Trans>
      </h3>
      <Rows>
        {services
          .filter(({ isActive }) => isActive)
          .map(({ type, isBlocked, until }) => (
            <PauseRow
              key={type}
              what={{ venueId: id, type }}
              name={names[type]}
              place={name}
              isPaused={isBlocked}
              until={until}
            />
          ))}
      </Rows>
      <BusyRows venue={venue} />
      <h3>
        <Trans id="controls.capacity">Orders a slot takes</Trans>
      </h3>
      {timetables.length === 0 ? (
        <p className="hint">
          <Trans id="slots.none">No slot is offered yet.</Trans>
        </p>
      ) : (
        <Rows>
          {timetables.map((slots) => (
            <CapacityRow key={slots.id} id={slots.id} name={shiftName(slots)} capacity={slots.capacity} />
          ))}
        </Rows>
      )}
    </VenueSection>
  )
}
