import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'

import { orderTotal } from '#src/domain/fees/order-total.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { smallestUnit } from '#src/domain/smallest-unit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { CountedPrice } from '#src/parts/price/counted-price.tsx'
import { useCurrency } from '#src/parts/price/use-price.ts'

import { useCart } from './use-cart.ts'
import { useFees } from './use-fees.ts'

export type CartTotalProps = {
  /** Rendered for orders with savings or delivery, whose total is computed in code that is loaded later. */
  readonly saved: ReactNode
}

/** The total of the order, in every bar and button that shows it. */
export function CartTotal({ saved }: CartTotalProps) {
  const { stores } = useInstance()
  const { type, codeName, rewards } = useSnapshot(stores.draft.state)
  return codeName || rewards?.length || (type && isDelivered(type)) ? saved : <PlainTotal />
}

function PlainTotal() {
  const { stores } = useInstance()
  const { type, people } = useSnapshot(stores.draft.state)
  const { lines } = useCart()
  const { config } = useFees()
  const unit = smallestUnit(useCurrency())
  return <CountedPrice amount={orderTotal({ lines, orderType: type ?? 'takeAway', config, people, unit }).total} />
}
