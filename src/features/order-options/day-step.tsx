import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import type { LocalDate } from '#src/contract/values.ts'
import { DayPicker, useDayArrows } from '#src/parts/slots/day-picker.tsx'
import { useDayLabels } from '#src/parts/slots/use-day-labels.ts'
import type { OrderDay } from '#src/parts/start/use-days.ts'
import { hasContent } from '#src/ui/base/rendering.ts'

import { WizardStep } from './wizard-step.tsx'

export type DayStepProps = {
  readonly days: readonly OrderDay[]
  readonly chosen: OrderDay | null
  readonly isOpen: boolean
  readonly takesFocus: boolean
  /** Shown before the days: the earliest time. */
  readonly before: ReactNode
  /** `isFinal`: tapped or confirmed, so the step collapses; arrow keys only move. */
  readonly onChoose: (date: LocalDate, isFinal: boolean) => void
  readonly onOpen: () => void
}

/** Step 2: the day, as chips in a carousel [WIZ-24]. */
export function DayStep({ days, chosen, isOpen, ...props }: DayStepProps) {
  const { t } = useLingui()
  const label = useDayLabels()
  const title = t({ id: 'wizard.day', message: 'Day' })
  if (chosen && !isOpen) {
    const onChange = days.length > 1 ? props.onOpen : null
    return <WizardStep title={title} summary={label.long(chosen.date)} onChange={onChange} />
  }
  return <OpenStep title={title} days={days} chosen={chosen} {...props} />
}

type OpenStepProps = Omit<DayStepProps, 'isOpen'> & { readonly title: string }

function OpenStep({ title, days, chosen, takesFocus, before, onChoose }: OpenStepProps) {
  const isPassingBy = useRef(false)
  const { frame, arrows } = useDayArrows(days.length)
  // Radios change by arrow keys too: collapsing then would hide the other days from keyboard users.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    isPassingBy.current = key.startsWith('Arrow')
    if (chosen && (key === 'Enter' || key === ' ')) onChoose(chosen.date, true)
  }
  return (
    <WizardStep title={title} takesFocus={takesFocus} action={arrows}>
      {hasContent(before) && <div className="before">{before}</div>}
      <DayPicker
        label={title}
        days={days}
        chosen={chosen?.date ?? null}
        frame={frame}
        onChoose={(date) => onChoose(date, !isPassingBy.current)}
        onKeyDown={onKeyDown}
        onPointerDown={() => (isPassingBy.current = false)}
      />
    </WizardStep>
  )
}
