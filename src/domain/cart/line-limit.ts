import type { Product } from '#src/contract/product.ts'
import type { Id } from '#src/contract/values.ts'
import { unitsLeft, unitsPerLineUnit } from '#src/domain/product/availability.ts'

import type { CartLine } from './cart-line.ts'

/** The fields of a product that its stock needs. */
export type Stocked = Pick<Product, 'id' | 'name' | 'stock'>

export type LineLimit = {
  /** The highest quantity of the line. */
  readonly max: number
  /** The product that sets the limit: that of the line, or one picked for its combo. */
  readonly name: string
  /** Units in stock at the venue, those in the cart among them. */
  readonly left: number
}

/**
 * Maximum quantity of a line: stock of its product and its combo picks, minus what the other lines use; null = no limit
 * [PROD-42, PROD-45] (rulings "cart stepper").
 */
export function lineLimit(
  line: CartLine,
  lines: readonly CartLine[],
  products: readonly Stocked[],
  venueId: Id<'Venue'>,
): LineLimit | null {
  const limits = products.flatMap((product) => {
    const units = unitsPerLineUnit(line.item, product.id)
    const free = unitsLeft({ product, venueId, lines, editedLineId: line.lineId })
    if (units === 0 || free === null) return []
    const left = product.stock.find((row) => row.venueId === venueId)?.quantity ?? 0
    return [{ max: Math.floor(free / units), name: product.name, left }]
  })
  return limits.sort((a, b) => a.max - b.max)[0] ?? null
}

/** The products whose stock the lines use: their own and those picked for combos, each once. */
export function stockedIds(lines: readonly Pick<CartLine, 'item'>[]): Id<'Product'>[] {
  return [...new Set(lines.flatMap(({ item }) => [item.productId, ...item.comboPicks.map((pick) => pick.productId)]))]
}
