import { Trans } from '@lingui/react/macro'

import type { Order } from '#src/contract/placed-order.ts'
import type { Cents } from '#src/contract/values.ts'
import type { Venue } from '#src/contract/venue.ts'
import type { OrderCost } from '#src/domain/orders/order-costs.ts'
import { orderCosts } from '#src/domain/orders/order-costs.ts'
import { orderDue } from '#src/domain/orders/order-due.ts'
import { CostLine } from '#src/parts/costs/cost-line.tsx'
import { usePrice } from '#src/parts/price/use-price.ts'
import { useSavingNames } from '#src/parts/savings/use-saving-names.ts'

type TotalsProps = { readonly order: Order; readonly venue: Venue | null }

/** Fees, discounts, tip and total of an order, what was paid of it at the table, and what is left to pay [ORD-19..23]. */
export function OrderTotals({ order, venue }: TotalsProps) {
  const price = usePrice(venue)
  const due = orderDue(order)
  return (
    <dl className="totals tabular">
      {orderCosts(order).map((cost, index) => (
        <Cost key={index} cost={cost} price={price} />
      ))}
      <CostLine name={<Trans id="cart.total">Total</Trans>} kind="total">
        {price(order.total)}
      </CostLine>
      {order.paidByBills !== null && order.paidByBills > 0 && (
        <CostLine name={<Trans id="orders.paidAtTable">Paid at the table</Trans>}>{price(order.paidByBills)}</CostLine>
      )}
      {due > 0 && <CostLine name={<Trans id="table.left">Left to pay</Trans>}>{price(due)}</CostLine>}
    </dl>
  )
}

type CostProps = { readonly cost: OrderCost; readonly price: (amount: Cents) => string }

function Cost({ cost, price }: CostProps) {
  const names = useSavingNames()
  switch (cost.kind) {
    case 'fixedCost':
      return (
        <CostLine name={cost.name ?? <Trans id="cart.fixedCost">Fixed cost</Trans>} note={cost.note}>
          {price(cost.amount)}
        </CostLine>
      )
    case 'delivery':
      return (
        <CostLine name={<Trans id="cart.delivery">Delivery</Trans>}>
          {cost.amount === 0 ? <Trans id="cart.deliveryFree">Free</Trans> : price(cost.amount)}
        </CostLine>
      )
    case 'code':
      return (
        <CostLine name={cost.name} note={cost.gives && names.code(cost.gives)} kind="discount">
          {cost.amount === null ? <Trans id="savings.freeDelivery">Free delivery</Trans> : price(cost.amount)}
        </CostLine>
      )
    case 'reward':
      return (
        <CostLine name={names.reward(cost.reward)} note={cost.reward.productName} kind="discount">
          {price(cost.amount)}
        </CostLine>
      )
    case 'tip':
      return <CostLine name={<Trans id="tip.name">Tip</Trans>}>{price(cost.amount)}</CostLine>
  }
}
