import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { reservationConfigQuery } from '#src/api/reservation-calls.ts'
import { daysQuery } from '#src/api/shift-calls.ts'
import type { Venue } from '#src/contract/venue.ts'
import { bookableDays } from '#src/domain/reservations/bookable-days.ts'
import { bookingAt } from '#src/domain/venues/booking.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { venuePath } from '#src/instance/routes/venue-paths.ts'
import { logSilently } from '#src/integrations/log.ts'
import { NewTabHint } from '#src/parts/screen/new-tab-hint.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CalendarIcon, RefreshIcon } from '#src/ui/base/more-icons.tsx'
import { Spinner } from '#src/ui/base/spinner.tsx'
import { Status } from '#src/ui/base/status.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ReservationDone } from './reservation-done.tsx'
import { ReserveForm } from './reserve-form.tsx'
import type { Booked } from './use-send-reservation.ts'

import css from './reservations.css?inline'

declareStyles(css)

/** Screen that books a table at the chosen venue, also without an account; without a venue it asks for one first [RESV-01, RESV-02, VENUE-11]. */
export function ReserveScreen() {
  const { t } = useLingui()
  const { location } = useInstance()
  const venue = useVenue()
  const hasVenue = venue !== null
  useLayoutEffect(() => {
    if (!hasVenue) location.navigate(venuePath('venues', { service: 'reservation' }), { replace: true })
  }, [hasVenue, location])
  return (
    <div className="reserve-screen">
      <TitleBar title={t({ id: 'reservations.bookNow', message: 'Book a table' })} />
      {venue && <AtVenue key={venue.id} venue={venue} />}
    </div>
  )
}

function AtVenue({ venue }: { readonly venue: Venue }) {
  const booking = bookingAt(venue)
  if (booking?.kind === 'page') return <OnOtherPage url={booking.url} name={venue.name} />
  return <InForm venue={venue} />
}

/** Link to the venue's own booking page (rulings "reservation with external link"). */
function OnOtherPage({ url, name }: { readonly url: string; readonly name: string }) {
  return (
    <EmptyState
      icon={<CalendarIcon size={32} />}
      action={
        <Button variant="primary" href={url} target="_blank">
          <Trans id="reservations.openPage">Go to the reservation page</Trans>
          <NewTabHint />
        </Button>
      }
    >
      <p>
        <Trans id="reservations.onOtherPage">{name} takes reservations on a page of its own.</Trans>
      </p>
    </EmptyState>
  )
}

const nowhere = { deliveryCityIds: null, deliveryZoneId: null, servicePointId: null } as const

function InForm({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const api = useApi()
  const [booked, setBooked] = useState<Booked | null>(null)
  const config = useFreshQuery(reservationConfigQuery(api, venue.id))
  const days = useFreshQuery(daysQuery(api, { venueId: venue.id, type: 'reservation', ...nowhere }))
  const now = useVenueNow()()
  const error = (!config.data && config.error) || (!days.data && days.error)
  useEffect(() => {
    if (error) logSilently('what can be booked could not be loaded')
  }, [error])

  if (booked) return <ReservationDone venue={venue} booked={booked} />
  if (error) return <NoAnswer onRetry={() => void Promise.all([config.refetch(), days.refetch()])} />
  if (!config.data || !days.data)
    return (
      <p className="loading">
        <Spinner size={32} label={t({ id: 'reservations.loading', message: 'Loading the reservation form' })} />
      </p>
    )
  const { reservation } = config.data
  if (!reservation?.isActive || reservation.isBlocked)
    return (
      <NoForm>
        <Trans id="prenotazioni_tavolo.bloccate">Reservations are temporarily blocked.</Trans>
      </NoForm>
    )
  const offered = bookableDays(days.data.days, now)
  if (offered.length === 0)
    return (
      <NoForm>
        <Trans id="reservations.noDay">No day available</Trans>
      </NoForm>
    )
  return (
    <ReserveForm
      venue={venue}
      config={reservation}
      days={offered}
      onBooked={setBooked}
      onRefused={() => void Promise.all([config.refetch(), days.refetch()])}
    />
  )
}

/** Why there is no form [RESV-03, RESV-04, RESV-05]. */
function NoForm({ children }: { readonly children: ReactNode }) {
  return (
    <EmptyState icon={<CalendarIcon size={32} />}>
      <Status>{children}</Status>
    </EmptyState>
  )
}

/** Failed load: the error is only logged, the diner gets a retry button [RESV-27]. */
function NoAnswer({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CalendarIcon size={32} />}
      action={
        <Button size="small" start={<RefreshIcon size={20} />} onClick={onRetry}>
          <Trans id="action.retry">Try again</Trans>
        </Button>
      }
    >
      <Status>
        <Trans id="reservations.unavailable">Reservations are not available right now.</Trans>
      </Status>
    </EmptyState>
  )
}
