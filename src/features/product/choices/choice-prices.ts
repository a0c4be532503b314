import type { ExtraIngredient, ExtraSet, Product, Size } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { isSameChoice } from '#src/domain/product/configuration.ts'
import { extraPrice, pricedAdditions } from '#src/domain/product/extras.ts'
import { shownPrice, sizePrice } from '#src/domain/product/shown-price.ts'

/** Price in cents of a size with the chosen variant, or with the cheapest while a mandatory one is open [PROD-14]. */
export function shownSizePrice(
  product: Product,
  size: Size,
  variantId: Id<'Variant'> | null,
  orderType: OrderType,
): Cents {
  const mustChoose = product.isVariantRequired && product.variants.length > 0 && variantId === null
  if (mustChoose) return shownPrice({ ...product, sizes: [size] }, orderType).price
  return sizePrice(product, size.id, orderType, variantId)
}

/** Cents that a variant adds to the price of the size without one, or with the cheapest when one is mandatory. */
export function variantSurcharge(
  product: Product,
  variantId: Id<'Variant'>,
  sizeId: Id<'Size'> | null,
  orderType: OrderType,
): Cents {
  const size = sizeId ?? product.sizes[0]?.id ?? null
  const priceWith = (id: Id<'Variant'> | null) => sizePrice(product, size, orderType, id)
  const others = product.isVariantRequired ? product.variants.map(({ id }) => priceWith(id)) : [priceWith(null)]
  return cents(priceWith(variantId) - Math.min(...others))
}

export type AdditionPrice = { readonly price: Cents; readonly isFree: boolean }

/** Price in cents of an addition in this configuration, or of choosing it next [PRICE-12]. */
export function additionPrice(
  product: Product & { additions: ExtraSet },
  configuration: Configuration,
  extra: ExtraIngredient,
  venueId: Id<'Venue'>,
): AdditionPrice {
  const choice = { id: extra.id, groupId: extra.groupId }
  const others = configuration.additions.filter((one) => !isSameChoice(one, choice))
  const isChosen = others.length < configuration.additions.length
  const additions = isChosen ? configuration.additions : [...others, choice]
  const priced = pricedAdditions(product, { ...configuration, additions }, venueId)
  const price = priced.find((one) => isSameChoice(one, choice))?.price ?? extra.price
  return { price, isFree: price === 0 && extraPrice(product.additions, extra, configuration.sizeId) > 0 }
}
