import type { ReactNode } from 'react'
import { useState } from 'react'

import { usePart } from './part-context.tsx'
import type { Path } from './path.ts'

type FoldedItemProps = { readonly at: Path; readonly name: string; readonly children: ReactNode }

/** A thing of a long list behind its name: its fields are drawn when it is opened. One that is new, or wrong, is open. */
export function FoldedItem({ at, name, children }: FoldedItemProps) {
  const part = usePart()
  const [isOpen, setIsOpen] = useState(() => part.at([...at, 'id']) === undefined)
  const isShown = isOpen || part.hasFaultIn(at)
  return (
    <details open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {isShown && children}
    </details>
  )
}
