import { Trans, useLingui } from '@lingui/react/macro'

import { PartChoice } from '#desk/parts/file-part/part-choice.tsx'
import { PartForm } from '#desk/parts/file-part/part-form.tsx'
import { PartTicks } from '#desk/parts/file-part/part-ticks.tsx'
import { PartWords } from '#desk/parts/file-part/part-words.tsx'

import { Combo } from './combo.tsx'
import { DishPhotos } from './dish-photos.tsx'
import { Extras, Picks } from './extras-and-picks.tsx'
import { Ingredients } from './ingredients.tsx'
import { Sale } from './sale.tsx'
import { DishPrice, Sizes } from './sizes.tsx'
import { optionsOf, useMenuThings } from './use-menu-things.ts'
import { Variants } from './variants.tsx'

type DishFormProps = {
  /** Null = one that is not there yet. */
  readonly productId: number | null
  readonly onSaved: (productId: number) => void
}

/** A dish as the restaurant's file says it: what every dish has at first glance, the rest in closed groups. */
export function DishForm({ productId, onSaved }: DishFormProps) {
  return (
    <PartForm part="dish" productId={productId} onSaved={(saved) => saved !== null && onSaved(saved)}>
      <FirstGlance />
      <Sizes />
      <Variants />
      <Extras />
      <Picks />
      <Combo />
      <Sale />
    </PartForm>
  )
}

function FirstGlance() {
  const { t } = useLingui()
  const { categories, traits } = useMenuThings()
  return (
    <>
      <PartWords at={['name']} label={t({ id: 'dish.name', message: 'Name' })} />
      <div className="group">
        <DishPrice />
        <PartChoice
          at={['category']}
          label={<Trans id="dish.category">Category</Trans>}
          options={optionsOf(categories)}
        />
      </div>
      <PartWords
        at={['description']}
        isOptional
        rows={3}
        label={t({ id: 'dish.description', message: 'Description' })}
      />
      <DishPhotos />
      <Ingredients />
      {traits.length > 0 && (
        <PartTicks
          at={['traits']}
          label={<Trans id="dish.traits">Diets and marks</Trans>}
          options={optionsOf(traits)}
        />
      )}
    </>
  )
}
