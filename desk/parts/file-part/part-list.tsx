import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'

import { ItemButtons } from './item-buttons.tsx'
import { usePart } from './part-context.tsx'
import type { Path } from './path.ts'

import css from './part-list.css?inline'

declareStyles(css)

type PartListProps = {
  readonly at: Path
  /** What the list holds, as people call it. */
  readonly label: string
  /** Text of the button that adds one. */
  readonly addText: ReactNode
  /** What a new one holds. */
  readonly added: unknown
  /** How the thing at a place is called, for its buttons. */
  readonly nameOf: (thing: unknown, index: number) => string
  /** The order says something: things can be moved. */
  readonly isOrdered?: boolean
  /** The places of those that are shown, in the order in which they are; all as they stand when left out. */
  readonly shown?: (things: readonly unknown[]) => readonly number[]
  /** None is said: left out, the file would mean what is usual. */
  readonly saysNone?: boolean
  /** Of a list within a thing: 3. */
  readonly headingLevel?: 2 | 3
  /** Text where there are none. */
  readonly empty: ReactNode
  readonly children: (path: Path, index: number) => ReactNode
}

/** Things of a list: each with its fields, added, moved and taken away; nothing is written before the part is saved. */
export function PartList({ at, label, addText, added, nameOf, empty, children, ...kind }: PartListProps) {
  const { isOrdered = false, saysNone = false, headingLevel = 2, shown } = kind
  const part = usePart()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const value = part.at(at)
  const things: readonly unknown[] = Array.isArray(value) ? value : []
  const places = shown?.(things) ?? things.map((_, place) => place)
  const fault = part.faultAt(at)
  const Heading = `h${headingLevel}` as const
  const write = (next: readonly unknown[]) => part.type(at, next.length === 0 && !saysNone ? undefined : next)

  function add(): void {
    write([...things, added])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > :last-child .control')?.focus())
  }

  return (
    <div className="desk-part-list" role="group" aria-labelledby={id}>
      <Heading id={id}>{label}</Heading>
      {places.length === 0 && <p className="hint">{empty}</p>}
      <ul ref={list}>
        {places.map((index) => (
          <li key={index} className="desk-part-item">
            {children([...at, index], index)}
            <ItemFault at={[...at, index]} />
            <ItemButtons
              name={nameOf(things[index], index)}
              isOrdered={isOrdered}
              {...{ index, count: things.length }}
              onRemove={() => write(things.filter((_, place) => place !== index))}
              onMove={(to) => write(things.toSpliced(index, 1).toSpliced(to, 0, things[index]))}
            />
          </li>
        ))}
      </ul>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
      <div>
        <Button size="small" onClick={add}>
          {addText}
        </Button>
      </div>
    </div>
  )
}

/** What is wrong with a thing as a whole. */
function ItemFault({ at }: { readonly at: Path }) {
  const part = usePart()
  const id = useId()
  const fault = part.faultAt(at)
  return fault && <FieldError id={`${id}-error`}>{fault}</FieldError>
}
