import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'

import type { ImportGroup, ImportPreview } from '#desk/contract/menu-import.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CheckboxField } from '#src/ui/field/checkbox-field.tsx'

type DifferenceListProps = {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onWrite: (removes: boolean) => void
}

/** What a table would change, counted first, and the button that writes it. */
export function DifferenceList({ preview: { groups }, isBusy, onWrite }: DifferenceListProps) {
  const { t } = useLingui()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [removes, setRemoves] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const gone = linesOf(groups, 'gone').length
  const written = groups.filter(({ kind }) => kind !== 'gone' || removes)
  const count = written.flatMap(({ lines }) => lines).length
  return (
    <section className="desk-sheet" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        <Trans id="import.changes">What changes</Trans>
      </h2>
      {groups.every(({ kind }) => kind === 'gone') && (
        <p>
          <Trans id="import.nothing">Everything in the file is in the menu already.</Trans>
        </p>
      )}
      {groups.map((group) => (
        <details key={group.kind}>
          <summary>
            <Counted group={group} removes={removes} />
          </summary>
          <Lines lines={group.lines} />
        </details>
      ))}
      {gone > 0 && (
        <CheckboxField
          label={t({ id: 'import.removes', message: 'Also take away the dishes that are not in the file' })}
          hint={t({ id: 'import.removesHint', message: 'They leave the menu for good. Orders keep them.' })}
          isChecked={removes}
          onChange={setRemoves}
        />
      )}
      {count > 0 && (
        <div>
          <Button variant="primary" size="small" isBusy={isBusy} onClick={() => onWrite(removes)}>
            <Plural id="import.write" value={count} one="Write # change" other="Write # changes" />
          </Button>
        </div>
      )}
    </section>
  )
}

function linesOf(groups: ImportPreview['groups'], wanted: ImportGroup['kind']): ImportGroup['lines'] {
  return groups.find(({ kind }) => kind === wanted)?.lines ?? []
}

type CountedProps = { readonly group: ImportGroup; readonly removes: boolean }

function Counted({ group: { kind, lines }, removes }: CountedProps) {
  const count = lines.length
  switch (kind) {
    case 'new':
      return <Plural id="import.newDishes" value={count} one="# new dish" other="# new dishes" />
    case 'price':
      return <Plural id="import.prices" value={count} one="# changed price" other="# changed prices" />
    case 'changed':
      return (
        <Plural
          id="import.otherChanges"
          value={count}
          one="# other change of a dish"
          other="# other changes of dishes"
        />
      )
    case 'more':
      return (
        <Plural
          id="import.more"
          value={count}
          one="# new category, mark or ingredient"
          other="# new categories, marks and ingredients"
        />
      )
    case 'gone':
      return removes ? (
        <Plural
          id="import.goes"
          value={count}
          one="# dish is not in the file and is taken away"
          other="# dishes are not in the file and are taken away"
        />
      ) : (
        <Plural
          id="import.stays"
          value={count}
          one="# dish is not in the file and stays"
          other="# dishes are not in the file and stay"
        />
      )
  }
}

/** Each thing with what it was and what it is. */
function Lines({ lines }: Pick<ImportGroup, 'lines'>) {
  return (
    <ul className="lines">
      {lines.map(({ name, field, was, is }, index) => (
        <li key={index}>
          <strong>{name}</strong>
          {field !== '' && ` · ${field}`}
          {(was !== '' || is !== '') && (
            <span className="values">
              {was !== '' && (
                <span className="was">
                  <span className="visually-hidden">
                    <Trans id="audit.was">before:</Trans>{' '}
                  </span>
                  {was}
                </span>
              )}
              {was !== '' && is !== '' && <span aria-hidden>{' → '}</span>}
              {is !== '' && (
                <span>
                  <span className="visually-hidden">
                    <Trans id="audit.is">after:</Trans>{' '}
                  </span>
                  {is}
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
