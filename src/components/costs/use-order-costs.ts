import { useSnapshot } from 'valtio'

import type { CurrentSavings } from '#src/components/savings/use-savings.ts'
import { useSavings } from '#src/components/savings/use-savings.ts'
import type { ServiceConfig } from '#src/contract/venue.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { discountOf } from '#src/domain/discounts/savings.ts'
import type { OrderAmounts, OrderTotals } from '#src/domain/fees/order-total.ts'
import { orderTotal } from '#src/domain/fees/order-total.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

export type OrderCosts = {
  readonly lines: readonly CartLine[]
  readonly amounts: OrderAmounts & { readonly lines: readonly CartLine[] }
  /** With what the code and rewards take off; not to be shown while these are pending. */
  readonly totals: OrderTotals
  readonly config: ServiceConfig | null
  readonly current: CurrentSavings
}

/** Everything the order costs, with the fees of its type and the savings in use. */
export function useOrderCosts(config: ServiceConfig | null, options?: { readonly asksAnew: boolean }): OrderCosts {
  const { stores } = useInstance()
  const { cart } = useSnapshot(stores.cart.state)
  const { type, people } = useSnapshot(stores.draft.state)
  const current = useSavings(options)
  const lines = cart.lines as readonly CartLine[]
  const amounts = { lines, orderType: type ?? 'takeAway', config, people }
  return { lines, amounts, config, current, totals: orderTotal({ ...amounts, ...discountOf(current.savings, lines) }) }
}
