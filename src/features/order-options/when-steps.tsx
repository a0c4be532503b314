import { Trans, useLingui } from '@lingui/react/macro'

import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { maxPeople, peopleOf } from '#src/domain/services/people.ts'
import type { OrderSlot } from '#src/parts/slots/orderable-slots.ts'
import { EarliestText } from '#src/parts/start/earliest-text.tsx'
import type { Earliest } from '#src/parts/start/earliest.ts'
import { useDays } from '#src/parts/start/use-days.ts'
import type { OrderDay, WhenAsked } from '#src/parts/start/use-days.ts'
import { useStartOrder } from '#src/parts/start/use-start-order.ts'
import type { StartedOrder } from '#src/parts/start/use-start-order.ts'
import { Button } from '#src/ui/base/button.tsx'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CalendarIcon, RefreshIcon } from '#src/ui/base/more-icons.tsx'
import { SkeletonList } from '#src/ui/base/skeleton.tsx'
import { Status } from '#src/ui/base/status.tsx'

import { DayStep } from './day-step.tsx'
import type { Ending } from './ending.ts'
import { PeopleStep } from './people-step.tsx'
import { QuickStep } from './quick-step.tsx'
import { SeeMenuBar } from './see-menu-bar.tsx'
import type { SeeMenuBarProps } from './see-menu-bar.tsx'
import { SlotStep } from './slot-step.tsx'
import { useChosenTime } from './use-chosen-time.ts'
import { useEarliest } from './use-earliest.ts'
import type { OrderChoice, OrderMove } from './use-order-choice.ts'

export type WhenStepsProps = WhenAsked & {
  readonly choice: OrderChoice
  readonly move: (move: OrderMove) => void
  readonly ending: Ending
}

/** People, day (step 2), time (step 3), and the button to the menu [WIZ-22..27, WIZ-34]. */
export function WhenSteps(props: WhenStepsProps) {
  const { t } = useLingui()
  const { type, config, place, choice, move } = props
  const { days, hasFailed, refetch } = useDays(props)
  const people = peopleOf(type, choice.people, config)
  if (hasFailed) return <NoAnswer onRetry={() => void refetch()} />
  if (!days)
    return <SkeletonList label={t({ id: 'wizard.loading', message: 'Loading the times' })} count={1} shape="box" />
  if (days.length === 0) return <NoSlot isForAddress={place.address !== null} />
  return (
    <>
      {people !== null && (
        <PeopleStep
          people={people}
          max={maxPeople(config)}
          // After the table this is the first and usually the only question.
          takesFocus={destinationOf(type) === 'table' && choice.open === 'day'}
          onChange={(wished) => move({ to: 'people', people: wished })}
        />
      )}
      <DayAndTime {...props} people={people} days={days} />
    </>
  )
}

type DayAndTimeProps = WhenStepsProps & { readonly people: number | null; readonly days: readonly OrderDay[] }

function DayAndTime(props: DayAndTimeProps) {
  const { people, days, choice, move, ending, ...asked } = props
  const { venue, type, place } = asked
  const { start, isStarting } = useStartOrder(ending.onStarted)
  const { day, slot, isAtOnce, asSoonAsPossible, ...offer } = useChosenTime(asked, choice, days)
  const { earliest, isAsked, isTaken, take, wantOther } = useEarliest(days, props)
  const startAt = (time: Pick<StartedOrder, 'day' | 'slot' | 'asSoonAsPossible'>) =>
    void start({ type, venueId: venue.id, place, people, ...time })
  function takeEarliest(one: Earliest) {
    take(one)
    if (ending.isSheet) startAt({ day: one, slot: one.slot, asSoonAsPossible: false })
  }
  const button = (
    <SeeMenuBar
      missing={missingOf(day, slot)}
      isBusy={isStarting}
      takesFocus={isTaken}
      onSeeMenu={() => day && slot && startAt({ day, slot, asSoonAsPossible })}
    >
      {ending.label}
    </SeeMenuBar>
  )
  if (isAtOnce) return button
  const showsRange = isDelivered(type)
  if (earliest && isAsked && ending.isSheet) {
    const takesFocus = choice.open === 'day'
    return (
      <QuickStep {...{ earliest, showsRange, takesFocus }} onTake={() => takeEarliest(earliest)} onOther={wantOther} />
    )
  }
  const isDayOpen = choice.open === 'day' && days.length > 1
  return (
    <>
      <DayStep
        days={days}
        chosen={day}
        isOpen={isDayOpen}
        takesFocus={isDayOpen}
        before={
          earliest && (
            <Button isWide onClick={() => takeEarliest(earliest)}>
              <EarliestText earliest={earliest} showsRange={showsRange} />
            </Button>
          )
        }
        onChoose={(date, isFinal) => move({ to: 'day', date, isFinal })}
        onOpen={() => move({ to: 'open', step: 'day' })}
      />
      {day && (
        <SlotStep
          {...offer}
          type={type}
          date={day.date}
          isFolded={ending.isSheet}
          chosen={slot}
          isSoonest={asSoonAsPossible}
          isOpen={choice.open !== null}
          takesFocus={choice.open === 'slot'}
          onChoose={(chosen, isSoonest) =>
            move({ to: 'slot', date: day.date, slot: chosen, asSoonAsPossible: isSoonest })
          }
          onOpen={() => move({ to: 'open', step: 'slot' })}
        />
      )}
      {button}
    </>
  )
}

function missingOf(day: OrderDay | null, slot: OrderSlot | null): SeeMenuBarProps['missing'] {
  if (slot) return null
  return day ? 'slot' : 'day'
}

/** Message that there is no slot; an address may have none where others do [WIZ-25]. */
function NoSlot({ isForAddress }: { readonly isForAddress: boolean }) {
  return (
    <EmptyState icon={<CalendarIcon size={32} />}>
      <Status>
        <Trans id="wizard.noSlot">No time slot available</Trans>
        {isForAddress && (
          <>
            <br />
            <Trans id="wizard.noSlotForAddress">No time slots for this address</Trans>
          </>
        )}
      </Status>
    </EmptyState>
  )
}

/** Failed load: the error is only logged [WIZ-44], the diner gets a retry button. */
function NoAnswer({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<CalendarIcon size={32} />}
      action={
        <Button size="small" start={<RefreshIcon size={20} />} onClick={onRetry}>
          {t({ id: 'action.retry', message: 'Try again' })}
        </Button>
      }
    >
      <Trans id="wizard.noAnswer">The times could not be loaded.</Trans>
    </EmptyState>
  )
}
