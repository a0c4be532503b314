import type { ComboPick } from '#src/contract/order.ts'
import type { Id } from '#src/contract/values.ts'

import type { StockQuery } from './availability.ts'
import { unitsLeft } from './availability.ts'

/** Units left of each picked product; a product that is missing in the map has no limit. */
export type UnitsByProduct = ReadonlyMap<Id<'Product'>, number>

type ComboStock = Omit<StockQuery, 'product'> & { readonly products: readonly StockQuery['product'][] }

/** Each unit of a pick uses one unit of the picked product's stock (rulings "stock of combo picks"). */
export function unitsLeftOf({ products, ...question }: ComboStock): UnitsByProduct {
  return new Map(
    products.flatMap((product) => {
      const left = unitsLeft({ product, ...question })
      return left === null ? [] : [[product.id, left] as const]
    }),
  )
}

/** Number of combos that the stock of their picks allows; null = no limit. */
export function combosLeft(picks: readonly ComboPick[], left: UnitsByProduct): number | null {
  const counts = new Map<Id<'Product'>, number>()
  for (const { productId, quantity } of picks) counts.set(productId, (counts.get(productId) ?? 0) + quantity)
  const limits = [...counts].flatMap(([productId, count]) => {
    const units = left.get(productId)
    return units === undefined ? [] : [Math.floor(units / count)]
  })
  return limits.length === 0 ? null : Math.min(...limits)
}

/**
 * The picks of one combo cut, from the last, to the stock of each product; the same array when nothing is cut
 * [PROD-45].
 */
export function withinStock(picks: readonly ComboPick[], left: UnitsByProduct): readonly ComboPick[] {
  const rest = new Map(left)
  const kept = picks.flatMap((pick) => {
    const units = rest.get(pick.productId) ?? Infinity
    const quantity = Math.min(pick.quantity, units)
    rest.set(pick.productId, units - quantity)
    return quantity < 1 ? [] : [quantity === pick.quantity ? pick : { ...pick, quantity }]
  })
  return kept.every((pick, index) => pick === picks[index]) && kept.length === picks.length ? picks : kept
}

/** Units of a product available for each of `quantity` combos; null = no limit. */
export function unitsPerCombo(left: UnitsByProduct, productId: Id<'Product'>, quantity: number): number | null {
  const units = left.get(productId)
  return units === undefined ? null : Math.floor(units / Math.max(1, quantity))
}
