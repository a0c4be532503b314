import { useState } from 'react'

import { TextField } from '#src/ui/field/text-field.tsx'

import { usePart } from './part-context.tsx'
import type { PartFieldProps } from './part-text.tsx'
import { pathText } from './path.ts'
import { readNumber } from './read-number.ts'

type PartNumbersProps = PartFieldProps & {
  /** The file says an empty list too. */
  readonly saysNone?: boolean
}

/** Some numbers with commas between them; none are left out of the file. */
export function PartNumbers({ at, saysNone = false, ...field }: PartNumbersProps) {
  const part = usePart()
  const value = part.at(at)
  const numbers: readonly unknown[] = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState<string | null>(null)
  const faults = [part.faultAt(at), ...numbers.map((_, place) => part.faultAt([...at, place]))]
  return (
    <TextField
      {...field}
      name={pathText(at)}
      maxLength={100}
      // What is being typed stays as it is as long as it means the same.
      value={typed !== null && readNumbers(typed).join() === numbers.join() ? typed : numbers.join(', ')}
      error={faults.find((fault) => fault !== null) ?? null}
      onChange={(text) => {
        setTyped(text)
        const read = readNumbers(text)
        part.type(at, read.length === 0 && !saysNone ? undefined : read)
      }}
    />
  )
}

function readNumbers(text: string): (number | string)[] {
  return text.split(/[\s,;%]+/).flatMap((each) => readNumber(each) ?? [])
}
