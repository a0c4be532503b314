import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/**
 * Dialogs that name removed additions, then removed picks, then ingredients out of stock, each once while the sheet is
 * open; ordering stays possible [PROD-53, PROD-54, PROD-55]. No ingredient is named where the dish itself is sold out.
 */
export function OpeningWarnings({ configuring }: { readonly configuring: Configuring }) {
  const { product, venueId, lost, left } = configuring
  const { t } = useLingui()
  const missing = product.ingredients.filter((ingredient) => !isIngredientAvailable(ingredient, venueId))
  const outOfStock = left === 0 ? [] : missing.map(({ name }) => name)

  useWarning(
    lost.additions,
    () => t({ id: 'product.lostAdditions.title', message: 'Additions removed' }),
    (names) => t({ id: 'product.lostAdditions', message: `Temporarily unavailable and therefore removed: ${names}.` }),
  )
  useWarning(
    lost.picks,
    () => t({ id: 'product.lostPicks.title', message: 'Choices removed' }),
    (names) => t({ id: 'product.lostPicks', message: `Temporarily unavailable and therefore removed: ${names}.` }),
  )
  useWarning(
    outOfStock,
    () => t({ id: 'product.outOfStock.title', message: 'Ingredients out of stock' }),
    (names) =>
      t({
        id: 'product.outOfStock',
        message: `Out of stock: ${names}. You can still order and, if you like, choose an addition instead.`,
      }),
  )
  return null
}

/** Opens a dialog with names that no dialog has shown yet. */
function useWarning(names: readonly string[], title: () => string, textOf: (names: string) => string) {
  const { dialogs } = useInstance().stores
  const named = useRef<readonly string[]>([])
  useEffect(() => {
    const rest = [...named.current]
    const fresh = names.filter((name) => {
      const place = rest.indexOf(name)
      if (place >= 0) rest.splice(place, 1)
      return place < 0
    })
    if (fresh.length === 0) return
    named.current = [...named.current, ...fresh]
    dialogs.alert(() => [textOf(fresh.join(', '))], title)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only new names open a dialog, not new texts
  }, [names.join('\n')])
}
