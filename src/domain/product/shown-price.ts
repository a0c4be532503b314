import type { Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'

import { basePrice } from './base-price.ts'
import { isVariableCombo } from './variable-combo.ts'

export type ShownPrice = { readonly price: Cents; readonly isFrom: boolean }

/**
 * The price on a card: the least over sizes and variants that can be ordered; "from" with more than one size, and for
 * the minimum of a variable combo [MENU-16, MENU-17].
 */
export function shownPrice(product: Product, orderType: OrderType): ShownPrice {
  const sizeIds = product.sizes.length === 0 ? [null] : product.sizes.map(({ id }) => id)
  const prices = sizeIds.flatMap((sizeId) =>
    variantChoices(product).map((id) => sizePrice(product, sizeId, orderType, id)),
  )
  return { price: cents(Math.min(...prices)), isFrom: sizeIds.length > 1 || isVariableCombo(product) }
}

/** The price of a size as the size list shows it, by the base rule [PROD-14]. */
export function sizePrice(
  product: Product,
  sizeId: Id<'Size'> | null,
  orderType: OrderType,
  variantId: Id<'Variant'> | null = null,
): Cents {
  return basePrice(product, { sizeId, variantId }, orderType)
}

/** The base rule for the first size, no variant, current price list, without additions [PRICE-41]. */
export function standardPrice(product: Product, orderType: OrderType): Cents {
  return sizePrice(product, product.sizes[0]?.id ?? null, orderType)
}

/** Without a mandatory variant the product can also be ordered without any. */
function variantChoices({ variants, isVariantRequired }: Product): (Id<'Variant'> | null)[] {
  const ids = variants.map(({ id }) => id)
  return isVariantRequired && ids.length > 0 ? ids : [null, ...ids]
}
