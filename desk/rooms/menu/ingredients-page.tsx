import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { EditedIngredient } from '#desk/contract/menu.ts'
import { readIngredients } from '#desk/contract/menu.ts'
import { FindField } from '#desk/parts/find-field.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { foldText } from '#src/domain/menu/normal-words.ts'
import { EmptyState } from '#src/ui/base/empty-state.tsx'
import { CutleryIcon } from '#src/ui/base/more-icons.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { BackToMenu } from './back-to-menu.tsx'
import { IngredientRow } from './ingredient-row.tsx'

import css from './form-list.css?inline'

declareStyles(css)

/** Ingredients and extras: which are out, and their forms. */
export function IngredientsPage() {
  const ingredients = useDeskQuery(readIngredients)
  return (
    <Room title={<Trans id="menu.ingredients">Ingredients and extras</Trans>} actions={<BackToMenu />}>
      <Read of={ingredients}>
        {({ ingredients: all }) =>
          all.length === 0 ? (
            <EmptyState icon={<CutleryIcon size={32} />}>
              <Trans id="menu.noIngredients">The menu has no ingredients.</Trans>
            </EmptyState>
          ) : (
            <IngredientList all={all} />
          )
        }
      </Read>
    </Room>
  )
}

function IngredientList({ all }: { readonly all: readonly EditedIngredient[] }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const isShown = ({ name }: EditedIngredient) => foldText(name).includes(wanted)
  return (
    <>
      <FindField
        label={t({ id: 'menu.findIngredient', message: 'Find an ingredient' })}
        value={search}
        onChange={setSearch}
        none={all.some(isShown) ? null : t({ id: 'menu.ingredientNotFound', message: 'No ingredient has this name.' })}
      />
      <ul className="desk-form-list">
        {all.map((ingredient) => (
          <IngredientRow key={ingredient.id} ingredient={ingredient} isHidden={!isShown(ingredient)} />
        ))}
      </ul>
    </>
  )
}
