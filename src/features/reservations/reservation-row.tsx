import { Trans, useLingui } from '@lingui/react/macro'

import type { Reservation } from '#src/contract/reservation.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { reservationPath } from '#src/instance/routes/secondary-paths.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useReservationStatus } from '#src/parts/reservation/use-reservation-status.ts'
import { RecordCard } from '#src/parts/screen/record-card.tsx'
import { Button } from '#src/ui/base/button.tsx'

import { EndSentence } from './end-sentence.tsx'
import { ReservationMessages } from './reservation-messages.tsx'
import { ReservationWhen } from './reservation-when.tsx'

/** Summary of one reservation, with links to its details and messages [RESV-28, RESV-29]. */
export function ReservationRow({ reservation }: { readonly reservation: Reservation }) {
  const { t } = useLingui()
  const { location } = useInstance()
  const status = useReservationStatus()(reservation.status)
  const venue = useVenueOfOrder(reservation)
  const { id, endReason } = reservation
  return (
    <RecordCard
      title={t({ id: 'reservations.title', message: `Reservation #${id}` })}
      status={status}
      actions={
        <>
          <Button
            size="small"
            aria-label={t({ id: 'reservations.details.of', message: `Details of reservation #${id}` })}
            onClick={() => location.navigate(reservationPath(id))}
          >
            <Trans id="orders.details">Details</Trans>
          </Button>
          <ReservationMessages reservation={reservation} />
        </>
      }
    >
      <ReservationWhen reservation={reservation} />
      {venue && <p className="facts">{venue.name}</p>}
      {endReason && <EndSentence endReason={endReason} phone={venue?.phone ?? null} />}
    </RecordCard>
  )
}
