import type { Cents } from '#src/contract/values.ts'
import { cents } from '#src/domain/money.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

import type { OrderAmounts, OrderTotals } from './order-total.ts'

export type FreeDeliveryProgress = { readonly threshold: Cents; readonly missing: Cents }

/** Amount still missing for free delivery; null without a threshold, or when delivery is free already. */
export function freeDeliveryProgress(
  { config, orderType }: Pick<OrderAmounts, 'config' | 'orderType'>,
  { products, delivery }: Pick<OrderTotals, 'products' | 'delivery'>,
): FreeDeliveryProgress | null {
  const threshold = config?.freeDeliveryFrom
  if (!threshold || !isDelivered(orderType) || delivery === 0) return null
  return { threshold, missing: cents(threshold - products) }
}
