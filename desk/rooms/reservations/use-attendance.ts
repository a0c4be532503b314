import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { markArrived, markNoShow } from '#desk/contract/reservations.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useDelayedChanges } from '#desk/parts/take-back/use-delayed-changes.ts'
import { useChange } from '#desk/parts/use-change.ts'
import type { Attendance } from '#src/domain/reservations/attendance.ts'

/** Why guests were not marked, which the card says as long as it is there. */
const onCard = ['not-enough-seats', 'slot-full', 'no-network', 'failed']

/**
 * Marks whether the guests of a reservation have come. A mark waits some seconds in which it can be taken back; leaving the card
 * or the page sends it at once. Guests of a no-show who come after all are marked at once: they take seats, which may be gone.
 * `onChanged` is called when what had the focus is gone.
 */
export function useAttendance({ id }: Pick<DeskReservation, 'id'>, name: string, onChanged: () => void) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const delayed = useDelayedChanges<DeskReservation['id'], Attendance>((_id, mark) => make(mark, false))
  const [hasNoSeats, setHasNoSeats] = useState(false)

  async function make(mark: Attendance, isBeyond: boolean): Promise<void> {
    setHasNoSeats(false)
    const answer =
      mark === 'arrived'
        ? await send(markArrived, { reservation: id }, { isBeyond })
        : await send(markNoShow, { reservation: id }, {})
    const refused = answer.ok ? null : answer.refusal.reason
    if (refused !== null && onCard.includes(refused)) {
      setHasNoSeats(refused === 'not-enough-seats' || refused === 'slot-full')
      if (delayed.hasLeft()) say(t({ id: 'attendance.notMarked', message: `${name}: could not be marked` }))
    } else say(refused === null ? done(mark) : meanwhile)
    onChanged()
  }
  const done = (mark: Attendance) =>
    mark === 'arrived'
      ? t({ id: 'attendance.saidArrived', message: `${name}: arrived` })
      : t({ id: 'attendance.saidNoShow', message: `${name}: no-show, the seats are free` })
  // Whatever else was refused: somebody has marked or cancelled it meanwhile.
  const meanwhile = t({ id: 'attendance.meanwhile', message: `${name}: already marked by somebody else` })

  return {
    /** What can be taken back; null = nothing. */
    waiting: delayed.pending.get(id) ?? null,
    begin: (mark: Attendance) => delayed.begin(id, mark),
    takeBack: () => {
      if (delayed.takeBack(id)) onChanged()
    },
    isPending,
    failure,
    /** Guests came after all, and there are no seats: shall they be seated? */
    hasNoSeats,
    comeAfterAll: () => void make('arrived', false),
    seatAnyway: () => void make('arrived', true),
  }
}
