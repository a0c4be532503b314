import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

import { basePrice } from './base-price.ts'
import { isVariableCombo } from './variable-combo.ts'

export type ShownPrice = { readonly price: Cents; readonly isFrom: boolean }

/**
 * The price on a card: the lowest over the available sizes and variants; "from" with several sizes and for the minimum
 * of a variable combo [MENU-16, MENU-17].
 */
export function shownPrice(product: Product, orderType: OrderType): ShownPrice {
  const sizeIds = product.sizes.length === 0 ? [null] : product.sizes.map(({ id }) => id)
  const prices = sizeIds.flatMap((sizeId) =>
    variantChoices(product).map((id) => sizePrice(product, sizeId, orderType, id)),
  )
  return { price: cents(Math.min(...prices)), isFrom: sizeIds.length > 1 || isVariableCombo(product) }
}

/** The price of a size in the size list, by the base price rule [PROD-14]. */
export function sizePrice(
  product: Product,
  sizeId: Id<'Size'> | null,
  orderType: OrderType,
  variantId: Id<'Variant'> | null = null,
): Cents {
  return basePrice(product, { sizeId, variantId }, orderType)
}

/** The base price of the first size without variant and additions, in the current price list [PRICE-41]. */
export function standardPrice(product: Product, orderType: OrderType): Cents {
  return sizePrice(product, product.sizes[0]?.id ?? null, orderType)
}

/** The variants to consider; null (none) as well, unless a variant is mandatory. */
function variantChoices({ variants, isVariantRequired }: Product): (Id<'Variant'> | null)[] {
  const ids = variants.map(({ id }) => id)
  return isVariantRequired && ids.length > 0 ? ids : [null, ...ids]
}
