import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

import { usePart } from './part-context.tsx'
import type { PartFieldProps } from './part-text.tsx'
import { pathText } from './path.ts'

type PartFlagProps = Pick<PartFieldProps, 'at' | 'label' | 'hint'> & {
  /** What the file means when it leaves the field out. */
  readonly usual: boolean
}

/** Something that is so or not. */
export function PartFlag({ at, usual, ...field }: PartFlagProps) {
  const part = usePart()
  const value = part.at(at)
  return (
    <CheckboxField
      {...field}
      name={pathText(at)}
      isChecked={typeof value === 'boolean' ? value : usual}
      error={part.faultAt(at)}
      onChange={(isChecked) => part.type(at, isChecked)}
    />
  )
}
