import { Trans, useLingui } from '@lingui/react/macro'

import type { CodeFacts } from '#desk/contract/savings.ts'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { wordAt } from '#desk/parts/file-part/path.ts'

import { CodeItem } from './code-item.tsx'

type CodeListProps = {
  /** What became of each code. */
  readonly facts: readonly CodeFacts[]
  /** Stands after amounts; empty = that of each venue. */
  readonly currency: string
}

/** Every discount code, in the order in which diners are shown them; a new one holds as soon as it is saved. */
export function CodeList({ facts, currency }: CodeListProps) {
  const { t } = useLingui()
  const part = usePart()
  return (
    <PartList
      at={['codes']}
      label={t({ id: 'codes.list', message: 'Codes' })}
      addText={<Trans id="codes.new">New code</Trans>}
      added={{ name: '', percent: '' }}
      nameOf={(_, index) =>
        wordAt(part.value, ['codes', index, 'name']) || t({ id: 'codes.unnamed', message: 'the new code' })
      }
      empty={<Trans id="codes.none">There is no code yet.</Trans>}
    >
      {(path) => {
        const id = part.at([...path, 'id'])
        return <CodeItem at={path} currency={currency} facts={facts.find((each) => each.id === id) ?? null} />
      }}
    </PartList>
  )
}
