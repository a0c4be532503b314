import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { reservationTold } from './end-reasons.ts'
import { paymentProblem, status } from './orders.ts'
import { amount, id, instant, localDateTime, nothing, oneOf, rows } from './values.ts'
import { venue } from './venue.ts'

const textOrNull = z.nullable(z.string())

/** A reservation of a table. */
export const reservation = z.object({
  id: id<'Reservation'>(),
  status,
  /** Why the service has ended it by itself; null = it has not. */
  endReason: z.nullable(oneOf('unanswered', 'tooLate')),
  /** Its times are those of its zone. */
  venue: z.extend(venue, { timeZone: z.string() }),
  startsAt: localDateTime,
  people: z.int(),
  /** The name may be empty where they came without a reservation. */
  guest: z.object({ name: z.string(), phone: textOrNull, email: textOrNull, isCustomer: z.boolean() }),
  notes: textOrNull,
  /** What the guest was told with the decision. */
  message: textOrNull,
  /** What the restaurant holds; null = nothing. */
  depositCents: z.nullable(amount),
  depositProblem: z.nullable(paymentProblem),
  createdAt: instant,
  /** They came without a reservation. */
  isWalkIn: z.boolean(),
  /** Whether the guests have come; null = nobody has said so. */
  attendance: z.nullable(oneOf('arrived', 'noShow')),
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

/** `isBeyond`: more people than there are seats for, as somebody has said. */
const seated = z.object({ isBeyond: z.boolean() })
/** The guests have come; those of a no-show take seats again. */
export const markArrived = deskSend('/reservations/:reservation/arrive', seated, nothing)
/** The guests have not come: their seats are free, and a deposit stays with the restaurant. */
export const markNoShow = deskSend('/reservations/:reservation/no-show', nothing, nothing)

const planSlot = z.object({
  startsAt: localDateTime,
  /** People who have seats then. */
  taken: z.int(),
  /** Null = no limit. */
  seats: z.nullable(z.int()),
  /** Those who eat in what they have ordered ahead; null = nobody does. `seats` are theirs, where they do not share. */
  eatIn: z.nullable(z.object({ people: z.int(), seats: z.nullable(z.int()) })),
  /** People of `taken` who have not paid their deposit yet, and are not listed. */
  unpaid: z.int(),
})
export type PlanSlot = z.output<typeof planSlot>

const dayPlan = z.object({
  /** By the clock of the venue. */
  now: localDateTime,
  /** The slot that guests who come in now are seated in; null = there is none today. */
  walkInAt: z.nullable(localDateTime),
  /** Whether those who eat in take seats of the reservations: they are among `taken`. */
  sharesSeats: z.boolean(),
  slots: rows(planSlot),
  reservations: rows(reservation),
})
export type DeskDayPlan = z.output<typeof dayPlan>

/** Seats and reservations of a day at a venue, slot by slot. */
export const readDayPlan = deskRead('/venues/:venue/plan/:day', dayPlan)

/** Most people who are seated with one tap. */
export const mostWalkIn = 200
const walkIn = z.object({
  people: z.int().check(z.minimum(1), z.maximum(mostWalkIn)),
  name: z.string().check(z.trim(), z.maxLength(100)),
  /** Made by the desk for each party: the same is seated once. */
  key: z.string().check(z.minLength(8), z.maxLength(100)),
  isBeyond: z.boolean(),
})
/** Guests come in without a reservation and are seated now. Answers the number they have among reservations, and the time of their slot. */
export const seatWalkIn = deskSend(
  '/venues/:venue/walk-ins',
  walkIn,
  z.object({ id: id<'Reservation'>(), startsAt: localDateTime }),
)
