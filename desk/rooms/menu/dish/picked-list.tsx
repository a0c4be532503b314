import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'

import type { MenuThing } from '#desk/contract/set-up/part-calls.ts'
import { ItemButtons } from '#desk/parts/file-part/item-buttons.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { pathText } from '#desk/parts/file-part/path.ts'
import { Button } from '#src/ui/base/button.tsx'
import { FieldError } from '#src/ui/field/field-error.tsx'
import { SelectField } from '#src/ui/field/select-field.tsx'

type PickedListProps = {
  readonly at: Path
  readonly label: string
  readonly hint?: ReactNode
  /** Label of the field in which one more is chosen. */
  readonly addLabel: string
  readonly things: readonly MenuThing[]
  /** What stands behind the name of one. */
  readonly factsOf?: (key: string) => string
}

/** Some of many things, in an order that says something: each is moved and taken away, and one more is chosen at the end. */
export function PickedList({ at, label, hint, addLabel, things, factsOf }: PickedListProps) {
  const { t } = useLingui()
  const part = usePart()
  const id = useId()
  const [next, setNext] = useState('')
  const value = part.at(at)
  const picked = Array.isArray(value) ? (value as readonly string[]) : []
  const left = things.filter(({ key }) => !picked.includes(key))
  const nameOf = (key: string) => things.find((thing) => thing.key === key)?.name ?? key
  const faults = [part.faultAt(at), ...picked.map((_, index) => part.faultAt([...at, index]))]
  const fault = faults.find((each) => each !== null)
  const write = (keys: readonly string[]) => part.type(at, keys.length === 0 ? undefined : keys)

  function add(): void {
    if (next === '') return
    write([...picked, next])
    setNext('')
  }

  return (
    <div className="desk-picked" role="group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      {hint !== undefined && <p className="hint">{hint}</p>}
      {picked.length > 0 && (
        <ul>
          {picked.map((key, index) => (
            <li key={key}>
              <span>
                {nameOf(key)}
                {factsOf && factsOf(key) !== '' && <span className="hint"> {factsOf(key)}</span>}
              </span>
              <ItemButtons
                name={nameOf(key)}
                isOrdered
                {...{ index, count: picked.length }}
                onRemove={() => write(picked.filter((each) => each !== key))}
                onMove={(to) => write(picked.toSpliced(index, 1).toSpliced(to, 0, key))}
              />
            </li>
          ))}
        </ul>
      )}
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
      {left.length > 0 && (
        <div className="add">
          <SelectField
            name={`${pathText(at)}.add`}
            label={addLabel}
            blank={t({ id: 'dish.choose', message: 'Choose …' })}
            value={next}
            options={left.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={setNext}
          />
          <Button isDisabled={next === ''} onClick={add}>
            <Trans id="dish.add">Add</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
