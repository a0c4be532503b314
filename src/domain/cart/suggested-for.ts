import type { Id } from '#src/contract/values.ts'

import type { CartLine } from './cart-line.ts'

const shown = 3

export type SuggestedIds = {
  /** In the order of the lines, without duplicates, at most three. */
  readonly suggestedIds: Id<'Product'>[]
  /** Never suggested. */
  readonly inCartIds: Id<'Product'>[]
}

/** Products suggested by those of an order that are not in the order yet. */
export function suggestedFor(lines: readonly Pick<CartLine, 'suggestedProductIds' | 'item'>[]): SuggestedIds {
  const inCartIds = [...new Set(lines.map(({ item }) => item.productId))]
  const suggested = new Set(lines.flatMap(({ suggestedProductIds }) => suggestedProductIds))
  const suggestedIds = [...suggested].filter((id) => !inCartIds.includes(id)).slice(0, shown)
  return { suggestedIds, inCartIds }
}
