import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId, useRef } from 'react'

import { Button } from '#src/ui/base/button.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { FieldError } from '#src/ui/field/field-error.tsx'

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
  const { isOrdered = false, saysNone = false, headingLevel = 2 } = kind
  const part = usePart()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const value = part.at(at)
  const things: readonly unknown[] = Array.isArray(value) ? value : []
  const fault = part.faultAt(at)
  const Heading = `h${headingLevel}` as const
  const write = (next: readonly unknown[]) => part.type(at, next.length === 0 && !saysNone ? undefined : next)

  function add(): void {
    write([...things, added])
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(':scope > :last-child .control')?.focus())
  }

  return (
    <section className="desk-part-list" aria-labelledby={id}>
      <Heading id={id}>{label}</Heading>
      {things.length === 0 && <p className="hint">{empty}</p>}
      <ul ref={list}>
        {things.map((thing, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- something new has no name yet, and its place is its path
          <li key={index} className="desk-part-item">
            {children([...at, index], index)}
            <ItemButtons
              name={nameOf(thing, index)}
              isOrdered={isOrdered}
              {...{ index, count: things.length }}
              onRemove={() => write(things.filter((_, place) => place !== index))}
              onMove={(to) => write(things.toSpliced(index, 1).toSpliced(to, 0, thing))}
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
    </section>
  )
}

type ItemButtonsProps = {
  readonly name: string
  readonly index: number
  readonly count: number
  readonly isOrdered: boolean
  readonly onRemove: () => void
  readonly onMove: (to: number) => void
}

function ItemButtons({ name, index, count, isOrdered, onRemove, onMove }: ItemButtonsProps) {
  const { t } = useLingui()
  return (
    <div className="buttons">
      {isOrdered && (
        <>
          <Button
            size="small"
            variant="text"
            isDisabled={index === 0}
            aria-label={t({ id: 'part.moveUp', message: `Move ${name} up` })}
            onClick={() => onMove(index - 1)}
          >
            <Trans id="part.up">Up</Trans>
          </Button>
          <Button
            size="small"
            variant="text"
            isDisabled={index === count - 1}
            aria-label={t({ id: 'part.moveDown', message: `Move ${name} down` })}
            onClick={() => onMove(index + 1)}
          >
            <Trans id="part.down">Down</Trans>
          </Button>
        </>
      )}
      <Button
        size="small"
        variant="text"
        aria-label={t({ id: 'part.removeThis', message: `Remove ${name}` })}
        onClick={onRemove}
      >
        <Trans id="part.remove">Remove</Trans>
      </Button>
    </div>
  )
}
