import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { optionsOf, useMenuThings } from '#desk/rooms/menu/dish/use-menu-things.ts'
import { useOptionsAt } from '#desk/rooms/menu/dish/use-options-at.ts'

/** How many extras of a group can be taken, and how many of them cost nothing. */
export function GroupRules({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const { sizes } = useMenuThings()
  const groups = useOptionsAt()([...at, 'groups'])
  return (
    <PartList
      at={[...at, 'rules']}
      label={t({ id: 'extras.rules', message: 'How many of a group' })}
      headingLevel={3}
      addText={<Trans id="extras.addRule">Add a rule</Trans>}
      added={{ group: groups[0]?.value ?? '' }}
      nameOf={(_, index) => {
        const number = index + 1
        return t({ id: 'extras.oneRule', message: `rule ${number}` })
      }}
      empty={<Trans id="extras.noRules">As many as the diner likes, at the price of each.</Trans>}
    >
      {(path) => (
        <div className="group">
          <PartChoice at={[...path, 'group']} label={<Trans id="extras.group">Group</Trans>} options={groups} />
          {sizes.length > 0 && (
            <PartChoice
              at={[...path, 'size']}
              label={<Trans id="dish.size">Size</Trans>}
              blank={t({ id: 'dish.anySize', message: 'Any' })}
              options={optionsOf(sizes)}
            />
          )}
          <PartNumber at={[...path, 'min']} kind="count" label={<Trans id="dish.least">At least</Trans>} />
          <PartNumber at={[...path, 'max']} kind="count" label={<Trans id="dish.most">At most</Trans>} />
          <PartNumber at={[...path, 'free']} kind="count" label={<Trans id="extras.free">Of them free</Trans>} />
          <PartNumber
            at={[...path, 'price']}
            kind="money"
            label={<Trans id="extras.onePrice">One price for each</Trans>}
            hint={<Trans id="extras.onePriceHint">Empty: what each says.</Trans>}
          />
        </div>
      )}
    </PartList>
  )
}
