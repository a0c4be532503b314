import { Trans, useLingui } from '@lingui/react/macro'

import { savePart } from '#desk/contract/set-up/part-calls.ts'
import { readSettings } from '#desk/contract/settings.ts'
import { useMay, useSignedIn } from '#desk/parts/member-context.tsx'
import { PageLink } from '#desk/parts/page-link.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { VenueSection } from '#desk/parts/venue-section.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { RestaurantSettings } from './restaurant-settings.tsx'
import { VenueSettings } from './venue-settings.tsx'

/** What the restaurant and each venue offer; for owners and managers. */
export function SettingsRoom() {
  const { t } = useLingui()
  const settings = useDeskQuery(readSettings)
  const { venues } = useSignedIn().member
  const maySetAll = useMay(savePart)
  const everything =
    venues.length > 1
      ? t({ id: 'settings.everyVenue', message: 'Every venue' })
      : t({ id: 'settings.restaurant', message: 'The restaurant' })
  return (
    <Room
      title={<Trans id="settings.title">Settings</Trans>}
      actions={
        <PageLink to="/hours">
          <Trans id="step.services">Ways to order</Trans>
        </PageLink>
      }
    >
      {maySetAll && (
        <VenueSection name={everything}>
          <RestaurantSettings />
        </VenueSection>
      )}
      <Read of={settings}>
        {(shown) =>
          shown.venues.map(({ id, name, warnings }) => (
            <VenueSection key={id} name={name}>
              {warnings.map((text) => (
                <Notice key={text} kind="warn">
                  <p>{text}</p>
                </Notice>
              ))}
              <VenueSettings venueId={id} />
            </VenueSection>
          ))
        }
      </Read>
    </Room>
  )
}
