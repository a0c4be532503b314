import { Trans, useLingui } from '@lingui/react/macro'

import type { Ingredient } from '#src/contract/product.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import css from './allergen-dialog.css?inline'

declareStyles(css)

export type AllergenDialogProps = {
  readonly code: string
  readonly ingredients: readonly Pick<Ingredient, 'name' | 'allergens'>[]
  readonly onClose: () => void
}

/** Dialog with the name of an allergen and the ingredients that contain it [PROD-12]. */
export function AllergenDialog({ code, ingredients, onClose }: AllergenDialogProps) {
  const { t } = useLingui()
  const { i18n } = useInstance()
  const carriers = new Set(ingredients.filter(({ allergens }) => allergens.includes(code)).map(({ name }) => name))
  return (
    <Dialog
      variant="dialog"
      title={<span className="allergen-title">{allergenName(i18n, code)}</span>}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={onClose}
    >
      <p>
        <Trans id="product.allergen.in">Contained in:</Trans>
      </p>
      <ul className="carriers">
        {[...carriers].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}
