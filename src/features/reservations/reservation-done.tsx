import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/routes/paths.ts'
import { secondaryPaths } from '#src/instance/routes/secondary-paths.ts'
import { useCustomer } from '#src/instance/use-customer.ts'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Card } from '#src/ui/base/card.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { AddToCalendar } from './add-to-calendar.tsx'
import { ReservationWhen } from './reservation-when.tsx'
import type { Booked } from './use-send-reservation.ts'

type ReservationDoneProps = { readonly venue: Venue; readonly booked: Booked }

/** Summary of the booking, and whether the restaurant still has to confirm it [RESV-20, RESV-21]. */
export function ReservationDone({ venue, booked }: ReservationDoneProps) {
  const { t } = useLingui()
  const { location } = useInstance()
  const customer = useCustomer()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { id, isConfirmed } = booked
  return (
    <div className="screen-frame cards">
      <h2 className="done" ref={heading} tabIndex={-1}>
        {isConfirmed
          ? t({ id: 'reservations.done.title', message: 'Your table is booked' })
          : t({ id: 'reservations.sent.title', message: 'Your request is sent' })}
      </h2>
      <Notice kind={isConfirmed ? 'ok' : 'info'} role="status">
        <p>
          {isConfirmed ? (
            <Trans id="reservations.done">See you soon.</Trans>
          ) : (
            <Trans id="reservations.sent">Your request has been sent: await confirmation.</Trans>
          )}
        </p>
      </Notice>
      <Card title={t({ id: 'reservations.title', message: `Reservation #${id}` })}>
        <ReservationWhen reservation={booked} />
        <p>{venue.name}</p>
        <p className="muted">{fullAddress(venue)}</p>
      </Card>
      <ButtonRow>
        <AddToCalendar reservation={booked} venue={venue} />
        {customer !== null && (
          <Button size="small" onClick={() => location.navigate(secondaryPaths.reservations)}>
            <Trans id="reservations.history">Your reservations</Trans>
          </Button>
        )}
        <Button size="small" onClick={() => location.backTo(paths.home)}>
          <Trans id="nav.home">Home</Trans>
        </Button>
      </ButtonRow>
    </div>
  )
}
