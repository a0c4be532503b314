import { useSnapshot } from 'valtio'

import type { ServiceConfig } from '#src/contract/venue.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { discountOf } from '#src/domain/discounts/savings.ts'
import type { OrderAmounts, OrderTotals } from '#src/domain/fees/order-total.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useCurrency } from '#src/parts/price/use-price.ts'
import type { CurrentSavings } from '#src/parts/savings/use-savings.ts'
import { useSavings } from '#src/parts/savings/use-savings.ts'
import { useFailureAlert } from '#src/parts/screen/use-failure-alert.ts'

import type { DeliveryCharges } from './use-delivery-charges.ts'
import { useDeliveryCharges } from './use-delivery-charges.ts'

export type OrderCosts = {
  readonly lines: readonly CartLine[]
  readonly amounts: OrderAmounts & { readonly lines: readonly CartLine[] }
  /** Totals in cents including discounts; do not show them while `isPending`. */
  readonly totals: OrderTotals
  readonly config: ServiceConfig | null
  readonly current: CurrentSavings
  /** Delivery fee and minimum. */
  readonly charges: DeliveryCharges
  /** Discounts or delivery charges are loading. */
  readonly isPending: boolean
}

export type OrderCostsOptions = {
  readonly refetchesOnMount?: boolean
  /** The saved address of a DELIVERY order, once chosen at the checkout. */
  readonly address?: Parameters<typeof useDeliveryCharges>[0]
}

/** All costs of the order: products, fees of its type, discounts in use. */
export function useOrderCosts(config: ServiceConfig | null, options: OrderCostsOptions = {}): OrderCosts {
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const { type, people } = useSnapshot(stores.draft.state)
  const current = useSavings({ refetchesOnMount: options.refetchesOnMount ?? false })
  const charges = useDeliveryCharges(options.address)
  useFailureAlert(charges.error)
  const lines = cart.lines as readonly CartLine[]
  const unit = smallestUnit(useCurrency())
  const amounts = { lines, orderType: type ?? 'takeAway', config, people, deliveryFee: charges.fee, unit }
  const totals = orderTotal({ ...amounts, ...discountOf(current.savings, lines) })
  return { lines, amounts, config, current, charges, totals, isPending: current.isPending || charges.isPending }
}
