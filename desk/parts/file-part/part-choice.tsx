import type { SelectFieldProps } from '#src/ui/field/select-field.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

import { usePart } from './part-context.tsx'
import type { PartFieldProps } from './part-text.tsx'
import { pathText } from './path.ts'

type PartChoiceProps = PartFieldProps &
  Pick<SelectFieldProps, 'options' | 'blank'> & {
    /** What the file means when it leaves the field out; not with `blank`. */
    readonly usual?: string
    /** What happens when none is chosen; the field is left out when this is. */
    readonly onNone?: () => void
  }

/** One of several; with `blank` none is left out of the file. */
export function PartChoice({ at, usual = '', onNone, ...field }: PartChoiceProps) {
  const part = usePart()
  const value = part.at(at)
  return (
    <SelectField
      {...field}
      name={pathText(at)}
      value={typeof value === 'string' ? value : usual}
      error={part.faultAt(at)}
      onChange={(chosen) => {
        if (chosen === '' && onNone) return onNone()
        part.type(at, chosen === '' ? undefined : chosen)
      }}
    />
  )
}
