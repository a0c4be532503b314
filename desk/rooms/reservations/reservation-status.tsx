import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { Tag } from '#src/ui/base/tag.tsx'

type ReservationStatusProps = {
  readonly reservation: Pick<DeskReservation, 'status' | 'endReason' | 'isWalkIn' | 'attendance'>
}

/** What became of a reservation; of a confirmed one whether its guests have come. */
export function ReservationStatus({ reservation }: ReservationStatusProps) {
  const { status, endReason } = reservation
  if (endReason === 'unanswered')
    return (
      <Tag kind="error">
        <Trans id="reservations.unanswered">Not answered in time</Trans>
      </Tag>
    )
  if (endReason === 'tooLate')
    return (
      <Tag>
        <Trans id="reservations.tooLate">Paid too late</Trans>
      </Tag>
    )
  switch (status) {
    case 'new':
    case 'waiting':
      return (
        <Tag kind="wait">
          <Trans id="reservations.status.waiting">Waiting</Trans>
        </Tag>
      )
    case 'confirmed':
      return confirmedTag(reservation)
    case 'refused':
      return (
        <Tag>
          <Trans id="reservations.status.refused">Refused</Trans>
        </Tag>
      )
    case 'cancelled':
      return (
        <Tag>
          <Trans id="reservations.status.cancelled">Cancelled</Trans>
        </Tag>
      )
  }
}

function confirmedTag({ isWalkIn, attendance }: ReservationStatusProps['reservation']): ReactNode {
  if (isWalkIn)
    return (
      <Tag kind="ok">
        <Trans id="walkIn.title">Walk-in</Trans>
      </Tag>
    )
  if (attendance === 'arrived')
    return (
      <Tag kind="inverse">
        <Trans id="attendance.arrived">Arrived</Trans>
      </Tag>
    )
  if (attendance === 'noShow')
    return (
      <Tag kind="error">
        <Trans id="attendance.noShow">No-show</Trans>
      </Tag>
    )
  return (
    <Tag kind="ok">
      <Trans id="reservations.status.confirmed">Confirmed</Trans>
    </Tag>
  )
}
