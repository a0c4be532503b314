import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { pathText } from '#desk/parts/file-part/path.ts'
import { formatWeekdays } from '#desk/parts/formats.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'

type PartDaysProps = {
  readonly at: Path
  readonly label: ReactNode
  /** Said where no day is chosen. */
  readonly noneText: ReactNode
}

/** As the file writes them. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Days of the week as seven toggles; every day is left out of the file. */
export function PartDays({ at, label, noneText }: PartDaysProps) {
  const { i18n } = useLingui()
  const part = usePart()
  const id = useId()
  const value = part.at(at)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : weekdays
  const fault = part.faultAt(at)
  const [short, long] = [formatWeekdays(i18n.locale, 'short'), formatWeekdays(i18n.locale, 'long')]

  function toggle(day: string): void {
    const next = weekdays.filter((each) => (each === day) !== chosen.includes(each))
    part.type(at, next.length === weekdays.length ? undefined : next)
  }

  return (
    <fieldset className="desk-days" aria-describedby={fault ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div className="days">
        {weekdays.map((day, index) => (
          <label key={day}>
            <input
              type="checkbox"
              className="visually-hidden"
              name={pathText([...at, day])}
              aria-label={long[index]}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            <span>{short[index]}</span>
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p className="hint">{noneText}</p>}
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
