import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useBarHeight } from '#src/components/use-bar-height.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { useVenueNow } from '#src/instance/use-restaurant.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { CalendarIcon, RefreshIcon } from '#src/ui/later-icons.tsx'
import { SkeletonList } from '#src/ui/skeleton.tsx'

import { DayStep } from './day-step.tsx'
import { SlotStep } from './slot-step.tsx'
import { useDays } from './use-days.ts'
import { dayOf, slotAtOnce, slotOf } from './use-order-choice.ts'
import type { OrderChoice, OrderMove } from './use-order-choice.ts'
import { useStartOrder } from './use-start-order.ts'

export type WhenStepsProps = {
  readonly venueId: Id<'Venue'>
  readonly type: OrderType
  readonly choice: OrderChoice
  readonly move: (move: OrderMove) => void
}

/** Steps 2 and 3, the day and the time, and the button to the menu [WIZ-24..27, WIZ-34]. */
export function WhenSteps({ venueId, type, choice, move }: WhenStepsProps) {
  const { t } = useLingui()
  const { days, hasFailed, refetch } = useDays(venueId, type)
  const { start, isStarting } = useStartOrder()
  const now = useVenueNow()
  if (hasFailed) return <NoAnswer onRetry={() => void refetch()} />
  if (!days)
    return <SkeletonList label={t({ id: 'wizard.loading', message: 'Loading the times' })} count={2} shape="box" />
  if (days.length === 0) return <NoSlot />

  const atOnce = type === 'table' ? slotAtOnce(days, now()) : null
  const day = atOnce?.day ?? dayOf(choice, days)
  const slot = atOnce?.slot ?? slotOf(choice, day)
  const isDayOpen = choice.open === 'day' && days.length > 1
  const { table } = choice
  const seeMenu = () => (day && slot ? void start({ type, venueId, table, day, slot }) : undefined)
  const button = (
    <BottomBar>
      <Button variant="primary" isWide isDisabled={!slot} isBusy={isStarting} onClick={seeMenu}>
        <Trans id="wizard.seeMenu">See the menu</Trans>
      </Button>
    </BottomBar>
  )
  if (atOnce) return button
  return (
    <>
      <DayStep
        days={days}
        chosen={day}
        isOpen={isDayOpen}
        takesFocus={isDayOpen}
        onChoose={(date, isFinal) => move({ to: 'day', date, isFinal })}
        onOpen={() => move({ to: 'open', step: 'day' })}
      />
      {day && (
        <SlotStep
          type={type}
          day={day}
          chosen={slot}
          isOpen={choice.open !== null}
          takesFocus={choice.open === 'slot'}
          onChoose={(chosen) => move({ to: 'slot', date: day.date, slot: chosen })}
          onOpen={() => move({ to: 'open', step: 'slot' })}
        />
      )}
      {button}
    </>
  )
}

function BottomBar({ children }: { readonly children: ReactNode }) {
  const bar = useBarHeight<HTMLDivElement>()
  return (
    <div className="bottom" ref={bar}>
      {children}
    </div>
  )
}

function NoSlot() {
  return (
    <EmptyState icon={<CalendarIcon size={32} />}>
      <p role="status">
        <Trans id="wizard.noSlot">No time slot available</Trans>
      </p>
    </EmptyState>
  )
}

/** The failure itself is only logged [WIZ-44]; the diner gets a way on. */
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
      <Trans id="wizard.noAnswer">The times are not here yet.</Trans>
    </EmptyState>
  )
}
