import { sumOf } from '#src/browser/lists.ts'
import type { OrderLine } from '#src/contract/order.ts'
import type { Ingredient, Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'

export type StockQuery = {
  readonly product: Pick<Product, 'id' | 'stock'>
  readonly venueId: Id<'Venue'>
  readonly lines: readonly Pick<OrderLine, 'lineId' | 'quantity' | 'item'>[]
  /** The line being edited, whose own units do not count as used [PROD-45]. */
  readonly editedLineId?: number | null
}

/**
 * Stock of the venue minus the units in the cart, as products or inside combos; null = no limit [PROD-41, PROD-42,
 * PROD-45].
 */
export function unitsLeft({ product, venueId, lines, editedLineId = null }: StockQuery): number | null {
  const stock = product.stock.find((row) => row.venueId === venueId)
  if (!stock) return null
  const others = lines.filter((line) => line.lineId !== editedLineId)
  const taken = sumOf(others, (line) => line.quantity * unitsPerLineUnit(line.item, product.id))
  return Math.max(0, stock.quantity - taken)
}

/**
 * Units of a product's stock that one unit of a line uses: one as the product itself, one for each combo pick of it
 * (rulings "stock of combo picks").
 */
export function unitsPerLineUnit(item: OrderLine['item'], productId: Id<'Product'>): number {
  const picked = item.comboPicks.filter((pick) => pick.productId === productId)
  return sumOf(picked, (pick) => pick.quantity) + (item.productId === productId ? 1 : 0)
}

/**
 * Whether an ingredient is neither sold out nor excluded at the venue; without a venue only the former counts
 * [PROD-52].
 */
export function isIngredientAvailable(
  ingredient: Pick<Ingredient, 'isAvailable' | 'excludedVenueIds'>,
  venueId: Id<'Venue'> | null,
): boolean {
  return ingredient.isAvailable && (venueId === null || !ingredient.excludedVenueIds.includes(venueId))
}
