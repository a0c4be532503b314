import type { Product } from '#src/contract/product.ts'
import { useLazyModule } from '#src/query/use-lazy-module.ts'

import type { pickers } from './pickers/pickers.ts'
import { hasPicks } from './pickers/with-picks.ts'

export type Pickers = typeof pickers

const load = async () => (await import('./pickers/pickers.ts')).pickers

/** The code for free picks and combos, loaded in parallel with products that need it. */
export function usePickers(product: Product | undefined) {
  const isNeeded = product !== undefined && (product.isCombo || hasPicks(product))
  const { data, error, refetch } = useLazyModule('pickers', load, isNeeded)
  return { pickers: (isNeeded && data) || null, isWaiting: isNeeded && !data, error, refetch }
}
