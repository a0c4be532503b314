import type { Product } from '#src/contract/product.ts'

import type { StockQuery } from './availability.ts'
import { unitsLeft } from './availability.ts'

type Ordered = Pick<StockQuery, 'venueId' | 'lines'>

/** A product once lines have been ordered at a venue: with the units of theirs less in its stock there. */
export function afterOrder(product: Product, { venueId, lines }: Ordered): Product {
  const quantity = unitsLeft({ product, venueId, lines })
  if (quantity === null) return product
  return { ...product, stock: product.stock.map((row) => (row.venueId === venueId ? { ...row, quantity } : row)) }
}
