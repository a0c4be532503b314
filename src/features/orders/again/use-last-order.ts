import { useSnapshot } from 'valtio'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { CartLine } from '#src/domain/cart/cart-line.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue, useVenueNow } from '#src/parts/venue/use-restaurant.ts'
import { createJournalStore } from '#src/state/journal-store.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'

export type LastOrder = {
  readonly orderId: Id<'Order'>
  readonly type: OrderType
  readonly lines: readonly CartLine[]
}

/**
 * The last order of this device at the chosen venue, if it can be ordered again at once; null while the cart has dishes,
 * until the day of that order is over (home and the button show its state), and for orders at a table (decision 75).
 */
export function useLastOrder(): LastOrder | null {
  const { stores } = useInstance()
  const { orders } = useSnapshot(stores.of(createPlacedLinesStore).state)
  const { entry } = useSnapshot(stores.of(createJournalStore).state)
  const { cart } = useSnapshot(stores.cart.state)
  const venue = useVenue()
  const today = dateOf(useVenueNow()())
  const last = orders.find(({ venueId }) => venueId === venue?.id)
  if (!venue || !last?.type || !last.slotStart || cart.lines.length > 0) return null
  const { orderId, type, slotStart, lines } = last
  const isUnpaid = entry?.step === 'unpaid' && entry.orderId === orderId
  if (isUnpaid || dateOf(slotStart) >= today) return null
  if (type === 'table' || !activeOrderTypes(venue).includes(type)) return null
  return { orderId, type, lines: lines as readonly CartLine[] }
}
