import { getClientSecret, notifyConfirmation } from '#src/contract/pay.ts'
import { getReservation, reserve } from '#src/contract/reservation.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { id, moment, price } from '#tests/support/builders.ts'
import type { TestService } from '#tests/support/service.ts'

import { aTable } from './a-table.ts'
import { aCounter } from './diner.ts'
import { payer } from './payer.ts'

const venueId = id<'Venue'>(21)
const request = {
  ...aTable,
  venueId,
  startsAt: moment('2026-03-10 19:30:00'),
  deposit: price('20.00'),
  paymentMode: 'card',
} as const

/** The two deposits that restaurant 2 asks for. */
export const deposits = { much: price('20.00'), little: price('10.00') }

/** A reservation with a deposit of 20.00 by card, with what its customer does to change and to pay it. */
export async function aDeposit(service: TestService) {
  const counter = await aCounter(service, { like: 2 })
  const { api } = counter.diner
  const pay = payer(service, { ...counter, venueId: 21 })
  const { id: reservationId } = await api.call(reserve, request)
  const entity = { entityKind: 'reservation', entityId: reservationId, token: null } as const
  return {
    ...counter,
    pay,
    reservationId,
    change: (deposit: Cents) => api.call(reserve, { ...request, id: reservationId, deposit }),
    secret: async () => (await api.call(getClientSecret, { venueId, ...entity })).clientSecret,
    charge: async (secret: string) => pay.confirm(secret, await pay.method()),
    notify: () => api.call(notifyConfirmation, entity),
    status: async () => (await api.call(getReservation, { venueId: null, id: reservationId })).reservation.status,
    /** Cents of the deposit as the desk says it is paid; null: it does not list one. */
    atDesk: async () =>
      (await pay.desk.read<{ reservations: DeskReservation[] }>('reservations')).reservations.find(
        (one) => one.id === reservationId,
      )?.depositCents ?? null,
  }
}

type DeskReservation = { readonly id: Id<'Reservation'>; readonly depositCents: number | null }
