import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import type { DeskDayPlan } from '#desk/contract/reservations.ts'
import { readDayPlan, readReservations } from '#desk/contract/reservations.ts'
import { deviceDate } from '#desk/parts/device-date.ts'
import { isWaiting } from '#desk/parts/is-waiting.ts'
import { useSignedIn } from '#desk/parts/member-context.tsx'
import { Read } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { useMinute } from '#desk/parts/use-minute.ts'
import { expectedOf } from '#desk/rooms/reservations/day-plan.ts'
import { ExpectedText } from '#desk/rooms/reservations/expected-text.tsx'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CalendarIcon } from '#src/ui/base/more-icons.tsx'
import { Notice } from '#src/ui/base/notice.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { PlanFields } from './plan-fields.tsx'
import { SlotSection } from './slot-section.tsx'
import { WalkInForm } from './walk-in-form.tsx'

import css from './plan.css?inline'

declareStyles(css)

type Chosen = { readonly venueId: Id<'Venue'> | null; readonly date: LocalDate | null }
type DayPlanViewProps = Chosen & {
  readonly onChange: (change: Partial<Chosen>) => void
  /** Shows the list of all days instead. */
  readonly onList: () => void
}

/** A day at a venue, slot by slot: who has seats, who is expected, and who comes in without a reservation. */
export function DayPlanView({ venueId, date, onChange, onList }: DayPlanViewProps) {
  const { venues } = useSignedIn().member
  const today = deviceDate(useMinute())
  const venue = venues.find(({ id }) => id === venueId) ?? venues[0]
  if (!venue) return null
  const shown = date ?? today
  return (
    <div className="desk-day-plan">
      <PlanFields venue={venue.id} date={shown} today={today} onChange={onChange} />
      <WaitingElsewhere venueId={venue.id} date={shown} onList={onList} />
      <Day key={`${venue.id} ${shown}`} venueId={venue.id} date={shown} isToday={shown === today} />
    </div>
  )
}

type DayProps = { readonly venueId: Id<'Venue'>; readonly date: LocalDate; readonly isToday: boolean }

function Day({ venueId, date, isToday }: DayProps) {
  const plan = useDeskQuery(readDayPlan, { venue: venueId, day: date })
  useRefetchEachMinute(plan.refetch)
  return (
    <Read of={plan}>
      {(read) => (
        <>
          {isToday && <WalkInForm venueId={venueId} startsAt={read.walkInAt} />}
          <Expected date={date} plan={read} />
          <Slots plan={read} isToday={isToday} />
        </>
      )}
    </Read>
  )
}

/** The slot that runs, and what guests may be marked as, change with the clock. */
function useRefetchEachMinute(refetch: () => unknown): void {
  const nowMs = useMinute()
  const shownMs = useRef(nowMs)
  useEffect(() => {
    if (shownMs.current === nowMs) return
    shownMs.current = nowMs
    void refetch()
  }, [nowMs, refetch])
}

function Expected({ date, plan: { reservations } }: { readonly date: LocalDate; readonly plan: DeskDayPlan }) {
  return (
    <p className="hint" role="status">
      <ExpectedText {...expectedOf({ date, reservations })} />
    </p>
  )
}

function Slots({ plan, isToday }: { readonly plan: DeskDayPlan; readonly isToday: boolean }) {
  const { slots, reservations, sharesSeats, walkInAt } = plan
  const of = (startsAt: string) => reservations.filter((one) => one.startsAt === startsAt)
  // Of today's slots those that are over and that nobody had are not looked at any more.
  const isOver = (startsAt: string) => isToday && walkInAt !== null && startsAt < walkInAt
  const shown = slots.filter(({ startsAt, taken }) => !isOver(startsAt) || taken > 0 || of(startsAt).length > 0)
  if (shown.length === 0)
    return (
      <EmptyState icon={<CalendarIcon size={32} />}>
        <Trans id="plan.noSlots">No table can be booked on this day.</Trans>
      </EmptyState>
    )
  return (
    <div className="slots">
      {shown.map((slot) => (
        <SlotSection
          key={slot.startsAt}
          slot={slot}
          sharesSeats={sharesSeats}
          isNow={isToday && slot.startsAt === walkInAt && slot.startsAt <= plan.now}
          reservations={of(slot.startsAt)}
        />
      ))}
    </div>
  )
}

type WaitingElsewhereProps = Pick<DayProps, 'venueId' | 'date'> & { readonly onList: () => void }

/** Reservations of other days and venues that wait for an answer, so that none is forgotten. */
function WaitingElsewhere({ venueId, date, onList }: WaitingElsewhereProps) {
  const { t } = useLingui()
  const all = useDeskQuery(readReservations).data?.reservations ?? []
  const elsewhere = all.filter((one) => one.venue.id !== venueId || dateOf(one.startsAt) !== date)
  const count = elsewhere.filter(isWaiting).length
  if (count === 0) return null
  return (
    <Notice
      kind="warn"
      role="status"
      action={
        <Button size="small" onClick={onList}>
          {t({ id: 'plan.seeList', message: 'See the list' })}
        </Button>
      }
    >
      <p>
        <Plural
          id="plan.waitingElsewhere"
          value={count}
          one="# reservation of another day or venue waits for you."
          other="# reservations of other days or venues wait for you."
        />
      </p>
    </Notice>
  )
}
