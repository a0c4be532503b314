import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { pathText } from '#desk/parts/file-part/path.ts'
import { TextField } from '#src/ui/field/text-field.tsx'

/** The e-mail addresses of those a code is for, with commas between them; none are left out of the file. */
export function PeopleField({ at }: { readonly at: Path }) {
  const part = usePart()
  const value = part.at(at)
  const people: readonly unknown[] = Array.isArray(value) ? value : []
  const [typed, setTyped] = useState<string | null>(null)
  const faults = people.map((_, place) => part.faultAt([...at, place]))
  return (
    <TextField
      name={pathText(at)}
      label={<Trans id="codes.reservedFor">Only for these e-mail addresses</Trans>}
      hint={<Trans id="codes.reservedForHint">Separated by commas. Empty: for everybody.</Trans>}
      // What is being typed stays as it is as long as it means the same.
      value={typed !== null && peopleIn(typed).join() === people.join() ? typed : people.join(', ')}
      error={part.faultAt(at) ?? faults.find((fault) => fault !== null) ?? null}
      onChange={(text) => {
        setTyped(text)
        const read = peopleIn(text)
        part.type(at, read.length === 0 ? undefined : read)
      }}
    />
  )
}

function peopleIn(text: string): readonly string[] {
  const all = text.toLowerCase().split(/[\s,;]+/)
  return [...new Set(all.filter((each) => each !== ''))]
}
