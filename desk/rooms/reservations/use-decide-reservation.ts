import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ReservationEndReason, Told } from '#desk/contract/end-reasons.ts'
import type { DeskReservation } from '#desk/contract/reservations.ts'
import { cancelReservation, confirmReservation, refuseReservation } from '#desk/contract/reservations.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'

type ReservationAction = 'confirm' | 'refuse' | 'cancel'

const calls = { confirm: confirmReservation, refuse: refuseReservation, cancel: cancelReservation }

type After = {
  /** It stands in another list now, by this decision or somebody else's. */
  readonly onGone: () => void
  /** It stays in its list. */
  readonly onStays: () => void
}

/** Decides a reservation: `pending` is what is being decided, `said` why it was not. */
export function useDecideReservation(id: DeskReservation['id'], { onGone, onStays }: After) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, failure } = useChange()
  const [pending, setPending] = useState<ReservationAction | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const done = {
    confirm: t({ id: 'reservations.confirmed', message: `Reservation ${id} is confirmed` }),
    refuse: t({ id: 'reservations.refused', message: `Reservation ${id} is refused` }),
    cancel: t({ id: 'reservations.cancelled', message: `Reservation ${id} is cancelled` }),
  }

  async function decide(action: ReservationAction, { reason, message }: Told<ReservationEndReason>): Promise<void> {
    setPending(action)
    setRefusal(null)
    const answer = await send(
      calls[action],
      { reservation: id },
      {
        ...(action === 'confirm' ? {} : { reason }),
        message: message?.trim() || null,
      },
    )
    setPending(null)
    if (!answer.ok) {
      const { reason: refused } = answer.refusal
      // `failure` says what was not answered.
      if (refused === 'no-network' || refused === 'failed') return
      if (refused === 'slot-over') {
        const over = t({
          id: 'reservations.slotOver',
          message: 'Not confirmed: its time is over. Refuse it: the guest is told and gets a deposit back.',
        })
        return setRefusal(over)
      }
    }
    // Whatever else was refused: somebody has decided it meanwhile, and the list shows what.
    const meanwhile = t({ id: 'reservations.meanwhile', message: `Reservation ${id} was decided by somebody else` })
    say(answer.ok ? done[action] : meanwhile)
    if (action === 'cancel') onStays()
    else onGone()
  }

  return { decide, pending, said: failure ?? refusal }
}
