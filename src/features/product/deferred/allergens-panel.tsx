import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

import { allergenFacts, ingredientsOf, offeredIngredients } from '#src/domain/product/allergens.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import { AllergenDialog } from './allergen-dialog.tsx'

import css from './allergens-panel.css?inline'

declareStyles(css)

/**
 * Allergens of the dish as configured, what is not known yet, and what further choices may add (rulings "unknown
 * allergens").
 */
export function AllergensPanel({ configuring: { product, configuration } }: { readonly configuring: Configuring }) {
  const [shown, setShown] = useState<string | null>(null)
  const { contains, mayContain, doubt } = allergenFacts(product, configuration)
  const chosen = ingredientsOf(product, configuration)
  const isIn = (code: string) => chosen.some(({ allergens }) => allergens.includes(code))
  return (
    <>
      <AllergenList codes={contains} onShow={setShown} />
      {doubt === 'open-choice' && (
        <p>
          <Trans id="product.allergens.openChoice">They depend on what you choose.</Trans>
        </p>
      )}
      {doubt === 'undeclared' && (
        <p>
          <Trans id="product.allergens.undeclared">Not fully declared: ask the restaurant.</Trans>
        </p>
      )}
      {doubt === 'none' && contains.length === 0 && (
        <p>
          <Trans id="product.allergens.none">None declared. If in doubt, ask the restaurant.</Trans>
        </p>
      )}
      {mayContain.length > 0 && (
        <>
          <p>
            <Trans id="product.allergens.mayContain">What else you can choose may contain:</Trans>
          </p>
          <AllergenList codes={mayContain} onShow={setShown} />
        </>
      )}
      {shown !== null && (
        <AllergenDialog
          code={shown}
          ingredients={isIn(shown) ? chosen : offeredIngredients(product)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

type AllergenListProps = { readonly codes: readonly string[]; readonly onShow: (code: string) => void }

/** Allergens by name; each opens the ingredients that carry it [PROD-12]. */
function AllergenList({ codes, onShow }: AllergenListProps) {
  const { i18n } = useInstance()
  if (codes.length === 0) return null
  return (
    <ul className="allergens">
      {codes.map((code) => (
        <li key={code}>
          <button type="button" aria-haspopup="dialog" onClick={() => onShow(code)}>
            {allergenName(i18n, code)}
          </button>
        </li>
      ))}
    </ul>
  )
}
