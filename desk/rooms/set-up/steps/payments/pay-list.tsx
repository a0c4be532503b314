import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { OfferedFields } from '#desk/parts/file-part/offered-fields.tsx'
import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'

type PayListProps = {
  readonly at: Path
  /** The field that says which one it is. */
  readonly kindField: string
  readonly names: Readonly<Record<string, string>>
  /** The one that is added, as long as nobody chooses another one. */
  readonly first: string
  readonly label: string
  readonly addText: ReactNode
  readonly empty: ReactNode
  /** More fields of one of a kind. */
  readonly more?: (path: Path, kind: string) => ReactNode
}

/** Ways to pay, or means of cash, in the order of the checkout. */
export function PayList({ at, kindField, names, first, more, ...list }: PayListProps) {
  const part = usePart()
  const kindAt = (path: Path) => wordAt(part.value, [...path, kindField])
  const nameAt = (path: Path) => names[kindAt(path)] ?? kindAt(path)
  return (
    <PartList
      {...list}
      at={at}
      added={{ [kindField]: first }}
      isOrdered
      saysNone
      nameOf={(_, index) => nameAt([...at, index])}
    >
      {(path) => (
        <>
          {part.at([...path, 'id']) === undefined ? (
            <PartChoice
              at={[...path, kindField]}
              label={<Trans id="pay.kind">How it is paid</Trans>}
              options={Object.entries(names).map(([value, label]) => ({ value, label }))}
            />
          ) : (
            <h3>{nameAt(path)}</h3>
          )}
          <PayLabel at={[...path, 'label']} usual={nameAt(path)} />
          {more?.(path, kindAt(path))}
          <OfferedFields at={path} />
        </>
      )}
    </PartList>
  )
}

function PayLabel({ at, usual }: { readonly at: Path; readonly usual: string }) {
  const { t } = useLingui()
  return (
    <PartWords
      at={at}
      isOptional
      label={t({ id: 'pay.label', message: 'What diners read' })}
      hint={<Trans id="pay.usual">Left empty, it is “{usual}” in their language.</Trans>}
    />
  )
}
