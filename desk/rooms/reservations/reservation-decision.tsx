import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ReservationEndReason } from '#desk/contract/end-reasons.ts'
import { reservationEndReasons } from '#desk/contract/end-reasons.ts'
import type { DeskReservation } from '#desk/contract/reservations.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { ButtonRow } from '#src/ui/base/button-row.tsx'
import { Button } from '#src/ui/base/button.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'
import { TextArea } from '#src/ui/field/text-area.tsx'

import { useDecideReservation } from './use-decide-reservation.ts'

/** Characters of the word to the guest, as the service takes them (`desk/contract/reservations.ts`). */
const max = 1000

type ReservationDecisionProps = {
  readonly reservation: DeskReservation
  /** Id of the heading that says which reservation the buttons are about. */
  readonly titleId: string
  /** The reservation stands in another list from now on. */
  readonly onGone: () => void
  /** It stays where it is, without these buttons. */
  readonly onStays: () => void
}

/** A word to the guest and the buttons that decide; those of a confirmed reservation are closed at first. */
export function ReservationDecision({ reservation, titleId, onGone, onStays }: ReservationDecisionProps) {
  const { decide, pending, said } = useDecideReservation(reservation.id, { onGone, onStays })
  const [word, setWord] = useState('')
  const [reason, setReason] = useState<ReservationEndReason | null>(null)
  const told = { reason, message: word }
  const shared = { 'aria-describedby': titleId }
  const parts = (
    <>
      <ReasonField value={reason} onChange={setReason} />
      <WordField value={word} onChange={setWord} />
      <AlertList messages={said === null ? [] : [said]} />
    </>
  )
  if (isWaiting(reservation))
    return (
      <div className="decide">
        {parts}
        <ButtonRow>
          <Button
            {...shared}
            isDisabled={pending === 'refuse'}
            isBusy={pending === 'confirm'}
            variant="primary"
            onClick={() => void decide('confirm', told)}
          >
            <Trans id="reservations.confirm">Confirm</Trans>
          </Button>
          <Button
            {...shared}
            isDisabled={pending === 'confirm'}
            isBusy={pending === 'refuse'}
            onClick={() => void decide('refuse', told)}
          >
            <Trans id="reservations.refuse">Refuse</Trans>
          </Button>
        </ButtonRow>
      </div>
    )
  const { isWalkIn } = reservation
  return (
    <details className="decide">
      <summary aria-describedby={titleId}>
        {isWalkIn ? <Trans id="walkIn.openRemove">Remove…</Trans> : <Trans id="reservations.openCancel">Cancel…</Trans>}
      </summary>
      {/* Guests who came in have left no address: nobody reads a word. */}
      {isWalkIn ? <AlertList messages={said === null ? [] : [said]} /> : parts}
      <Button
        aria-describedby={titleId}
        isBusy={pending === 'cancel'}
        variant="danger"
        onClick={() => void decide('cancel', told)}
      >
        {isWalkIn ? (
          <Trans id="walkIn.remove">Remove and free the seats</Trans>
        ) : (
          <Trans id="reservations.cancel">Cancel the reservation</Trans>
        )}
      </Button>
    </details>
  )
}

function WordField({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { t } = useLingui()
  return (
    <TextArea
      label={t({ id: 'reservations.word', message: 'A word to the guest' })}
      rows={2}
      maxLength={max}
      lengthText={t({ id: 'reservations.atMost', message: `At most ${max} characters` })}
      value={value}
      onChange={onChange}
    />
  )
}

type ReasonFieldProps = {
  readonly value: ReservationEndReason | null
  readonly onChange: (value: ReservationEndReason | null) => void
}

/** Why it is refused or cancelled; the service tells the guest in their language. */
function ReasonField({ value, onChange }: ReasonFieldProps) {
  const { t } = useLingui()
  const names: Readonly<Record<ReservationEndReason, string>> = {
    full: t({ id: 'reservationReason.full', message: 'Fully booked' }),
    closed: t({ id: 'reservationReason.closed', message: 'Closed at that time' }),
    tooMany: t({ id: 'reservationReason.tooMany', message: 'No table for so many' }),
    askedFor: t({ id: 'reservationReason.askedFor', message: 'The guest asked for it' }),
  }
  return (
    <SelectField
      label={t({ id: 'reservationReason.label', message: 'Reason for a refusal' })}
      blank={t({ id: 'reservationReason.none', message: 'None' })}
      options={reservationEndReasons.map((reason) => ({ value: reason, label: names[reason] }))}
      value={value ?? ''}
      onChange={(chosen) => onChange(reservationEndReasons.find((reason) => reason === chosen) ?? null)}
    />
  )
}
