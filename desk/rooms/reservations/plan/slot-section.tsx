import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import type { DeskReservation, PlanSlot } from '#desk/contract/reservations.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { ReservationCard } from '#desk/rooms/reservations/reservation-card.tsx'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { ProgressBar } from '#src/ui/base/progress-bar.tsx'
import { Tag } from '#src/ui/base/tag.tsx'

type SlotSectionProps = {
  readonly slot: PlanSlot
  /** Whether those who eat in are among the people of the slot. */
  readonly sharesSeats: boolean
  readonly isNow: boolean
  readonly reservations: readonly DeskReservation[]
}

/** A slot: its time, its seats, and its reservations, those that wait for an answer first. */
export function SlotSection({ slot, sharesSeats, isNow, reservations }: SlotSectionProps) {
  const id = useId()
  const { startsAt, taken, seats } = slot
  const ordered = [...reservations.filter(isWaiting), ...reservations.filter((one) => !isWaiting(one))]
  return (
    <section className="slot" aria-labelledby={id} data-now={isNow || undefined}>
      <div className="head">
        <h2 id={id} className="tabular">
          {timeOf(startsAt)}
        </h2>
        <Seats slot={slot} />
        {isNow && (
          <Tag kind="inverse">
            <Trans id="plan.now">Now</Trans>
          </Tag>
        )}
        {seats !== null && taken >= seats && (
          <Tag kind="warn">
            <Trans id="plan.full">Full</Trans>
          </Tag>
        )}
        <Beside slot={slot} sharesSeats={sharesSeats} />
      </div>
      {ordered.length > 0 && (
        <ul>
          {ordered.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Seats({ slot: { taken, seats } }: { readonly slot: PlanSlot }) {
  const { t } = useLingui()
  if (seats === null)
    return (
      <p className="tabular">
        <Plural id="plan.people" value={taken} one="# seat taken" other="# seats taken" />
      </p>
    )
  const label = t({ id: 'plan.seats', message: `${taken} of ${seats} seats` })
  return <ProgressBar value={seats === 0 ? 1 : taken / seats} label={label} />
}

/** Who has seats and is not listed. */
function Beside({ slot: { eatIn, unpaid }, sharesSeats }: Pick<SlotSectionProps, 'slot' | 'sharesSeats'>) {
  if (eatIn === null && unpaid === 0) return null
  return (
    <p className="hint">
      {eatIn && <EatIn {...eatIn} sharesSeats={sharesSeats} />}
      {eatIn && unpaid > 0 && ' · '}
      {unpaid > 0 && (
        <Plural
          id="plan.unpaid"
          value={unpaid}
          one="# seat held until its deposit is paid"
          other="# seats held until their deposit is paid"
        />
      )}
    </p>
  )
}

type EatInProps = NonNullable<PlanSlot['eatIn']> & { readonly sharesSeats: boolean }

function EatIn({ people, seats, sharesSeats }: EatInProps) {
  if (sharesSeats)
    return <Plural id="plan.eatInOf" value={people} one="# of them ordered ahead" other="# of them ordered ahead" />
  if (seats === null) return <Plural id="plan.eatIn" value={people} one="# ordered ahead" other="# ordered ahead" />
  return (
    <Trans id="plan.eatInSeats">
      {people} of {seats} seats for orders ahead
    </Trans>
  )
}
