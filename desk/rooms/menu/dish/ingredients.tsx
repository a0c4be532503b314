import { Trans, useLingui } from '@lingui/react/macro'

import { PartList } from '#desk/parts/file-part/part-list.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

import { PickedList } from './picked-list.tsx'
import { optionsOf, useMenuThings } from './use-menu-things.ts'

/** What a dish is made of, from which its allergens follow; one that the menu does not have yet is written with the dish. */
export function Ingredients() {
  const { t } = useLingui()
  const { ingredients, allergens } = useMenuThings()
  const allergensOf = (key: string) =>
    (ingredients.find((each) => each.key === key)?.allergens ?? [])
      .map((code) => allergens.find((each) => each.key === code)?.name ?? code)
      .join(', ')
  return (
    <>
      <PickedList
        at={['ingredients']}
        label={t({ id: 'dish.ingredients', message: 'Ingredients and allergens' })}
        hint={
          <Trans id="dish.ingredientsHint">
            Diners read them in this order. The allergens of a dish are those of its ingredients.
          </Trans>
        }
        addLabel={t({ id: 'dish.oneIngredient', message: 'Ingredient' })}
        things={ingredients}
        factsOf={allergensOf}
      />
      <PartList
        at={['newIngredients']}
        label={t({ id: 'dish.newIngredients', message: 'New ingredients' })}
        headingLevel={3}
        addText={<Trans id="dish.newIngredient">New ingredient</Trans>}
        added={{ name: '' }}
        nameOf={() => t({ id: 'dish.oneNewIngredient', message: 'the new ingredient' })}
        empty={<Trans id="dish.noNewIngredient">Is one missing above? Other dishes can have it too.</Trans>}
      >
        {(path) => (
          <>
            <PartWords
              at={[...path, 'name']}
              label={t({ id: 'dish.ingredientName', message: 'Name of the ingredient' })}
            />
            <PartTicks
              at={[...path, 'allergens']}
              label={<Trans id="dish.contains">It contains</Trans>}
              options={optionsOf(allergens)}
              none={<Trans id="dish.noAllergen">None is ticked: it has no allergens.</Trans>}
            />
          </>
        )}
      </PartList>
    </>
  )
}
