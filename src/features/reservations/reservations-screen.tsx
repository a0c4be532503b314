import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { reservationsQuery } from '#src/api/reservations.ts'
import { BookNow } from '#src/components/book-now.tsx'
import { LoadFailure } from '#src/components/load-failure.tsx'
import { RecordList } from '#src/components/record-card.tsx'
import { TitleBar } from '#src/components/title-bar.tsx'
import { useFailureAlert } from '#src/components/use-failure-alert.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'
import { useVenue } from '#src/instance/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CalendarIcon } from '#src/ui/later-icons.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import { ReservationRow } from './reservation-row.tsx'

import css from './reservations.css?inline'

declareStyles(css)

/** The reservations of the customer who is signed in, the newest first [RESV-28, RESV-30]. */
export function ReservationsScreen() {
  const { t } = useLingui()
  const { stores } = useInstance()
  const { email } = useSnapshot(stores.session.state)
  const { data, error, refetch } = useFreshQuery(reservationsQuery(useApi(), email))
  useFailureAlert(error)
  const venue = useVenue()
  const reservations = data?.reservations
  return (
    <>
      <TitleBar title={t({ id: 'reservations.history', message: 'Your reservations' })} parent={paths.account} />
      <section className="reservations-screen">
        {!reservations && error && <LoadFailure error={error} onRetry={refetch} />}
        {!reservations && !error && (
          <SkeletonList
            label={t({ id: 'reservations.history.loading', message: 'Loading your reservations' })}
            count={3}
            shape="box"
          />
        )}
        {reservations?.length === 0 && (
          <EmptyState icon={<CalendarIcon size={32} />} action={venue && <BookNow venue={venue} />}>
            <p>
              <Trans id="reservations.none">There is no reservation yet.</Trans>
            </p>
          </EmptyState>
        )}
        {reservations && reservations.length > 0 && (
          <RecordList>
            {reservations.map((reservation) => (
              <ReservationRow key={reservation.id} reservation={reservation} />
            ))}
          </RecordList>
        )}
      </section>
    </>
  )
}
