import { Trans, useLingui } from '@lingui/react/macro'

import type { Closure } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { openState } from '#src/domain/venues/open-state.ts'
import { takesOrdersAway } from '#src/domain/venues/takes-orders-away.ts'
import { formatTime } from '#src/i18n/format-date.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { useVenueNow } from './use-restaurant.ts'

type OpenNowProps = { readonly venue: Venue; readonly closures: readonly Closure[] }

/**
 * Says until when the venue is open or closed, from opening hours and closures. Where it takes orders all the same, only
 * its dining room is closed.
 */
export function OpenNow({ venue, closures }: OpenNowProps) {
  const { t } = useLingui()
  const dayName = useDayName(venue)
  const state = openState(venue, closures, useVenueNow(venue)())
  if (venue.openingHours.length === 0) return null
  if (state.isOpen) {
    const { until } = state
    return (
      <span className="open-now tabular" data-live="">
        <Tag kind="ok">{t({ id: 'home.open', message: 'Open' })}</Tag> <Trans id="home.openUntil">until {until}</Trans>
      </span>
    )
  }
  const opens = state.opensAt && `${dayName(state.opensAt)} ${formatTime(state.opensAt)}`
  return (
    <span className="open-now tabular" data-live="">
      <Tag>
        {takesOrdersAway(venue)
          ? t({ id: 'home.roomClosed', message: 'Dining room closed' })
          : t({ id: 'home.closedNow', message: 'Closed now' })}
      </Tag>{' '}
      {opens && <Trans id="home.opensAt">opens {opens}</Trans>}
    </span>
  )
}
