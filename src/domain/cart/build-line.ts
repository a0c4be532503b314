import type { OrderItem, OrderLine } from '#src/contract/order.ts'
import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { basePrice } from '#src/domain/product/base-price.ts'
import { pricedComboPicks } from '#src/domain/product/combo.ts'
import type { Configuration } from '#src/domain/product/configuration.ts'
import { groupRuleFor, pricedAdditions, pricedPicks } from '#src/domain/product/extras.ts'
import { sizePrice, standardPrice } from '#src/domain/product/shown-price.ts'
import { unitPrice } from '#src/domain/product/unit-price.ts'
import { typedText } from '#src/domain/typed-text.ts'

import type { CartLine } from './cart-line.ts'

export type LineChoice = {
  readonly product: Product
  /** The category from which the product was opened. */
  readonly categoryId: Id<'Category'>
  readonly configuration: Configuration
  readonly quantity: number
  readonly orderType: OrderType
  readonly venueId: Id<'Venue'>
  readonly lineId: number
}

/** Builds a priced cart line from a product and its configuration [CART-09]. */
export function buildLine({ product, categoryId, configuration, quantity, lineId, ...place }: LineChoice): CartLine {
  const { orderType, venueId } = place
  const { menuIds, isDeliverable, suggestedProductIds, typeId, photoCode, isAlcoholic } = product
  return {
    lineId,
    quantity,
    unitPrice: unitPrice(product, configuration, place),
    item: {
      productId: product.id,
      categoryId,
      name: product.name,
      price: basePrice(product, configuration, orderType),
      ...sizeAndVariant(product, configuration, orderType),
      additions: pricedAdditions(product, configuration, venueId),
      picks: pricedPicks(product, configuration, venueId),
      comboPicks: pricedComboPicks(product, configuration),
      note: typedText(configuration.note) || null,
      isDiscountable: product.isDiscountable,
    },
    menuIds,
    isDeliverable,
    suggestedProductIds,
    typeId,
    photoCode,
    isAlcoholic,
    standardPrice: standardPrice(product, orderType),
    orderedGroupIds: [product.additions, product.picks].flatMap((set) => groupsWithFreePlaces(set, configuration)),
    member: null,
  }
}

function sizeAndVariant(
  product: Product,
  { sizeId, variantId }: Configuration,
  orderType: OrderType,
): Pick<OrderItem, 'size' | 'standardSize' | 'variant'> {
  const standard = product.sizes[0]
  const size = product.sizes.find(({ id }) => id === sizeId)
  const variant = product.variants.find(({ id }) => id === variantId)
  return {
    size: size ? { id: size.id, name: size.name, price: sizePrice(product, size.id, orderType) } : null,
    standardSize: standard ? { id: standard.id, name: standard.name, price: standardPrice(product, orderType) } : null,
    variant: variant ? { id: variant.id, name: variant.label || variant.name, price: variant.price } : null,
  }
}

function groupsWithFreePlaces(set: ExtraSet | null | undefined, { sizeId }: Configuration): Id<'ExtraGroup'>[] {
  if (!set) return []
  const groupIds = new Set(set.groupRules.map(({ groupId }) => groupId))
  return [...groupIds].filter((id) => (groupRuleFor(set, id, sizeId)?.free ?? 0) > 0)
}

/** The configuration of a line, to edit it or price it again [PROD-02]. */
export function configurationOf({ item }: Pick<OrderLine, 'item'>): Configuration {
  return {
    sizeId: item.size?.id ?? null,
    variantId: item.variant?.id ?? null,
    additions: item.additions.map(({ id, groupId }) => ({ id, groupId })),
    picks: item.picks.map(({ id, groupId }) => ({ id, groupId })),
    comboPicks: item.comboPicks,
    note: item.note ?? '',
  }
}
