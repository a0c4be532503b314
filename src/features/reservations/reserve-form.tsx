import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { FormEvent } from 'react'

import type { ReservationConfig } from '#src/contract/reservation.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { BookableDay } from '#src/domain/reservations/bookable-days.ts'
import { hasTime, reservationRequest } from '#src/domain/reservations/reservation-request.ts'
import { maxPeople } from '#src/domain/services/people.ts'

import { BookPart } from './book-part.tsx'
import { ByPhoneOnly } from './by-phone-only.tsx'
import { ContactCard } from './contact-card.tsx'
import { DepositCard } from './deposit-card.tsx'
import { useBook } from './use-book.ts'
import { useDeposit } from './use-deposit.ts'
import { useReservationForm } from './use-reservation-form.ts'
import type { Booked, Submission } from './use-send-reservation.ts'
import { WhenCard } from './when-card.tsx'

type ReserveFormProps = {
  readonly venue: Venue
  readonly config: ReservationConfig
  readonly days: readonly BookableDay[]
  readonly onBooked: (booked: Booked) => void
  readonly onRefused: () => void
}

/** Form of a reservation: people, day, time, contact, consents, and a deposit where offered [RESV-06, RESV-11]. */
export function ReserveForm({ venue, config, days, onBooked, onRefused }: ReserveFormProps) {
  const { t } = useLingui()
  const element = useRef<HTMLFormElement>(null)
  const most = maxPeople(config)
  const reservation = useReservationForm(venue, { days, most })
  const deposit = useDeposit(venue, config)
  const book = useBook({ venue, prepare, payment: deposit.payment, onBooked, onRefused })

  function prepare(): Submission | null {
    const { form, consents } = reservation
    if (!reservation.check() || !deposit.check() || !hasTime(form)) {
      if (element.current) leadToFirstFault(element.current)
      return null
    }
    if (!consents.offered) {
      // The consents failed to load: fetch them again, because booking needs them.
      void consents.reload()
      return null
    }
    const { chosen, methods } = deposit
    if (chosen && !methods.chosen) {
      book.showErrors(() => [t({ id: 'nessun_metodo_selezionato', message: 'No payment method selected' })])
      return null
    }
    const payment = chosen && (methods.options.find(({ key }) => key === methods.chosen?.key) ?? null)
    const paidAhead = chosen && payment ? { deposit: chosen.price, paymentMode: payment.kind } : null
    const { shownDocuments } = consents.toSend()
    const booked = { id: null, venueId: venue.id, paidAhead, shownDocuments }
    return { request: reservationRequest(form, booked), payment }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    book.book()
  }

  if (deposit.isImpossible) return <ByPhoneOnly phone={venue.phone} />
  return (
    <form
      className="reserve-form"
      ref={element}
      aria-label={t({ id: 'reservations.bookNow', message: 'Book a table' })}
      onSubmit={submit}
      noValidate
    >
      <div className="screen-frame cards" inert={book.isSending}>
        <WhenCard reservation={reservation} days={days} most={most} />
        <ContactCard reservation={reservation} />
        {deposit.choices.length > 0 && <DepositCard {...{ deposit, venue }} isChecked={reservation.isChecked} />}
      </div>
      <footer className="submit">
        <BookPart venue={venue} deposit={deposit} book={book} />
      </footer>
      {deposit.payment.dialog}
    </form>
  )
}

/** Focuses the first invalid field or choice, after its message was rendered. */
function leadToFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() =>
    form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-invalid="true"]')?.focus(),
  )
}
