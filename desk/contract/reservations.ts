import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { reservationTold } from './end-reasons.ts'
import { paymentProblem, status } from './orders.ts'
import { amount, id, instant, localDateTime, oneOf, rows } from './values.ts'
import { venue } from './venue.ts'

const textOrNull = z.nullable(z.string())

/** A reservation of a table. */
export const reservation = z.object({
  id: id<'Reservation'>(),
  status,
  /** Why the service has ended it by itself; null = it has not. */
  endReason: z.nullable(oneOf('unanswered', 'tooLate')),
  venue,
  startsAt: localDateTime,
  people: z.int(),
  guest: z.object({ name: z.string(), phone: textOrNull, email: textOrNull, isCustomer: z.boolean() }),
  notes: textOrNull,
  /** What the guest was told with the decision. */
  message: textOrNull,
  /** What the restaurant holds; null = nothing. */
  depositCents: z.nullable(amount),
  depositProblem: z.nullable(paymentProblem),
  createdAt: instant,
})
export type DeskReservation = z.output<typeof reservation>

/** The newest reservations, without those whose deposit is unpaid. */
export const readReservations = deskRead('/reservations', z.object({ reservations: rows(reservation) }))

/** The guest reads the message. */
const said = z.object({ message: reservationTold.shape.message })
const decided = z.object({ status })
export const confirmReservation = deskSend('/reservations/:reservation/confirm', said, decided)
export const refuseReservation = deskSend('/reservations/:reservation/refuse', reservationTold, decided)
export const cancelReservation = deskSend('/reservations/:reservation/cancel', reservationTold, decided)
