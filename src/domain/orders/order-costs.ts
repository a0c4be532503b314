import type { DiscountCode } from '#src/contract/discount-code.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import { negated, zero } from '#src/domain/money.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'

type Code = Pick<DiscountCode, 'kind' | 'value' | 'freesDelivery'>

/** What stands between the rows of an order and its total; discounts are negative. */
export type OrderCost =
  | {
      readonly kind: 'fixedCost'
      readonly name: string | null
      readonly note: string | null
      readonly amount: Cents
    }
  | { readonly kind: 'delivery'; /** 0 = free. */ readonly amount: Cents }
  | {
      readonly kind: 'code'
      readonly name: string | null
      readonly gives: Code | null
      /** Null: it frees the delivery alone (rulings "free-delivery code"). */
      readonly amount: Cents | null
    }
  | { readonly kind: 'reward'; readonly reward: Order['rewards'][number]; readonly amount: Cents }
  | { readonly kind: 'tip'; readonly amount: Cents }

/** Fees, discounts and tip of an order, in display order [ORD-19..22]. */
export function orderCosts(order: Order): OrderCost[] {
  return [...fees(order), ...discounts(order), ...(order.tip ? [{ kind: 'tip', amount: order.tip } as const] : [])]
}

function fees(order: Order): OrderCost[] {
  const { fixedCostAmount, fixedCostName: name, fixedCostDescription: note, deliveryFee, orderType } = order
  const isFree = order.isDeliveryFreedByCode || deliveryFee === 0
  return [
    ...(fixedCostAmount ? [{ kind: 'fixedCost', name, note, amount: fixedCostAmount } as const] : []),
    ...(isDelivered(orderType) && (deliveryFee !== null || isFree)
      ? [{ kind: 'delivery', amount: isFree ? zero : (deliveryFee ?? zero) } as const]
      : []),
  ]
}

function discounts(order: Order): OrderCost[] {
  const { discountCodeId, discountCodeName: name, discountCodeKind: kind, discountCodeValue: value } = order
  const freesDelivery = order.isDeliveryFreedByCode
  const rewards = order.rewards.map((reward): OrderCost => ({
    kind: 'reward',
    reward,
    amount: negated(reward.discount),
  }))
  if (discountCodeId === null) return rewards
  const gives = kind && { kind, value: value ?? 0, freesDelivery }
  const amount = freesDelivery && !value ? null : negated(order.codeDiscount ?? zero)
  return [{ kind: 'code', name, gives, amount }, ...rewards]
}
