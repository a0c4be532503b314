import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useParams } from 'wouter'

import { reservationQuery } from '#src/api/reservation-calls.ts'
import type { Reservation } from '#src/contract/reservation.ts'
import { mayBeCancelled, restaurantMessage } from '#src/domain/reservations/reservation-state.ts'
import { useApi, useInstance } from '#src/instance/instance-context.tsx'
import { idFrom } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useReservationStatus } from '#src/parts/reservation/use-reservation-status.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { TitleBar } from '#src/parts/screen/title-bar.tsx'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'
import { useFreshQuery } from '#src/query/use-fresh-query.ts'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Tag } from '#src/ui/base/tag.tsx'

import { AddToCalendar } from './add-to-calendar.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { EndSentence } from './end-sentence.tsx'
import { ReservationMessages } from './reservation-messages.tsx'
import { ReservationWhen } from './reservation-when.tsx'

import css from './reservations.css?inline'

declareStyles(css)

/** One reservation: its details, how to cancel it, and a link back [RESV-31..34]. */
export function ReservationScreen() {
  const { t } = useLingui()
  const { location } = useInstance()
  const { id } = useParams<{ id: string }>()
  const customer = useCustomer()
  const asked = idFrom<'Reservation'>(id) ?? (0 as Reservation['id'])
  const { data, error, refetch } = useFreshQuery(reservationQuery(useApi(), asked, customer))
  useFailureAlert(error)
  const title = t({ id: 'reservations.title', message: `Reservation #${id}` })
  return (
    <>
      <TitleBar title={title} parent={secondaryPaths.reservations} />
      <section className="reservations-screen">
        <div className="screen-frame cards">
          {!data && error && <LoadFailure error={error} onRetry={refetch} />}
          {!data && !error && <SkeletonList label={title} count={2} shape="box" />}
          {data && <Facts reservation={data.reservation} />}
          <Button variant="text" onClick={() => location.backTo(secondaryPaths.reservations)}>
            <Trans id="reservations.backToHistory">Back to your reservations</Trans>
          </Button>
        </div>
      </section>
    </>
  )
}

function Facts({ reservation }: { readonly reservation: Reservation }) {
  const venue = useVenueOfOrder(reservation)
  const status = useReservationStatus()(reservation.status)
  const message = restaurantMessage(reservation)
  const { endReason } = reservation
  const isRefusedOrCancelled = !mayBeCancelled(reservation)
  return (
    <>
      <Card>
        <p className="status">
          <Tag kind={status.kind}>{status.name}</Tag>
        </p>
        <ReservationWhen reservation={reservation} />
        {venue && <p className="muted">{venue.name}</p>}
        {endReason && <EndSentence endReason={endReason} phone={venue?.phone ?? null} />}
      </Card>
      {message !== null && (
        <Card title={<Trans id="reservations.message">From the restaurant</Trans>}>
          <p className="message">{message}</p>
        </Card>
      )}
      <Card title={<Trans id="reservations.contact">Contact</Trans>}>
        <dl className="contact">
          <dt>
            <Trans id="reservations.name">Name</Trans>
          </dt>
          <dd>{reservation.name}</dd>
          <dt>
            <Trans id="account.phone">Phone</Trans>
          </dt>
          <dd>{reservation.phone}</dd>
          <dt>
            <Trans id="account.email">E-mail</Trans>
          </dt>
          <dd>{reservation.email}</dd>
        </dl>
      </Card>
      <ReservationMessages reservation={reservation} isWide />
      {!isRefusedOrCancelled && venue && <AddToCalendar reservation={reservation} venue={venue} />}
      {!isRefusedOrCancelled && <Cancel phone={venue?.phone ?? ''} />}
    </>
  )
}

/** Button that says how to cancel: by phoning the restaurant [RESV-33..35]. */
function Cancel({ phone }: { readonly phone: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setIsOpen(true)}>
        <Trans id="reservations.cancel">Cancel the reservation</Trans>
      </Button>
      {isOpen && <CancelDialog phone={phone} onClose={() => setIsOpen(false)} />}
    </>
  )
}
