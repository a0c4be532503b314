import { Trans, useLingui } from '@lingui/react/macro'

import { reservationsQuery } from '#src/api/reservation-calls.ts'
import { useApi } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { BookNow } from '#src/parts/reservation/book-now.tsx'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { RecordList } from '#src/parts/screen/record-card.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CalendarIcon } from '#src/ui/base/more-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { ReservationRow } from './reservation-row.tsx'

import css from './reservations.css?inline'

declareStyles(css)

/** The signed-in customer's reservations, newest first [RESV-28, RESV-30]. */
export function ReservationsScreen() {
  const { t } = useLingui()
  const customer = useCustomer()
  const { data, error, refetch } = useFreshQuery(reservationsQuery(useApi(), customer))
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
          <div className="screen-frame cards">
            <RecordList>
              {reservations.map((reservation) => (
                <ReservationRow key={reservation.id} reservation={reservation} />
              ))}
            </RecordList>
          </div>
        )}
      </section>
    </>
  )
}
