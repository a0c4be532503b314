import { useState } from 'react'

/** The fields of a form that were filled in and left: what is wrong with them is said from then on, as they are typed in. */
export function useLeftFields<Field extends PropertyKey>() {
  const [left, setLeft] = useState<readonly Field[]>([])
  return {
    isLeft: (field: Field, text: string) => left.includes(field) && text !== '',
    leave: (field: Field) => setLeft((before) => [...before, field]),
    reset: () => setLeft([]),
  }
}
