import { Trans } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import { negated, zero } from '#src/domain/money.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { CostLine } from '#src/parts/costs/cost-line.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useSavingNames } from '#src/parts/savings/use-saving-names.ts'

type TotalsProps = { readonly order: Order; readonly venue: Venue | null }

/** Fees, discounts, tip and total of an order, and what was paid of it at the table [ORD-19..23]. */
export function OrderTotals({ order, venue }: TotalsProps) {
  const price = usePrice(venue)
  const { fixedCostAmount, deliveryFee } = order
  const isFree = order.isDeliveryFreedByCode || deliveryFee === 0
  return (
    <dl className="totals tabular">
      {fixedCostAmount !== null && fixedCostAmount > 0 && (
        <CostLine
          name={order.fixedCostName ?? <Trans id="cart.fixedCost">Fixed cost</Trans>}
          note={order.fixedCostDescription}
        >
          {price(fixedCostAmount)}
        </CostLine>
      )}
      {isDelivered(order.orderType) && (deliveryFee !== null || isFree) && (
        <CostLine name={<Trans id="cart.delivery">Delivery</Trans>}>
          {isFree ? <Trans id="cart.deliveryFree">Free</Trans> : price(deliveryFee ?? zero)}
        </CostLine>
      )}
      <Discounts order={order} venue={venue} />
      {order.tip !== null && order.tip > 0 && (
        <CostLine name={<Trans id="tip.name">Tip</Trans>}>{price(order.tip)}</CostLine>
      )}
      <CostLine name={<Trans id="cart.total">Total</Trans>} kind="total">
        {price(order.total)}
      </CostLine>
      <PaidAtTable order={order} venue={venue} />
    </dl>
  )
}

/** Discounts of an order; a code for free delivery has no amount (rulings "free-delivery code"). */
function Discounts({ order, venue }: TotalsProps) {
  const price = usePrice(venue)
  const names = useSavingNames()
  const { discountCodeKind: kind, discountCodeValue: value, isDeliveryFreedByCode: freesDelivery } = order
  const minus = (amount: Cents | null) => price(negated(amount ?? zero))
  return (
    <>
      {order.discountCodeId !== null && (
        <CostLine
          name={order.discountCodeName}
          note={kind && names.code({ kind, value: value ?? 0, freesDelivery })}
          kind="discount"
        >
          {freesDelivery && !value ? <Trans id="savings.freeDelivery">Free delivery</Trans> : minus(order.codeDiscount)}
        </CostLine>
      )}
      {order.rewards.map((reward) => (
        <CostLine key={reward.id} name={names.reward(reward)} note={reward.productName} kind="discount">
          {minus(reward.discount)}
        </CostLine>
      ))}
    </>
  )
}

/** What bills have paid of an order (decision 84). */
function PaidAtTable({ order: { paidByBills }, venue }: TotalsProps) {
  const price = usePrice(venue)
  if (paidByBills === null || paidByBills === 0) return null
  return <CostLine name={<Trans id="orders.paidAtTable">Paid at the table</Trans>}>{price(paidByBills)}</CostLine>
}
