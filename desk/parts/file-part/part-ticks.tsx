import type { ReactNode } from 'react'

import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'

import { usePart } from './part-context.tsx'
import type { Path } from './path.ts'
import { pathText } from './path.ts'

type PartTicksProps = {
  readonly at: Path
  readonly label: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What the file means when none is ticked; it leaves the field out then. */
  readonly none?: ReactNode
  /** The file says an empty list too. */
  readonly saysNone?: boolean
}

/** Several of a few, by their names. */
export function PartTicks({ at, label, options, none, saysNone = false }: PartTicksProps) {
  const part = usePart()
  const value = part.at(at)
  const ticked: readonly unknown[] = Array.isArray(value) ? value : []
  const fault = part.faultAt(at)

  function tick(name: string, isTicked: boolean): void {
    const next = options
      .map((option) => option.value)
      .filter((each) => (each === name ? isTicked : ticked.includes(each)))
    part.type(at, next.length === 0 && !saysNone ? undefined : next)
  }

  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map((option) => (
        <CheckboxField
          key={option.value}
          name={`${pathText(at)}.${option.value}`}
          label={option.label}
          isChecked={ticked.includes(option.value)}
          onChange={(isTicked) => tick(option.value, isTicked)}
        />
      ))}
      {ticked.length === 0 && none !== undefined && <p className="hint">{none}</p>}
      {fault && <FieldError id={`${pathText(at)}-error`}>{fault}</FieldError>}
    </fieldset>
  )
}
