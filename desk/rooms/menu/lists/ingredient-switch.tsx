import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ListedIngredient } from '#desk/contract/menu.ts'
import { setAvailable } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type IngredientSwitchProps = { readonly ingredient: ListedIngredient }

/** Whether there is some of an ingredient, and a button that changes that everywhere at once. */
export function IngredientSwitch({ ingredient }: IngredientSwitchProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [isRefused, setIsRefused] = useState(false)
  const { id, name, isAvailable } = ingredient
  const fault =
    failure ?? (isRefused ? t({ id: 'menu.notChanged', message: 'That was not changed. Try again.' }) : null)
  const result = isAvailable
    ? t({ id: 'menu.ingredientIsOut', message: `${name} is out` })
    : t({ id: 'menu.ingredientIsBack', message: `${name} is there again` })

  async function toggle() {
    const answer = await send(setAvailable, { ingredient: id }, { isAvailable: !isAvailable })
    setIsRefused(!answer.ok)
    if (answer.ok) say(result)
  }

  return (
    <div className="switch">
      <span className="hint">
        <Facts ingredient={ingredient} />
      </span>
      <Button size="small" isBusy={isPending} aria-label={result} onClick={() => void toggle()}>
        {isAvailable ? <Trans id="menu.out">Out</Trans> : <Trans id="menu.thereAgain">There again</Trans>}
      </Button>
      <AlertList messages={fault === null ? [] : [fault]} />
    </div>
  )
}

function Facts({ ingredient: { isAvailable, isOutSomewhere } }: IngredientSwitchProps) {
  if (!isAvailable) return <Trans id="menu.outEverywhere">Out everywhere</Trans>
  if (isOutSomewhere) return <Trans id="menu.outSomewhere">Out at a venue</Trans>
  return <Trans id="menu.thereIsSome">There is some</Trans>
}
