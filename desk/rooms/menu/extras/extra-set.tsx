import { Trans, useLingui } from '@lingui/react/macro'

import { FoldedItem } from '#desk/parts/file-part/folded-item.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartText } from '#desk/parts/file-part/part-text.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { useRename } from '#desk/rooms/menu/dish/use-rename.ts'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'

import { ExtraList } from './extra-list.tsx'
import { GroupRules } from './group-rules.tsx'

type ExtraSetProps = { readonly at: Path; readonly name: string }

/** A set of extras: its groups, what is in them, and how much of a group can be taken. Drawn when it is opened. */
export function ExtraSet({ at, name }: ExtraSetProps) {
  const { t } = useLingui()
  const part = usePart()
  const textAt = useTextAt()
  const renameIn = useRename()
  const isNew = part.at([...at, 'id']) === undefined
  return (
    <FoldedItem {...{ at, name }}>
      {isNew && (
        <PartText
          at={[...at, 'name']}
          label={<Trans id="extras.name">Name of the set</Trans>}
          hint={<Trans id="extras.nameHint">For files alone: diners see the groups. It stays as it is.</Trans>}
        />
      )}
      <PartList
        at={[...at, 'groups']}
        label={t({ id: 'extras.groups', message: 'Groups' })}
        headingLevel={3}
        addText={<Trans id="extras.addGroup">Add a group</Trans>}
        added={{ name: '' }}
        saysNone
        isOrdered
        nameOf={(_, index) => {
          const group = textAt([...at, 'groups', index, 'name'])
          return t({ id: 'extras.oneGroup', message: `group ${group}` })
        }}
        empty={<Trans id="extras.noGroup">It needs a group.</Trans>}
      >
        {(path) => (
          <PartWords
            at={[...path, 'name']}
            label={t({ id: 'extras.groupName', message: 'Name of the group' })}
            onRename={renameIn(path, [
              { at: [...at, 'extras'], field: 'group' },
              { at: [...at, 'rules'], field: 'group' },
            ])}
          />
        )}
      </PartList>
      <ExtraList at={at} />
      <GroupRules at={at} />
    </FoldedItem>
  )
}
