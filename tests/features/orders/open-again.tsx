import { act } from '@testing-library/react'

import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { clearCart } from '#src/domain/cart/change-cart.ts'
import type { OrderOptions } from '#src/state/order-draft-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { id, moment } from '#tests/support/builders.ts'
import { dinner, openOrder } from '#tests/support/open-order.tsx'
import type { OrderSetup } from '#tests/support/open-order.tsx'
// Fetched before the tests begin: on a busy machine these chunks take longer than a test waits.
import '#src/app/shell/home-below.tsx'
import '#src/app/shell/menu-top.tsx'
import '#src/features/orders/again/again-offers.tsx'

type Earlier = Pick<OrderOptions, 'venueId' | 'type' | 'slotStart'>

const yesterday: Earlier = { venueId: id(12), type: 'takeAway', slotStart: moment('2026-11-19 19:00:00') }

export type AgainSetup = OrderSetup & {
  /** How the earlier order was placed, if not for take-away yesterday. */
  readonly earlier?: Partial<Earlier>
  /** Its lines as they were then. */
  readonly asBefore?: (line: CartLine) => CartLine
  /** The next order is started already. */
  readonly isStarted?: boolean
}

export const earlierId = id<'Order'>(4711)

/** The widget on a device that has ordered `lines` before. */
export async function openAgain(route: string, setup: AgainSetup) {
  const { earlier: wished, asBefore = (line) => line, isStarted = false, ...others } = setup
  const earlier = { ...yesterday, ...wished }
  const opened = await openOrder(route, { ...others, draft: { venueId: others.draft?.venueId ?? dinner.venueId } })
  const { cart, draft, of } = opened.instance.stores
  const lines = (JSON.parse(JSON.stringify(cart.state.cart.lines)) as CartLine[]).map(asBefore)
  act(() => {
    cart.change(clearCart)
    if (!isStarted) draft.reset()
    of(createPlacedLinesStore).keep(earlierId, lines, earlier)
  })
  return {
    ...opened,
    /** Quantities and names in the cart. */
    inCart: () => cart.state.cart.lines.map(({ quantity, item }) => [quantity, item.name]),
  }
}
