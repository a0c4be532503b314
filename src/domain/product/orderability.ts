import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

/** Menu of the slot and type of an order. */
export type OrderContext = { readonly menuId: Id<'Menu'>; readonly orderType: OrderType }

/**
 * Why a product cannot be ordered: not in the menu of the slot, or not deliverable for DELIVERY and DIL; null when it
 * can [PROD-56, CART-17, CART-18].
 */
export function whyNotOrderable(
  product: Pick<Product, 'menuIds' | 'isDeliverable'>,
  { menuId, orderType }: OrderContext,
): 'not-in-menu' | 'not-deliverable' | null {
  if (!product.menuIds.includes(menuId)) return 'not-in-menu'
  return isDelivered(orderType) && !product.isDeliverable ? 'not-deliverable' : null
}

/**
 * Whether a product has no options, so that a tap adds it directly; `unknown` for list replies without options (rulings
 * "add button").
 */
export function canAddAtOnce(product: Product): 'yes' | 'no' | 'unknown' {
  const { sizes, variants, additions, picks } = product
  const hasChoice =
    sizes.length > 1 || variants.length > 0 || product.isCombo || hasExtras(additions) || hasExtras(picks)
  if (hasChoice) return 'no'
  return additions === undefined || picks === undefined ? 'unknown' : 'yes'
}

function hasExtras(set: ExtraSet | null | undefined): boolean {
  return (set?.ingredients.length ?? 0) > 0
}
