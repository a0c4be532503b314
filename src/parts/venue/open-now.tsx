import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Closure } from '#src/contract/venue-content.ts'
import type { Venue } from '#src/contract/venue.ts'
import { firstTypeAway } from '#src/domain/venues/first-type-away.ts'
import { openState } from '#src/domain/venues/open-state.ts'
import { closingTime } from '#src/domain/venues/opening-hours.ts'
import { useShortMoment } from '#src/parts/slots/use-short-moment.ts'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { useVenueNow } from './use-venue-now.ts'

import css from './open-now.css?inline'

declareStyles(css)

/** From when orders of a type are taken while the dining room is closed; shows `children` until that is known. */
export type OrdersFromProps = { readonly venue: Venue; readonly type: OrderType; readonly children: ReactNode }

type OpenNowProps = {
  readonly venue: Venue
  readonly closures: readonly Closure[]
  readonly OrdersFrom?: ComponentType<OrdersFromProps>
}

/**
 * Says until when the venue is open or closed, from opening hours and closures. Where it takes orders all the same, only
 * its dining room is closed, and `OrdersFrom` says from when it takes them.
 */
export function OpenNow({ venue, closures, OrdersFrom }: OpenNowProps) {
  const { t } = useLingui()
  const shortMoment = useShortMoment(venue)
  const state = openState(venue, closures, useVenueNow(venue)())
  if (venue.openingHours.length === 0) return null
  if (state.isOpen) {
    const until = state.until && closingTime(state.until)
    return (
      <span className="open-now tabular" data-live="">
        <Tag kind="ok">{t({ id: 'home.open', message: 'Open' })}</Tag>{' '}
        {until && <Trans id="home.openUntil">until {until}</Trans>}
      </span>
    )
  }
  const away = firstTypeAway(venue)
  const opens = state.opensAt && shortMoment(state.opensAt)
  const opening = opens && <Trans id="home.opensAt">opens {opens}</Trans>
  return (
    <span className="open-now tabular" data-live="">
      <Tag>
        {away
          ? t({ id: 'home.roomClosed', message: 'Dining room closed' })
          : t({ id: 'home.closedNow', message: 'Closed now' })}
      </Tag>{' '}
      {away && OrdersFrom ? (
        <OrdersFrom venue={venue} type={away}>
          {opening}
        </OrdersFrom>
      ) : (
        opening
      )}
    </span>
  )
}
