import { TextArea } from '#src/ui/field/text-area.tsx'
import type { TextFieldProps } from '#src/ui/field/text-field.tsx'
import { TextField } from '#src/ui/field/text-field.tsx'

import { usePart } from './part-context.tsx'
import type { Path } from './path.ts'
import { pathText } from './path.ts'

export type PartFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'note'> & { readonly at: Path }

type PartTextProps = PartFieldProps &
  Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder'> & {
    /** An empty field is left out of the file. */
    readonly isOptional?: boolean
    /** As many lines. */
    readonly rows?: number
  }

/** A text of one language, such as a street. */
export function PartText({ at, isOptional = false, rows, ...field }: PartTextProps) {
  const part = usePart()
  const value = part.at(at)
  const frame = {
    ...field,
    name: pathText(at),
    value: typeof value === 'string' ? value : '',
    error: part.faultAt(at),
    onChange: (typed: string) => part.type(at, typed === '' && isOptional ? undefined : typed),
  }
  if (rows === undefined) return <TextField {...frame} />
  const { type: _type, inputMode: _mode, autoComplete: _complete, ...area } = frame
  return <TextArea {...area} rows={rows} />
}
