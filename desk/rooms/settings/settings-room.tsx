import { Trans, useLingui } from '@lingui/react/macro'

import type { VenueSettings } from '#desk/contract/settings.ts'
import { readSettings, restaurantForm, serviceForm, venueForm } from '#desk/contract/settings.ts'
import { EditForm, FormRow } from '#desk/parts/forms/form-row.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useServiceNames } from '#desk/parts/use-service-names.ts'
import { Rows, VenueSection } from '#desk/parts/venue-section.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

/** What the restaurant, each venue and each way to order offers; for owners. */
export function SettingsRoom() {
  const { t } = useLingui()
  const settings = useDeskQuery(readSettings)
  return (
    <Room title={<Trans id="settings.title">Settings</Trans>}>
      <Read of={settings}>
        {({ restaurant, venues }) => {
          const everything =
            venues.length > 1
              ? t({ id: 'settings.everyVenue', message: 'Every venue' })
              : t({ id: 'settings.restaurant', message: 'The restaurant' })
          return (
            <>
              {restaurant.fields.length > 0 && (
                <VenueSection name={everything}>
                  <div className="desk-sheet">
                    <EditForm
                      name={everything}
                      form={restaurant}
                      calls={restaurantForm}
                      values={{}}
                      action={t({ id: 'settings.save', message: 'Save for the restaurant' })}
                    />
                  </div>
                </VenueSection>
              )}
              {venues.map((venue) => (
                <VenuePart key={venue.id} venue={venue} />
              ))}
            </>
          )
        }}
      </Read>
    </Room>
  )
}

function VenuePart({ venue }: { readonly venue: VenueSettings }) {
  const names = useServiceNames()
  const { id, name, warnings, services } = venue
  return (
    <VenueSection name={name}>
      {warnings.map((text) => (
        <Notice key={text} kind="warn">
          <p>{text}</p>
        </Notice>
      ))}
      <div className="desk-sheet">
        <EditForm name={name} form={venue} calls={venueForm} values={{ venue: id }} />
      </div>
      <Rows>
        {services.map((service) => (
          <FormRow
            key={service.type}
            name={names[service.type]}
            form={service}
            calls={serviceForm}
            values={{ venue: id, type: service.type }}
          />
        ))}
      </Rows>
    </VenueSection>
  )
}
