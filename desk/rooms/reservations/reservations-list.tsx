import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'

import type { DeskReservation } from '#desk/contract/reservations.ts'
import { readReservations } from '#desk/contract/reservations.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { deviceDate } from '#desk/parts/device-date.ts'
import { formatDay } from '#desk/parts/formats.ts'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CalendarIcon } from '#src/ui/base/more-icons.tsx'

import type { Day } from './day-plan.ts'
import { dayPlan, expectedOf } from './day-plan.ts'
import { ExpectedText } from './expected-text.tsx'
import { ReservationCard } from './reservation-card.tsx'

/** The reservations of all days: those that wait for an answer, then those that are decided, by days. */
export function ReservationsList() {
  const reservations = useDeskQuery(readReservations)
  return (
    <Read of={reservations}>
      {({ reservations: all }) =>
        all.length === 0 ? (
          <EmptyState icon={<CalendarIcon size={32} />}>
            <Trans id="reservations.none">No table has been booked yet.</Trans>
          </EmptyState>
        ) : (
          <Days all={all} />
        )
      }
    </Read>
  )
}

function Days({ all }: { readonly all: readonly DeskReservation[] }) {
  const { t } = useLingui()
  const { clock } = useDesk()
  const waitingTitle = useRef<HTMLHeadingElement>(null)
  const { waiting, today, later, earlier } = dayPlan(all, deviceDate(clock.now()))
  const shared = { onGone: () => waitingTitle.current?.focus() }
  const count = earlier.length
  return (
    <div className="desk-plan">
      <section aria-labelledby="reservations-waiting">
        <h2 id="reservations-waiting" ref={waitingTitle} tabIndex={-1}>
          <Trans id="reservations.waiting">Waiting for you</Trans>
        </h2>
        {waiting.length === 0 ? (
          <p className="hint">
            <Trans id="reservations.noneWaiting">No reservation is waiting.</Trans>
          </p>
        ) : (
          <ul>
            {waiting.map((reservation) => (
              <ReservationCard key={reservation.id} reservation={reservation} hasDay {...shared} />
            ))}
          </ul>
        )}
      </section>
      <DaySection day={today} label={t({ id: 'reservations.today', message: 'Today' })} {...shared} />
      {later.map((day) => (
        <DaySection key={day.date} day={day} {...shared} />
      ))}
      {count > 0 && (
        <details>
          <summary>
            <Plural id="reservations.earlier" value={count} one="# earlier day" other="# earlier days" />
          </summary>
          <div className="desk-plan">
            {earlier.map((day) => (
              <DaySection key={day.date} day={day} {...shared} />
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

type DaySectionProps = {
  readonly day: Day
  /** What the day is called beside its date. */
  readonly label?: string
  readonly onGone: () => void
}

function DaySection({ day, label, onGone }: DaySectionProps) {
  const { i18n } = useLingui()
  const id = useId()
  const date = formatDay(day.date, i18n.locale)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{label === undefined ? date : `${label} · ${date}`}</h2>
      <p className="hint">
        <ExpectedText {...expectedOf(day)} />
      </p>
      {day.reservations.length > 0 && (
        <ul>
          {day.reservations.map((reservation) => (
            <ReservationCard key={reservation.id} reservation={reservation} onGone={onGone} />
          ))}
        </ul>
      )}
    </section>
  )
}
