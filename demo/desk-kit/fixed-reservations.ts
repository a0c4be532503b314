import type { DeskDayPlan, DeskReservation } from '#desk/contract/reservations.ts'
import { cents } from '#src/domain/money.ts'

import { numbered, otherVenue, tonight, venue } from './fixed-values.ts'

function aReservation(fields: Partial<DeskReservation>): DeskReservation {
  return {
    id: numbered(901),
    status: 'confirmed',
    endReason: null,
    venue,
    startsAt: tonight('19:30'),
    people: 4,
    guest: { name: 'Marco Bianchi', phone: '+39 011 555 0303', email: null, isCustomer: true },
    notes: null,
    message: null,
    depositCents: null,
    depositProblem: null,
    createdAt: '2026-11-19T10:00:00Z',
    isWalkIn: false,
    attendance: null,
    ...fields,
  }
}

const nobody = { name: '', phone: null, email: null, isCustomer: false }

export const waitingReservation = aReservation({
  id: numbered(902),
  status: 'waiting',
  startsAt: tonight('21:00'),
  notes: 'Un seggiolone, per favore',
  depositCents: cents(2000),
})
/** Its time has come. */
export const dueReservation = aReservation({ message: 'A presto!' })
export const arrived = aReservation({ id: numbered(903), people: 2, attendance: 'arrived' })
const noShow = aReservation({
  id: numbered(904),
  attendance: 'noShow',
  depositCents: cents(2000),
  depositProblem: 'notCollected',
})
const walkIn = aReservation({ id: numbered(905), guest: nobody, people: 1, isWalkIn: true })
const unanswered = aReservation({ id: numbered(906), status: 'refused', endReason: 'unanswered' })
export const overReservations = [noShow, walkIn, unanswered]

/** Of this evening, and one of another venue that waits. */
export const reservations = [
  waitingReservation,
  dueReservation,
  aReservation({ id: numbered(908), status: 'waiting', venue: otherVenue }),
]

/** A slot that runs, a full one and one that is free; some have ordered ahead, some have not paid their deposit. */
export const dayPlan: DeskDayPlan = {
  now: tonight('19:40'),
  walkInAt: tonight('19:30'),
  sharesSeats: false,
  slots: [
    { startsAt: tonight('19:30'), taken: 6, seats: 20, eatIn: { people: 3, seats: 8 }, unpaid: 0 },
    { startsAt: tonight('20:00'), taken: 20, seats: 20, eatIn: null, unpaid: 2 },
    { startsAt: tonight('20:30'), taken: 0, seats: null, eatIn: null, unpaid: 0 },
  ],
  reservations: [arrived],
}
