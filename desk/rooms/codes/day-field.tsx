import type { ReactNode } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { pathText } from '#desk/parts/file-part/path.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

import { dayOf } from './day-of.ts'

type DayFieldProps = {
  readonly at: Path
  readonly label: ReactNode
  /** Which time of the day is meant where none was set elsewhere: `00:00:00`. */
  readonly time: string
}

/** The day of a moment; a time that is there already stays. */
export function DayField({ at, label, time }: DayFieldProps) {
  const part = usePart()
  const moment = part.at(at)
  const kept = typeof moment === 'string' && moment.length > 10 ? moment.slice(10) : ` ${time}`
  return (
    <TextField
      type="date"
      name={pathText(at)}
      label={label}
      value={dayOf(moment)}
      error={part.faultAt(at)}
      onChange={(day) => part.type(at, day === '' ? undefined : `${day}${kept}`)}
    />
  )
}
