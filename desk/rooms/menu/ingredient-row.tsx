import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'

import type { EditedIngredient } from '#desk/contract/menu.ts'
import { ingredientForm, setAvailable } from '#desk/contract/menu.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'
import { FormRow } from '#desk/parts/forms/form-row.tsx'
import type { OwnChange } from '#desk/parts/forms/service-form.tsx'
import { useChange } from '#desk/parts/use-change.ts'
import { AlertList } from '#src/ui/base/alert-list.tsx'
import { Button } from '#src/ui/base/button.tsx'

type IngredientRowProps = {
  readonly ingredient: EditedIngredient
  /** Not found by the search: what was typed into its form stays. */
  readonly isHidden: boolean
}

/** An ingredient: whether there is some, a button that changes that everywhere, and its form. */
export const IngredientRow = memo(function IngredientRow({ ingredient, isHidden }: IngredientRowProps) {
  const { t } = useLingui()
  const { say } = useDesk()
  const { send, isPending, failure } = useChange()
  const [ownChange, setOwnChange] = useState<OwnChange | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const { id, name, isAvailable, version, fields } = ingredient
  const fault =
    failure ?? (isRefused ? t({ id: 'menu.notChanged', message: 'That was not changed. Try again.' }) : null)

  async function toggle() {
    const answer = await send(setAvailable, { ingredient: id }, { isAvailable: !isAvailable })
    setIsRefused(!answer.ok)
    if (!answer.ok) return
    const from = ownChange?.to === version ? ownChange.from : version
    setOwnChange({ from, to: answer.value.version })
    say(
      isAvailable
        ? t({ id: 'menu.ingredientIsOut', message: `${name} is out` })
        : t({ id: 'menu.ingredientIsBack', message: `${name} is there again` }),
    )
  }

  return (
    <FormRow
      name={name}
      isHidden={isHidden}
      isDrawnLate
      form={{ version, fields }}
      ownChange={ownChange}
      calls={ingredientForm}
      values={{ ingredient: id }}
      facts={<Facts ingredient={ingredient} />}
      control={
        <div>
          <Button
            isBusy={isPending}
            aria-label={
              isAvailable
                ? t({ id: 'menu.ingredientIsOut', message: `${name} is out` })
                : t({ id: 'menu.ingredientIsBack', message: `${name} is there again` })
            }
            onClick={() => void toggle()}
          >
            {isAvailable ? <Trans id="menu.out">Out</Trans> : <Trans id="menu.thereAgain">There again</Trans>}
          </Button>
          {fault !== null && <AlertList messages={[fault]} />}
        </div>
      }
    />
  )
})

function Facts({ ingredient: { isAvailable, isOutSomewhere } }: Pick<IngredientRowProps, 'ingredient'>) {
  if (!isAvailable) return <Trans id="menu.outEverywhere">Out everywhere</Trans>
  if (isOutSomewhere) return <Trans id="menu.outSomewhere">Out at a venue</Trans>
  return <Trans id="menu.thereIsSome">There is some</Trans>
}
