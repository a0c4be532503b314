import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { Reservation } from '#src/contract/reservation.ts'
import { PhoneLink } from '#src/parts/screen/phone-link.tsx'

type EndSentenceProps = {
  readonly endReason: NonNullable<Reservation['endReason']>
  /** Telephone of the venue. */
  readonly phone: string | null
}

/** Why the service ended a reservation by itself, what becomes of a deposit, and whom to call [RESV-39]. */
export function EndSentence({ endReason, phone }: EndSentenceProps): ReactNode {
  if (endReason === 'other') return null
  return (
    <p className="facts">
      {endReason === 'unanswered' ? (
        <Trans id="reservations.unanswered">The restaurant did not answer in time: no table is booked.</Trans>
      ) : (
        <Trans id="reservations.tooLate">Your deposit came after the time of the reservation.</Trans>
      )}{' '}
      <Trans id="reservations.depositBack">
        A deposit that you paid is on its way back (card refunds can take up to 10 working days).
      </Trans>
      {phone && (
        <>
          {' '}
          <Trans id="orders.callThem">
            Call them: <PhoneLink phone={phone} />
          </Trans>
        </>
      )}
    </p>
  )
}
