import type { PriceRow, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents } from '#src/contract/values.ts'
import { sumCents, zero } from '#src/domain/money.ts'
import { isEatIn } from '#src/domain/services/order-type.ts'

import type { Configuration } from './configuration.ts'

export type PriceChoice = Pick<Configuration, 'sizeId' | 'variantId'>

/**
 * Price of one unit without additions: row of the price table, else size, else product; plus the variant unless the row
 * includes it [PRICE-04..09].
 */
export function basePrice(product: Product, choice: PriceChoice, orderType: OrderType): Cents {
  const usesEatInPrice = isEatIn(orderType)
  const variant = product.variants.find(({ id }) => id === choice.variantId)
  const row = bestRow(product.priceTable, choice)
  if (row) {
    const price = (usesEatInPrice ? row.eatInPrice : null) ?? row.price
    return sumCents([price, row.variantId === 'any' ? (variant?.price ?? zero) : zero])
  }
  return sumCents([priceWithoutRow(product, choice, usesEatInPrice), variant?.price ?? zero])
}

/** The most specific row: exact size before any, then exact variant before any [PRICE-08]. */
function bestRow(rows: readonly PriceRow[], { sizeId, variantId }: PriceChoice): PriceRow | undefined {
  const weight = (row: PriceRow) => (row.sizeId === 'any' ? 0 : 2) + (row.variantId === 'any' ? 0 : 1)
  return rows
    .filter((row) => row.sizeId === 'any' || row.sizeId === sizeId)
    .filter((row) => row.variantId === 'any' || row.variantId === variantId)
    .sort((a, b) => weight(b) - weight(a))[0]
}

/**
 * Only the standard (first or only) size, or no size, takes the eat-in price of the product (rulings "eat-in price with
 * a size").
 */
function priceWithoutRow(product: Product, { sizeId }: PriceChoice, usesEatInPrice: boolean): Cents {
  const index = product.sizes.findIndex(({ id }) => id === sizeId)
  if (usesEatInPrice && index <= 0 && product.eatInPrice !== null) return product.eatInPrice
  return product.sizes[index]?.price ?? product.price
}
