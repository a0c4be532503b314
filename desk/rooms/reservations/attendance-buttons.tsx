import { Trans, useLingui } from '@lingui/react/macro'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { TakeBack } from '#desk/parts/take-back/take-back.tsx'
import { useMinute } from '#desk/parts/use-minute.ts'
import { mayArrive, mayBeNoShow } from '#src/domain/reservations/attendance.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { Notice } from '#src/ui/base/notice.tsx'

import { useAttendance } from './use-attendance.ts'

type AttendanceButtonsProps = {
  readonly reservation: DeskReservation
  /** How its guests are called. */
  readonly name: string
  /** Id of the heading that says which reservation the buttons are about. */
  readonly titleId: string
  /** The button that was pressed is gone. */
  readonly onChanged: () => void
}

/** Whether the guests have come: about the time of their reservation, and later where they have not. */
export function AttendanceButtons({ reservation, name, titleId, onChanged }: AttendanceButtonsProps) {
  const { t } = useLingui()
  const nowMs = useMinute()
  const attending = useAttendance(reservation, name, onChanged)
  const { waiting, begin, takeBack, isPending, failure, hasNoSeats } = attending
  const time = { timeZone: reservation.venue.timeZone, nowMs }
  const isNoShow = reservation.attendance === 'noShow'
  const labelOf = (seconds: number) =>
    waiting?.change === 'arrived'
      ? t({ id: 'attendance.arrivedIn', message: `Arrived, in ${seconds} s` })
      : t({ id: 'attendance.noShowIn', message: `No-show, in ${seconds} s` })
  if (waiting)
    return (
      <div className="attendance">
        <TakeBack sendsAtMs={waiting.sendsAtMs} labelOf={labelOf} titleId={titleId} onTakeBack={takeBack} />
      </div>
    )
  if (!mayArrive(reservation, time)) return null
  return (
    <div className="attendance">
      <AlertList messages={failure === null ? [] : [failure]} />
      {hasNoSeats && (
        <Notice
          kind="warn"
          role="alert"
          action={
            <Button size="small" aria-describedby={titleId} onClick={attending.seatAnyway}>
              <Trans id="walkIn.anyway">Seat them anyway</Trans>
            </Button>
          }
        >
          <p>
            <Trans id="attendance.noSeats">Their seats were given to others.</Trans>
          </p>
        </Notice>
      )}
      <ButtonRow>
        {isNoShow ? (
          <Button aria-describedby={titleId} isBusy={isPending} onClick={attending.comeAfterAll}>
            <Trans id="attendance.afterAll">Came after all</Trans>
          </Button>
        ) : (
          <Button variant="primary" aria-describedby={titleId} isBusy={isPending} onClick={() => begin('arrived')}>
            <Trans id="attendance.arrived">Arrived</Trans>
          </Button>
        )}
        {mayBeNoShow(reservation, time) && (
          <Button aria-describedby={titleId} isBusy={isPending} onClick={() => begin('noShow')}>
            <Trans id="attendance.noShow">No-show</Trans>
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
