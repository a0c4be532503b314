import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { allergenFacts, ingredientsOf, offeredIngredients } from '#src/domain/product/allergens.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useLater } from '#src/features/product/use-later.ts'
import { allergenName } from '#src/i18n/allergen-name.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { declareStyles } from '#src/ui/styles.ts'

import css from './contents.css?inline'

declareStyles(css)

const tabs = ['ingredients', 'allergens'] as const
type TabName = (typeof tabs)[number]

/** What is in the dish as it is configured now: ingredients first, allergens beside them [PROD-10..12]. */
export function Contents({ configuring }: { readonly configuring: Configuring }) {
  const { t } = useLingui()
  const id = useId()
  const [active, setActive] = useState<TabName>('ingredients')
  const buttons = useRef(new Map<TabName, HTMLButtonElement | null>())
  const { product, configuration } = configuring
  const { contains, doubt } = allergenFacts(product, configuration)
  const count = contains.length
  const labels = {
    ingredients: t({ id: 'product.ingredients', message: 'Ingredients' }),
    // A number only where all is known: "0" would read as "none".
    allergens:
      doubt === 'none'
        ? t({ id: 'product.allergens', message: `Allergens (${count})` })
        : t({ id: 'product.allergens.uncounted', message: 'Allergens' }),
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = active === 'ingredients' ? 'allergens' : 'ingredients'
    setActive(other)
    buttons.current.get(other)?.focus()
  }
  return (
    <div className="contents">
      <div className="tabs-of-contents" role="tablist" tabIndex={-1} onKeyDown={move}>
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === active}
            aria-controls={`${id}-panel`}
            tabIndex={name === active ? 0 : -1}
            ref={(button) => void buttons.current.set(name, button)}
            onClick={() => setActive(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div className="panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${active}`}>
        {active === 'ingredients' ? (
          <IngredientNames configuring={configuring} />
        ) : (
          <Allergens configuring={configuring} />
        )}
      </div>
    </div>
  )
}

function IngredientNames({ configuring }: { readonly configuring: Configuring }) {
  const { product, configuration, venueId } = configuring
  // A combo consists of what was put into it.
  const all = product.isCombo ? ingredientsOf(product, configuration) : product.ingredients
  const ingredients = [...new Map(all.map((ingredient) => [ingredient.id, ingredient])).values()]
  if (ingredients.length === 0)
    return (
      <p>
        <Trans id="product.ingredients.none">Ask the restaurant for the ingredients.</Trans>
      </p>
    )
  return (
    <p>
      {ingredients.map((ingredient, index) => (
        <Fragment key={ingredient.id}>
          {index > 0 && ', '}
          {isIngredientAvailable(ingredient, venueId) ? ingredient.name : <s>{ingredient.name}</s>}
        </Fragment>
      ))}
    </p>
  )
}

/** What the dish as it is configured contains, what stays open, and what further choices may bring (rulings: unknown allergens). */
function Allergens({ configuring: { product, configuration } }: { readonly configuring: Configuring }) {
  const later = useLater()
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
      {shown !== null && later && (
        <later.AllergenDialog
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
