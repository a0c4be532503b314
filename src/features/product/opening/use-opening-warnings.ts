import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Says once what was taken off the edited line, then which ingredients are out of stock; ordering stays possible [PROD-53, PROD-55]. */
export function useOpeningWarnings({ product, venueId, lostAdditions }: Configuring): void {
  const { t } = useLingui()
  const { stores } = useInstance()
  useEffect(() => {
    const { dialogs } = stores
    if (lostAdditions.length > 0) {
      const names = lostAdditions.join(', ')
      dialogs.open({
        kind: 'errors',
        title: t({ id: 'product.lostAdditions.title', message: 'Additions removed' }),
        messages: [
          t({ id: 'product.lostAdditions', message: `Temporarily unavailable and therefore removed: ${names}.` }),
        ],
      })
    }
    const missing = product.ingredients.filter((ingredient) => !isIngredientAvailable(ingredient, venueId))
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(', ')
      dialogs.open({
        kind: 'errors',
        title: t({ id: 'product.outOfStock.title', message: 'Ingredients out of stock' }),
        messages: [
          t({
            id: 'product.outOfStock',
            message: `Out of stock: ${names}. You can order all the same and, if you like, choose an addition in its place.`,
          }),
        ],
      })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening of the sheet
  }, [])
}
