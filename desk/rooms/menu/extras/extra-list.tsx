import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartNumber } from '#desk/parts/file-part/part-number.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { wordAt } from '#desk/parts/file-part/path.ts'
import { optionsOf, useMenuThings } from '#desk/rooms/menu/dish/use-menu-things.ts'
import { useOptionsAt } from '#desk/rooms/menu/dish/use-options-at.ts'

/** The extras of a set: ingredients with what they cost. */
export function ExtraList({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const part = usePart()
  const { ingredients } = useMenuThings()
  const groups = useOptionsAt()([...at, 'groups'])
  return (
    <PartList
      at={[...at, 'extras']}
      label={t({ id: 'extras.extras', message: 'Extras' })}
      headingLevel={3}
      saysNone
      isOrdered
      addText={<Trans id="extras.addExtra">Add an extra</Trans>}
      added={{ ingredient: '' }}
      nameOf={(_, index) => {
        const key = wordAt(part.value, [...at, 'extras', index, 'ingredient'])
        const name = ingredients.find((each) => each.key === key)?.name ?? ''
        return t({ id: 'extras.oneExtra', message: `extra ${name}` })
      }}
      empty={<Trans id="extras.noExtra">No extras yet. New ingredients are made with a dish.</Trans>}
    >
      {(path) => (
        <>
          <div className="group">
            <PartChoice
              at={[...path, 'ingredient']}
              label={<Trans id="dish.oneIngredient">Ingredient</Trans>}
              blank={t({ id: 'dish.choose', message: 'Choose …' })}
              options={optionsOf(ingredients)}
            />
            {groups.length > 1 && (
              <PartChoice
                at={[...path, 'group']}
                label={<Trans id="extras.group">Group</Trans>}
                usual={groups[0]?.value ?? ''}
                options={groups}
              />
            )}
            <PartNumber
              at={[...path, 'price']}
              kind="money"
              label={<Trans id="dish.adds">Adds to the price</Trans>}
              hint={<Trans id="dish.addsHint">Empty: nothing. Below 0 it takes away.</Trans>}
            />
          </div>
          <SizePrices at={[...path, 'sizePrices']} />
        </>
      )}
    </PartList>
  )
}

/** What an extra costs in a size, where that differs. */
function SizePrices({ at }: { readonly at: Path }) {
  const part = usePart()
  const { sizes } = useMenuThings()
  if (sizes.length === 0) return null
  return (
    <details open={part.hasFaultIn(at) || undefined}>
      <summary>
        <Trans id="extras.bySize">Other prices by size</Trans>
      </summary>
      <div className="group">
        {sizes.map(({ key, name }) => (
          <PartNumber key={key} at={[...at, key]} kind="money" label={name} />
        ))}
      </div>
    </details>
  )
}
