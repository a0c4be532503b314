import type { ReservationEndReason, Told } from '#desk/contract/end-reasons.ts'
import {
  cancelReservation,
  confirmReservation,
  readReservations,
  refuseReservation,
} from '#desk/contract/reservations.ts'
import { executeDueActions } from '#server/payments/due-actions.ts'
import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import type { ReservationDecision } from '#server/reservations/decide-reservation.ts'
import { decideReservation } from '#server/reservations/decide-reservation.ts'
import { lockReservation, reservationsForStaff } from '#server/reservations/reservation-queries.ts'

import type { DeskCall, DeskRoutes } from './desk-answer.ts'
import { factsOfTold } from './facts-of-told.ts'
import { audited, saveChange } from './save-change.ts'
import { shownToStaff } from './staff-reservations.ts'

const decisions = { confirm: 'confirmed', refuse: 'refused', cancel: 'cancelled' } as const satisfies Readonly<
  Record<string, ReservationDecision>
>

/** Reservations at the desk [RESV-37]. */
export function staffReservationRoutes({ read, change }: DeskRoutes, payments: PaymentDeps) {
  const { db, clock } = payments
  read(readReservations, async ({ member, nowMs }) => {
    const rows = await reservationsForStaff(db, member, nowMs)
    return { reservations: await shownToStaff(db, member.restaurantId, rows) }
  })

  async function decide(call: DeskCall, action: keyof typeof decisions, told: Told<ReservationEndReason>) {
    const decision = decisions[action]
    const key = { restaurantId: call.member.restaurantId, id: call.idOf<'Reservation'>('reservation') }
    const saved = await saveChange(call, async (tx) => {
      const before = await lockReservation(tx, key)
      const verdict = await decideReservation(tx, key, { decision, told }, clock.now)
      if (!verdict.ok) return verdict
      const entry = {
        action: `reservation.${action}`,
        subject: key.id,
        before: before && { status: before.status },
        after: { status: decision, isPaidBack: verdict.value.isPaidBack, ...factsOfTold(told) },
      } as const
      return audited(entry, { status: decision })
    })
    await executeDueActions(payments, { ...key, kind: 'reservation' })
    return saved
  }
  change(confirmReservation, (told, call) => decide(call, 'confirm', told))
  change(refuseReservation, (told, call) => decide(call, 'refuse', told))
  change(cancelReservation, (told, call) => decide(call, 'cancel', told))
}
