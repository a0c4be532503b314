import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { formatDay } from '#desk/parts/formats.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { formatMoney } from '#src/i18n/format-money.ts'
import { Notice } from '#src/ui/base/notice.tsx'

import { AttendanceButtons } from './attendance-buttons.tsx'
import { ReservationDecision } from './reservation-decision.tsx'
import { ReservationStatus } from './reservation-status.tsx'

type ReservationCardProps = {
  readonly reservation: DeskReservation
  /** Whether the day stands under the time: where it stands among those of other days. */
  readonly hasDay?: boolean
  /** Called when a decision takes it away from its list; left out: it stays where it is. */
  readonly onGone?: () => void
}

/** A reservation: when, who, how many, what is to be known, and what can be decided. */
export function ReservationCard({ reservation, hasDay = false, onGone }: ReservationCardProps) {
  const { t, i18n } = useLingui()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { id, status, startsAt, people, venue, guest, attendance, isWalkIn } = reservation
  const name = guest.name || t({ id: 'walkIn.title', message: 'Walk-in' })
  const focusTitle = () => title.current?.focus()
  /** Only where nothing else has the focus: somebody may be typing on another card. */
  function keepFocus(): void {
    const here = title.current
    const { activeElement, body } = here?.ownerDocument ?? {}
    if (!activeElement || activeElement === body || here?.closest('li')?.contains(activeElement)) here?.focus()
  }
  return (
    <li
      className="desk-sheet desk-reservation"
      data-status={status}
      data-attendance={attendance}
      aria-labelledby={titleId}
    >
      <p className="when">
        <strong className="tabular">{timeOf(startsAt)}</strong>
        {hasDay && <span>{formatDay(startsAt, i18n.locale)}</span>}
      </p>
      <div className="who">
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {name}
          {' · '}
          <Plural id="reservations.people" value={people} one="# person" other="# people" />
        </h3>
        <p className="hint">
          {venue.name}
          {' · '}
          <Trans id="reservations.number">Reservation {id}</Trans>
        </p>
      </div>
      <ReservationStatus reservation={reservation} />
      <Facts reservation={reservation} />
      <DepositProblem reservation={reservation} />
      {status === 'confirmed' && !isWalkIn && (
        <AttendanceButtons reservation={reservation} name={name} titleId={titleId} onChanged={keepFocus} />
      )}
      {(isWaiting(reservation) || status === 'confirmed') && (
        <ReservationDecision
          reservation={reservation}
          titleId={titleId}
          onGone={onGone ?? focusTitle}
          onStays={focusTitle}
        />
      )}
    </li>
  )
}

type Of = { readonly reservation: DeskReservation }

function Facts({ reservation: { guest, notes, message, depositCents, venue } }: Of) {
  const { t } = useLingui()
  const { phone, email } = guest
  if (!phone && !email && !notes && !message && depositCents === null) return null
  return (
    <dl>
      <Fact name={t({ id: 'reservations.fact.phone', message: 'Phone' })}>
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      </Fact>
      <Fact name={t({ id: 'reservations.fact.email', message: 'E-mail' })}>
        {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
      </Fact>
      <Fact name={t({ id: 'reservations.fact.notes', message: 'Notes' })}>{notes}</Fact>
      <Fact name={t({ id: 'reservations.fact.deposit', message: 'Deposit' })}>
        {depositCents !== null && formatMoney(depositCents, venue.currency)}
      </Fact>
      <Fact name={t({ id: 'reservations.fact.told', message: 'Told' })}>{message}</Fact>
    </dl>
  )
}

/** A fact that is known. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Money that did not move; owners find the reason among what did not succeed. */
function DepositProblem({ reservation: { depositProblem } }: Of) {
  if (depositProblem === null) return null
  return (
    <Notice kind="error">
      <p>
        {depositProblem === 'notCollected' ? (
          <Trans id="reservations.notCollected">The deposit was NOT received: the payment provider refused it.</Trans>
        ) : (
          <Trans id="reservations.notReturned">
            The deposit could NOT be given back: the payment provider refused it.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
