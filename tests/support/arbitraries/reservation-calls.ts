import fc from 'fast-check'

import type { ReplyOf, RequestOf } from '#src/contract/endpoint.ts'
import type { Reservation, ReservationConfig } from '#src/contract/reservation.ts'
import { getReservation, getReservationConfig, getReservations, reserve } from '#src/contract/reservation.ts'

import { call } from './call.ts'
import { aChatOfSubject } from './chat.ts'
import { aCount, aDateTime, aFlag, aList, anId, anObject, aText, orNull, someAddresses, someCents } from './values.ts'
import { aServiceConfig, aServiceType } from './venue.ts'

const aConfig = orNull(aServiceConfig)
const depositFields = fc.record({
  offersDeposits: aFlag,
  deposits: aList(anObject({ id: anId<'Deposit'>(), price: someCents })),
  requiresDeposit: aFlag,
})

const aReservation = anObject<Reservation>({
  id: anId(),
  venueId: anId(),
  status: fc.constantFrom('new', 'waiting', 'confirmed', 'refused', 'cancelled'),
  endReason: fc.constantFrom('unanswered', 'tooLate', null),
  people: aCount,
  startsAt: aDateTime,
  name: aText,
  phone: aText,
  email: aText,
  message: orNull(aText),
  otherMessage: orNull(aText),
  isConfirmed: aFlag,
  chat: orNull(aChatOfSubject),
})

export const reservationCalls = {
  getReservationConfig: call(
    getReservationConfig,
    anObject<RequestOf<typeof getReservationConfig>>({ venueId: anId(), type: orNull(aServiceType) }),
    anObject<ReplyOf<typeof getReservationConfig>>({
      takeAway: aConfig,
      delivery: aConfig,
      eatIn: aConfig,
      dil: aConfig,
      table: aConfig,
      reservation: orNull(
        fc.tuple(aServiceConfig, depositFields).map(([config, more]): ReservationConfig => ({ ...config, ...more })),
      ),
    }),
  ),
  reserve: call(
    reserve,
    anObject<RequestOf<typeof reserve>>(
      {
        id: orNull(anId<'Reservation'>()),
        token: orNull(aText),
        venueId: anId(),
        name: aText,
        phone: aText,
        contactEmail: aText,
        notes: orNull(aText),
        people: aCount,
        startsAt: aDateTime,
        hasAcceptedPrivacy: aFlag,
        shownDocuments: someAddresses,
        device: fc.constant('site'),
        paymentMode: fc.constantFrom('card', 'payPal'),
        deposit: someCents,
      },
      ['token', 'shownDocuments', 'paymentMode', 'deposit'],
    ),
    anObject<ReplyOf<typeof reserve>>({ id: anId(), isConfirmed: aFlag, token: orNull(aText) }),
  ),
  getReservations: call(
    getReservations,
    anObject<RequestOf<typeof getReservations>>({ venueId: orNull(anId<'Venue'>()), countsMessages: aFlag }),
    anObject({ reservations: aList(aReservation) }),
  ),
  getReservation: call(
    getReservation,
    anObject<RequestOf<typeof getReservation>>({ venueId: orNull(anId<'Venue'>()), id: anId() }),
    anObject({ reservation: aReservation }),
  ),
}
