import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { pathText } from '#desk/parts/file-part/path.ts'
import { formatWeekdays } from '#desk/parts/formats.ts'
import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import type { Hours, Week } from './week.ts'
import { placeInFile } from './week.ts'

import css from './day-hours.css?inline'

declareStyles(css)

type DayHoursProps = {
  /** 0 = Monday. */
  readonly day: number
  readonly week: Week
  readonly onChange: (hours: readonly Hours[]) => void
  /** Gives every day the hours of this one; null = it is not offered. */
  readonly onCopy: (() => void) | null
}

/** The hours of a day as times that are typed. */
export function DayHours({ day, week, onChange, onCopy }: DayHoursProps) {
  const { i18n } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  const hours = week[day] ?? []
  const name = formatWeekdays(i18n.locale, 'long')[day] ?? ''

  function add(): void {
    onChange([...hours, { from: '', to: '' }])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > :last-child .control')?.focus())
  }

  return (
    <fieldset>
      <legend>{name}</legend>
      {hours.length === 0 && (
        <p className="hint">
          <Trans id="week.dayClosed">Closed</Trans>
        </p>
      )}
      <ul ref={list}>
        {hours.map((each, place) => (
          // Hours have no name: they are known by their place.
          <li key={place}>
            <TimeFields
              hours={each}
              day={name}
              index={placeInFile(week, day, place)}
              onChange={(next) => onChange(hours.with(place, next))}
              onRemove={() => onChange(hours.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <div className="end">
        <Button size="small" variant="text" onClick={add}>
          <Trans id="week.add">Add hours</Trans>
        </Button>
        {onCopy && hours.length > 0 && (
          <Button size="small" variant="text" onClick={onCopy}>
            <Trans id="week.copy">Copy Monday to all days</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type TimeFieldsProps = {
  readonly hours: Hours
  readonly day: string
  /** Their place in the list of the file. */
  readonly index: number
  readonly onChange: (hours: Hours) => void
  readonly onRemove: () => void
}

function TimeFields({ hours, day, index, onChange, onRemove }: TimeFieldsProps) {
  const { t } = useLingui()
  const part = usePart()
  const { from, to } = hours
  const frame = (side: 'from' | 'to') => {
    const at = ['openingHours', index, side]
    return { name: pathText(at), error: part.faultAt(at), type: 'time', maxLength: 5 } as const
  }
  return (
    <>
      <TextField
        {...frame('from')}
        label={<Trans id="week.from">From</Trans>}
        value={from}
        onChange={(typed) => onChange({ ...hours, from: typed })}
      />
      <TextField
        {...frame('to')}
        label={<Trans id="week.to">To</Trans>}
        // A field for times knows midnight as 00:00, which the file reads as the end of the day too.
        value={to === '24:00' ? '00:00' : to}
        onChange={(typed) => onChange({ ...hours, to: typed })}
      />
      <Button
        size="small"
        variant="text"
        aria-label={t({ id: 'week.removeThis', message: `Remove ${day} ${from} to ${to}` })}
        onClick={onRemove}
      >
        <Trans id="part.remove">Remove</Trans>
      </Button>
    </>
  )
}
