import { Plural } from '@lingui/react/macro'

import type { Reservation } from '#src/contract/reservation.ts'
import { formatMoment } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

type ReservationWhenProps = { readonly reservation: Pick<Reservation, 'people' | 'startsAt'> }

/** Number of people and time: "4 people · Friday 20 November, 20:30" [RESV-28, RESV-31]. */
export function ReservationWhen({ reservation: { people, startsAt } }: ReservationWhenProps) {
  const { i18n } = useInstance()
  return (
    <>
      <p className="when tabular">{formatMoment(startsAt, null, i18n.locale)}</p>
      <p>
        <Plural id="reservations.people" value={people} one="# person" other="# people" />
      </p>
    </>
  )
}
