import { Trans } from '@lingui/react/macro'

import { areaForm, freeFromForm, pointForm, readDelivery } from '#desk/contract/delivery.ts'
import { EditForm, FormRow } from '#desk/parts/forms/form-row.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { Rows, VenueSection } from '#desk/parts/venue-section.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { ScooterIcon } from '#src/ui/base/more-icons.tsx'

/** What delivery costs: at each venue, in each area, to each service point; for owners. */
export function DeliveryRoom() {
  const delivery = useDeskQuery(readDelivery)
  return (
    <Room title={<Trans id="delivery.title">Delivery</Trans>}>
      <Read of={delivery}>
        {({ venues, areas, points }) => (
          <>
            {venues.length === 0 && (
              <EmptyState icon={<ScooterIcon size={32} />}>
                <Trans id="delivery.none">No venue of this restaurant delivers.</Trans>
              </EmptyState>
            )}
            {venues.map((venue) => (
              <VenueSection key={venue.id} name={venue.name}>
                <div className="desk-sheet">
                  <EditForm name={venue.name} form={venue} calls={freeFromForm} values={{ venue: venue.id }} />
                </div>
              </VenueSection>
            ))}
            {areas.length > 0 && (
              <VenueSection name={<Trans id="delivery.areas">Delivery areas</Trans>}>
                <Rows>
                  {areas.map((area) => (
                    <FormRow key={area.id} name={area.name} form={area} calls={areaForm} values={{ area: area.id }} />
                  ))}
                </Rows>
              </VenueSection>
            )}
            {points.length > 0 && (
              <VenueSection name={<Trans id="delivery.points">Service points</Trans>}>
                <Rows>
                  {points.map((point) => (
                    <FormRow
                      key={point.id}
                      name={point.name}
                      form={point}
                      calls={pointForm}
                      values={{ point: point.id }}
                    />
                  ))}
                </Rows>
              </VenueSection>
            )}
          </>
        )}
      </Read>
    </Room>
  )
}
