import type { RequestOf } from '#src/contract/endpoint.ts'
import type { reserve } from '#src/contract/reservation.ts'
import type { Cents, Id, LocalDateTime } from '#src/contract/values.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'
import { slotStart } from '#src/domain/slots/slot-times.ts'
import { typedText } from '#src/domain/typed-text.ts'

import type { ReservationForm } from './reservation-form.ts'

export type ReservationRequest = RequestOf<typeof reserve>

export type PrepaidDeposit = { readonly deposit: Cents; readonly paymentMode: OnlineMode }

export type CompleteForm = ReservationForm & {
  readonly date: NonNullable<ReservationForm['date']>
  readonly time: NonNullable<ReservationForm['time']>
}

/** Whether date and time are chosen. */
export function hasTime(form: ReservationForm): form is CompleteForm {
  return form.date !== null && form.time !== null
}

type Booked = {
  readonly id: Id<'Reservation'> | null
  readonly venueId: Id<'Venue'>
  readonly paidAhead: PrepaidDeposit | null
  readonly shownDocuments: ReservationRequest['shownDocuments']
}

/**
 * The request for a reservation; the time is the start with ':00' [RESV-15..18]. Call it only with a checked form,
 * whose required consents are given (contract C48).
 */
export function reservationRequest(
  form: CompleteForm,
  { id, venueId, paidAhead, shownDocuments }: Booked,
): ReservationRequest {
  const notes = typedText(form.notes)
  return {
    id,
    venueId,
    name: typedText(form.name),
    phone: typedText(form.phone),
    contactEmail: typedText(form.email),
    notes: notes === '' ? null : notes,
    people: form.people,
    startsAt: startOf(form),
    hasAcceptedPrivacy: true,
    shownDocuments,
    device: 'site',
    ...paidAhead,
  }
}

export function startOf({ date, time }: CompleteForm): LocalDateTime {
  return slotStart(date, { from: time })
}
