import { Trans, useLingui } from '@lingui/react/macro'

import type { ListedIngredient } from '#desk/contract/menu.ts'
import { FoldedItem } from '#desk/parts/file-part/folded-item.tsx'
import { usePart } from '#desk/parts/file-part/part-context.tsx'
import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'
import type { Path } from '#desk/parts/file-part/path.ts'
import { valueAt } from '#desk/parts/file-part/path.ts'
import { optionsOf, useMenuThings } from '#desk/rooms/menu/dish/use-menu-things.ts'
import { useTextAt } from '#desk/rooms/menu/dish/use-text-at.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import { IngredientSwitch } from './ingredient-switch.tsx'

import css from './ingredient-list.css?inline'

declareStyles(css)

type IngredientListProps = {
  /** Those that are saved, in the order in which they are shown. */
  readonly listed: readonly ListedIngredient[]
  /** Whether one is searched for: what was typed into another one stays. */
  readonly isFound: (ingredient: ListedIngredient) => boolean
}

/** The ingredients of the menu by name, new ones at the end. */
export function IngredientList({ listed, isFound }: IngredientListProps) {
  const { t } = useLingui()
  const part = usePart()
  const textAt = useTextAt()
  const listedAs = (thing: unknown) => listed.find(({ id }) => id === valueAt(thing, ['id']))
  const nameOf = (index: number) =>
    textAt(['ingredients', index, 'name']) || t({ id: 'menu.newIngredient', message: 'New ingredient' })

  function shown(things: readonly unknown[]): readonly number[] {
    const places = new Map(things.map((thing, place) => [valueAt(thing, ['id']), place]))
    const saved = listed.filter(isFound).flatMap(({ id }) => places.get(id) ?? [])
    return [...saved, ...things.flatMap((thing, place) => (listedAs(thing) ? [] : [place]))]
  }

  return (
    <PartList
      at={['ingredients']}
      label={t({ id: 'menu.ingredients', message: 'Ingredients' })}
      saysNone
      shown={shown}
      addText={<Trans id="menu.addIngredient">Add an ingredient</Trans>}
      added={{ name: '' }}
      nameOf={(_, index) => nameOf(index)}
      empty={listed.length === 0 && <Trans id="menu.noIngredients">The menu has no ingredients.</Trans>}
    >
      {(path, index) => {
        const saved = listedAs(part.at(path))
        return (
          <div className="desk-ingredient">
            <FoldedItem at={path} name={nameOf(index)}>
              <Ingredient at={path} />
            </FoldedItem>
            {saved && <IngredientSwitch ingredient={saved} />}
          </div>
        )
      }}
    </PartList>
  )
}

function Ingredient({ at }: { readonly at: Path }) {
  const { t } = useLingui()
  const { venues } = usePart()
  const { allergens } = useMenuThings()
  return (
    <>
      <PartWords at={[...at, 'name']} label={t({ id: 'dish.ingredientName', message: 'Name of the ingredient' })} />
      <PartTicks
        at={[...at, 'allergens']}
        label={<Trans id="dish.contains">It contains</Trans>}
        options={optionsOf(allergens)}
        none={<Trans id="dish.noAllergen">None is ticked: it has no allergens.</Trans>}
      />
      {venues.length > 1 && (
        <PartTicks
          at={[...at, 'outAt']}
          saysNone
          label={<Trans id="menu.outAt">Venues that do not have it</Trans>}
          options={optionsOf(venues)}
        />
      )}
    </>
  )
}
