import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import type { HTMLAttributes, ReactNode, RefObject } from 'react'

import { observeSize } from '#src/browser/observe-size.ts'
import type { ShiftDay } from '#src/contract/shift.ts'
import type { LocalDate } from '#src/contract/values.ts'
import { formatMonth } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { IconButton } from '#src/ui/base/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#src/ui/base/icons.tsx'
import { Pill, PillGroup } from '#src/ui/base/pill.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { useDayLabels } from './use-day-labels.ts'

import css from './day-picker.css?inline'

declareStyles(css)

export type DayPickerProps = Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onPointerDown'> & {
  /** Name of the radio group: "Day"; absent inside an OptionGroup. */
  readonly label?: string
  readonly days: readonly Pick<ShiftDay, 'date' | 'day'>[]
  readonly chosen: LocalDate | null
  readonly onChoose: (date: LocalDate) => void
  /** The ref from `useDayArrows`. */
  readonly frame: RefObject<HTMLDivElement | null>
}

/** Days as radio chips that scroll sideways; four visible at a time, three in a narrow container [WIZ-24]. */
export function DayPicker({ label, days, chosen, onChoose, frame, onKeyDown, onPointerDown }: DayPickerProps) {
  const { i18n } = useInstance()
  const labels = useDayLabels()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to events of the radios inside
    <div className="day-picker" ref={frame} onKeyDown={onKeyDown} onPointerDown={onPointerDown}>
      <PillGroup label={label} layout="scroll">
        {days.map(({ date, day }) => (
          <Pill
            key={date}
            size="day"
            label={labels.long(date)}
            isChecked={date === chosen}
            onChange={() => onChoose(date)}
          >
            <span className="weekday">{labels.short(date)}</span>
            <span className="number">{day}</span>
            <span className="month">{formatMonth(date, i18n.locale)}</span>
          </Pill>
        ))}
      </PillGroup>
    </div>
  )
}

type Ends = { readonly atStart: boolean; readonly atEnd: boolean }

/** Buttons to scroll a `DayPicker` of `count` days, for mouse users; `arrows` is false while all days are visible. */
export function useDayArrows(count: number): { frame: RefObject<HTMLDivElement | null>; arrows: ReactNode } {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: true })
  const strip = () => frame.current?.firstElementChild ?? null

  // Before the first paint, so that nothing below the arrows is moved by them.
  useLayoutEffect(() => {
    const element = strip()
    if (!element) return undefined
    element.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      setEnds({ atStart: element.scrollLeft <= 1, atEnd: rest <= 1 })
    }
    look()
    const stop = observeSize(element, look)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      stop()
      element.removeEventListener('scroll', look)
    }
  }, [count])

  const turn = (direction: 1 | -1) => () => {
    const element = strip()
    element?.scrollBy({ left: direction * element.clientWidth })
  }
  const arrows = !(ends.atStart && ends.atEnd) && (
    <>
      <IconButton
        label={t({ id: 'wizard.day.earlier', message: 'Earlier days' })}
        icon={<ChevronLeftIcon />}
        isDisabled={ends.atStart}
        onClick={turn(-1)}
      />
      <IconButton
        label={t({ id: 'wizard.day.later', message: 'Later days' })}
        icon={<ChevronRightIcon />}
        isDisabled={ends.atEnd}
        onClick={turn(1)}
      />
    </>
  )
  return { frame, arrows }
}
