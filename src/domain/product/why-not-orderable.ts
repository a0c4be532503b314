import type { Product } from '#src/contract/product.ts'
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
