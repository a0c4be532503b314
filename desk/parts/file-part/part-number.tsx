import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { TextField } from '#src/ui/field/text-field.tsx'

import { usePart } from './part-context.tsx'
import type { PartFieldProps } from './part-text.tsx'
import { pathText } from './path.ts'
import { readNumber } from './read-number.ts'

type PartNumberProps = PartFieldProps & {
  /** `money`: units of the currency with two decimals. */
  readonly kind: 'count' | 'money' | 'decimal'
  /** What the file means when it leaves the field out. */
  readonly usual?: number
  /** Empty is wrong: the service says so. */
  readonly isRequired?: boolean
  /** What the file says when the field is empty; it leaves the field out else. */
  readonly none?: string
}

/** A number; an empty field is left out of the file. What is no number is sent as it was typed: the service says so. */
export function PartNumber({ at, kind, usual, isRequired = false, none, ...field }: PartNumberProps) {
  const { i18n } = useLingui()
  const part = usePart()
  const value = part.at(at)
  const read = (text: string) => readNumber(text) ?? (isRequired ? '' : none)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = none !== undefined && value === none ? '' : shownNumber(value ?? usual, kind, i18n.locale)
  return (
    <TextField
      {...field}
      name={pathText(at)}
      inputMode={kind === 'count' ? 'numeric' : 'decimal'}
      maxLength={20}
      // What is being typed stays as it is as long as it means the same.
      value={typed !== null && read(typed) === value ? typed : shown}
      error={part.faultAt(at)}
      onChange={(text) => {
        setTyped(text)
        part.type(at, read(text))
      }}
    />
  )
}

function shownNumber(value: unknown, kind: PartNumberProps['kind'], locale: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const digits = kind === 'money' ? { minimumFractionDigits: 2 } : { maximumFractionDigits: 6 }
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: false }).format(value)
}
