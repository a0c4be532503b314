import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import { isIngredientAvailable } from '#src/domain/product/availability.ts'
import type { Configuring } from '#src/features/product/use-configuration.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

/** Says once what was taken off the edited line, then which ingredients are out of stock; ordering stays possible [PROD-53, PROD-54, PROD-55]. */
export function OpeningWarnings({ configuring }: { readonly configuring: Configuring }) {
  const { product, venueId, lost } = configuring
  const { t } = useLingui()
  const { dialogs } = useInstance().stores
  useEffect(() => {
    const warn = (title: string, message: string) => dialogs.open({ kind: 'errors', title, messages: [message] })
    if (lost.additions.length > 0) {
      const names = lost.additions.join(', ')
      warn(
        t({ id: 'product.lostAdditions.title', message: 'Additions removed' }),
        t({ id: 'product.lostAdditions', message: `Temporarily unavailable and therefore removed: ${names}.` }),
      )
    }
    if (lost.picks.length > 0) {
      const names = lost.picks.join(', ')
      warn(
        t({ id: 'product.lostPicks.title', message: 'Choices removed' }),
        t({ id: 'product.lostPicks', message: `Temporarily unavailable and therefore removed: ${names}.` }),
      )
    }
    const missing = product.ingredients.filter((ingredient) => !isIngredientAvailable(ingredient, venueId))
    if (missing.length === 0) return
    const names = missing.map(({ name }) => name).join(', ')
    warn(
      t({ id: 'product.outOfStock.title', message: 'Ingredients out of stock' }),
      t({
        id: 'product.outOfStock',
        message: `Out of stock: ${names}. You can order all the same and, if you like, choose an addition in its place.`,
      }),
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening of the sheet
  }, [])
  return null
}
