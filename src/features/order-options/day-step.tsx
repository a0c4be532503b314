import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'

import type { LocalDate } from '#src/contract/values.ts'
import { formatMonth } from '#src/i18n/format-date.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { Pill, PillGroup } from '#src/ui/pill.tsx'

import { DayCarousel } from './day-carousel.tsx'
import { useDayLabels } from './use-day-labels.ts'
import type { OrderDay } from './use-days.ts'
import { WizardStep } from './wizard-step.tsx'

export type DayStepProps = {
  readonly days: readonly OrderDay[]
  readonly chosen: OrderDay | null
  readonly isOpen: boolean
  readonly takesFocus: boolean
  /** `isFinal`: tapped, so the step may fold up; arrow keys only pass by. */
  readonly onChoose: (date: LocalDate, isFinal: boolean) => void
  readonly onOpen: () => void
}

/** Step 2: the day, as chips in a carousel [WIZ-24]. */
export function DayStep({ days, chosen, isOpen, takesFocus, onChoose, onOpen }: DayStepProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const label = useDayLabels()
  const isPassingBy = useRef(false)
  const title = t({ id: 'wizard.day', message: 'Day' })
  if (chosen && !isOpen)
    return <WizardStep title={title} summary={label.long(chosen.date)} onChange={days.length > 1 ? onOpen : null} />

  // A radio changes by arrow keys too: folding up then would take the other days away from the keyboard.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isPassingBy.current = key.startsWith('Arrow')
    if (chosen && (key === 'Enter' || key === ' ')) onChoose(chosen.date, true)
  }
  return (
    <DayCarousel
      title={title}
      takesFocus={takesFocus}
      count={days.length}
      onKeyDown={onKeyDown}
      onPointerDown={() => (isPassingBy.current = false)}
    >
      <PillGroup label={title} layout="scroll">
        {days.map(({ date, day }) => (
          <Pill
            key={date}
            size="day"
            label={label.long(date)}
            isChecked={date === chosen?.date}
            onChange={() => onChoose(date, !isPassingBy.current)}
          >
            <span className="weekday">{label.short(date)}</span>
            <span className="number">{day}</span>
            <span className="month">{formatMonth(date, i18n.locale)}</span>
          </Pill>
        ))}
      </PillGroup>
    </DayCarousel>
  )
}
