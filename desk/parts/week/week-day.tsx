import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'

import type { Filled } from './painted-week.ts'
import { isFull, timeOfCell } from './painted-week.ts'

type WeekDayProps = {
  readonly name: string
  /** 0 = Monday. */
  readonly day: number
  readonly filled: readonly (Filled | null)[]
  /** The time at which the tab key enters the day. */
  readonly focusedAt: number
  readonly onFocus: (at: number) => void
}

/** A day of the grid. */
export function WeekDay({ name, day, filled, focusedAt, onFocus }: WeekDayProps) {
  const { t } = useLingui()
  return (
    <div role="row">
      <span role="rowheader" className="day">
        {name}
      </span>
      {filled.map((each, at) => {
        const time = timeOfCell(at)
        const isPart = each !== null && !isFull(each)
        return (
          <span
            key={time}
            role="gridcell"
            className="cell"
            data-day={day}
            data-at={at}
            data-time={time}
            data-filled={isFull(each) ? 'whole' : isPart ? 'part' : undefined}
            style={isPart ? partStyle(each) : undefined}
            tabIndex={at === focusedAt ? 0 : -1}
            aria-selected={isFull(each)}
            aria-label={
              isPart
                ? t({ id: 'week.partCell', message: `${name} ${time}, partly open` })
                : t({ id: 'week.cell', message: `${name} ${time}` })
            }
            onFocus={() => onFocus(at)}
          />
        )
      })}
    </div>
  )
}

function partStyle({ from, to }: Filled): CSSProperties {
  const percent = (minutes: number) => `${Math.round((minutes / 30) * 100)}%`
  return { '--filled-from': percent(from), '--filled-to': percent(to) } as CSSProperties
}
