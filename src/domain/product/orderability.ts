import type { ExtraSet, Product } from '#src/contract/product.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

/** What an order is for: the menu of its slot and its type. */
export type OrderContext = { readonly menuId: Id<'Menu'>; readonly orderType: OrderType }

/** Not in the menu of the slot, or not deliverable on DELIVERY and DIL [PROD-56, CART-17, CART-18]. */
export function whyNotOrderable(
  product: Pick<Product, 'menuIds' | 'isDeliverable'>,
  { menuId, orderType }: OrderContext,
): 'not-in-menu' | 'not-deliverable' | null {
  if (!product.menuIds.includes(menuId)) return 'not-in-menu'
  return isDelivered(orderType) && !product.isDeliverable ? 'not-deliverable' : null
}

/** A product with nothing to choose is added at once; lists may not say whether there is (rulings "add button"). */
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
