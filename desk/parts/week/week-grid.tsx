import { Trans, useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useId, useRef, useState } from 'react'

import { formatWeekdays } from '#desk/parts/formats.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import type { Area, Cell } from './painted-week.ts'
import { cellsOfDay, filledCells, isFull, paintedWeek, timeOfCell } from './painted-week.ts'
import { usePaintedText } from './use-painted-text.ts'
import { cellOf, usePainting } from './use-painting.ts'
import { WeekDay } from './week-day.tsx'
import type { Week } from './week.ts'

import css from './week-grid.css?inline'

declareStyles(css)

/** Where the tab key leads to before somebody has moved: noon. */
const noon = 16

type WeekGridProps = { readonly week: Week; readonly onChange: (week: Week) => void }

/** The week as half hours that are painted with a pointer or the keyboard: a day is a line, or a column where there is room. */
export function WeekGrid({ week, onChange }: WeekGridProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(noon)
  const [said, setSaid] = useState('')
  const textOf = usePaintedText()
  const painting = usePainting(week, ({ isOpen, ...area }) => paint(area, isOpen))
  const { stroke, shown } = painting
  const filled = filledCells(shown)
  const days = formatWeekdays(i18n.locale, 'long')

  function paint(area: Area, isOpen: boolean): void {
    const next = paintedWeek(week, area, isOpen)
    onChange(next)
    setSaid(textOf(next, area, isOpen))
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const cell = cellOf(event.target)
    if (!cell) return
    const isOpen = isFull(filled[cell.day]?.[cell.at])
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      paint({ from: cell, to: cell }, !isOpen)
      return
    }
    const next = neighbour(cell, event.key, isUpright(event.target as HTMLElement))
    if (!next) return
    event.preventDefault()
    if (event.shiftKey) paint({ from: cell, to: next }, isOpen)
    setAt(next.at)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-at="${next.at}"]`)?.focus()
  }

  return (
    <div className="desk-week">
      <p id={id} className="hint">
        <Trans id="week.how">
          Press and drag over the hours in which you are open; from an open hour on you close. With the keyboard:
          arrows, the space bar, and arrows with the shift key to paint.
        </Trans>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div
        ref={grid}
        className="grid"
        role="grid"
        aria-label={t({ id: 'week.grid', message: 'Week of half hours' })}
        aria-describedby={id}
        aria-multiselectable
        onKeyDown={press}
        {...painting.handlers}
      >
        <TimeHeads />
        {days.map((name, day) => (
          <WeekDay key={name} name={name} day={day} filled={filled[day] ?? []} focusedAt={at} onFocus={setAt} />
        ))}
      </div>
      <p className="said" role="status">
        {stroke ? textOf(shown, stroke, stroke.isOpen) : said}
      </p>
    </div>
  )
}

function TimeHeads() {
  return (
    <div role="row" className="times">
      <span role="columnheader">
        <Trans id="week.day">Day</Trans>
      </span>
      {Array.from({ length: cellsOfDay }, (_, at) => (
        <span key={timeOfCell(at)} role="columnheader">
          {timeOfCell(at)}
        </span>
      ))}
    </div>
  )
}

/** Whether the hours of a day stand below one another. */
function isUpright(cell: HTMLElement): boolean {
  const [first, second] = cell.parentElement?.querySelectorAll<HTMLElement>('[data-at]') ?? []
  return first !== undefined && second !== undefined && second.offsetTop > first.offsetTop
}

/** The cell to which an arrow leads; null = there is none. */
function neighbour({ day, at }: Cell, key: string, isUpright: boolean): Cell | null {
  const [time, side] = isUpright ? ['Down', 'Right'] : ['Right', 'Down']
  const [earlier, before] = isUpright ? ['Up', 'Left'] : ['Left', 'Up']
  const steps: Readonly<Record<string, Cell>> = {
    [`Arrow${time}`]: { day, at: at + 1 },
    [`Arrow${earlier}`]: { day, at: at - 1 },
    [`Arrow${side}`]: { day: day + 1, at },
    [`Arrow${before}`]: { day: day - 1, at },
    Home: { day, at: 0 },
    End: { day, at: cellsOfDay - 1 },
  }
  const next = steps[key]
  return next && next.day >= 0 && next.day < 7 && next.at >= 0 && next.at < cellsOfDay ? next : null
}
