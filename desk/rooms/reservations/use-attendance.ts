import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { markArrived, markNoShow } from '#desk/contract/reservations.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { takeBackMs } from '#desk/parts/take-back.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'

type Waiting = { readonly mark: Attendance; readonly sendsAtMs: number }

/**
 * Marks whether the guests of a reservation have come. A mark waits some seconds in which it can be taken back; leaving the card
 * or the page sends it at once. Guests of a no-show who come after all are marked at once: they take seats, which may be gone.
 * `onChanged` is called when what had the focus is gone.
 */
export function useAttendance({ id }: Pick<DeskReservation, 'id'>, name: string, onChanged: () => void) {
  const { t } = useLingui()
  const { clock, say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [hasNoSeats, setHasNoSeats] = useState(false)
  /** Sends what waits now; does nothing where nothing does. */
  const sendNow = useRef(() => {})
  const takeBackOf = useRef(() => {})

  async function make(mark: Attendance, isBeyond: boolean): Promise<void> {
    setHasNoSeats(false)
    const answer =
      mark === 'arrived'
        ? await send(markArrived, { reservation: id }, { isBeyond })
        : await send(markNoShow, { reservation: id }, {})
    const refused = answer.ok ? null : answer.refusal.reason
    if (refused === 'not-enough-seats' || refused === 'slot-full') setHasNoSeats(true)
    // `failure` says what was not answered; whatever else was refused, somebody has marked or cancelled it meanwhile.
    else if (refused !== null && refused !== 'no-network' && refused !== 'failed')
      say(t({ id: 'attendance.meanwhile', message: `${name}: already marked by somebody else` }))
    else if (refused === null)
      say(
        mark === 'arrived'
          ? t({ id: 'attendance.saidArrived', message: `${name}: arrived` })
          : t({ id: 'attendance.saidNoShow', message: `${name}: no-show, the seats are free` }),
      )
    onChanged()
  }

  function begin(mark: Attendance): void {
    const send = () => {
      stop()
      sendNow.current = () => {}
      setWaiting(null)
      void make(mark, false)
    }
    const stop = clock.after(takeBackMs, send)
    sendNow.current = send
    takeBackOf.current = () => {
      stop()
      sendNow.current = () => {}
      setWaiting(null)
      onChanged()
    }
    setWaiting({ mark, sendsAtMs: clock.now() + takeBackMs })
  }
  useEffect(() => {
    const leave = () => sendNow.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    waiting,
    begin,
    takeBack: () => takeBackOf.current(),
    isPending,
    failure,
    /** Guests came after all, and there are no seats: shall they be seated? */
    hasNoSeats,
    comeAfterAll: () => void make('arrived', false),
    seatAnyway: () => void make('arrived', true),
  }
}
