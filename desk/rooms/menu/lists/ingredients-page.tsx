import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedIngredient } from '#desk/contract/menu.ts'
import { readIngredients } from '#desk/contract/menu.ts'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { FindField } from '#desk/parts/find-field.tsx'
import { Read, Room } from '#desk/parts/room.tsx'
import { useDeskQuery } from '#desk/parts/use-desk-query.ts'
import { BackToMenu } from '#desk/rooms/menu/back-to-menu.tsx'
import { foldText } from '#src/domain/menu/normal-words.ts'

import { IngredientList } from './ingredient-list.tsx'

/** Ingredients: which are out, and what each is. */
export function IngredientsPage() {
  const ingredients = useDeskQuery(readIngredients)
  return (
    <Room title={<Trans id="menu.ingredients">Ingredients</Trans>} actions={<BackToMenu />}>
      <Read of={ingredients}>{({ ingredients: listed }) => <Ingredients listed={listed} />}</Read>
    </Room>
  )
}

function Ingredients({ listed }: { readonly listed: readonly ListedIngredient[] }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const wanted = foldText(search.trim())
  const isFound = ({ name }: ListedIngredient) => foldText(name).includes(wanted)
  return (
    <>
      {listed.length > 0 && (
        <FindField
          label={t({ id: 'menu.findIngredient', message: 'Find an ingredient' })}
          value={search}
          onChange={setSearch}
          none={
            listed.some(isFound) ? null : t({ id: 'menu.ingredientNotFound', message: 'No ingredient has this name.' })
          }
        />
      )}
      <div className="desk-sheet">
        <PartForm part="ingredients">
          <IngredientList listed={listed} isFound={isFound} />
        </PartForm>
      </div>
    </>
  )
}
