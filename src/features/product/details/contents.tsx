import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import { allergenFacts, ingredientsOf } from '#src/domain/product/allergens.ts'
import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useDeferredCode } from '#src/features/product/use-deferred-parts.ts'
import { LoadFailure } from '#src/parts/screen/load-failure.tsx'
import { Skeleton } from '#src/ui/base/skeleton.tsx'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './contents.css?inline'

declareStyles(css)

const tabs = ['ingredients', 'allergens'] as const
type TabName = (typeof tabs)[number]

/** Ingredients of the dish as configured, and its allergens beside them [PROD-10..12]. */
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
    // A count only where all allergens are declared: "0" would read as "none".
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
      <div
        className="tabs-of-contents"
        role="tablist"
        aria-label={t({ id: 'product.contents', message: 'Ingredients and allergens' })}
        tabIndex={-1}
        onKeyDown={move}
      >
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
          <AllergensPanel configuring={configuring} />
        )}
      </div>
    </div>
  )
}

function IngredientNames({ configuring }: { readonly configuring: Configuring }) {
  const { product, configuration, venueId } = configuring
  // The ingredients of a combo are those of its picks.
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

/** The allergens; a placeholder while their code loads, and an error with retry when it fails. */
function AllergensPanel({ configuring }: { readonly configuring: Configuring }) {
  const { data: later, error, refetch } = useDeferredCode()
  if (later) return <later.AllergensPanel configuring={configuring} />
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton width={60} />
}
