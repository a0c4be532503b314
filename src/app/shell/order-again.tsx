import { useSnapshot } from 'valtio'

import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { EarliestText } from '#src/features/order-options/earliest-text.tsx'
import { useStartAtOnce } from '#src/features/order-options/use-start-at-once.ts'
import { AgainCard } from '#src/features/orders/again/again-card.tsx'
import type { LastOrder } from '#src/features/orders/again/use-last-order.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useMenuView } from '#src/parts/cart/use-menu-view.ts'
import { useOrderTypeName } from '#src/parts/order/use-order-type-name.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

export type OrderAgainProps = { readonly order: LastOrder }

/** The card to order the last order again: within the started order, else at the earliest time of its type. */
export function OrderAgain({ order }: OrderAgainProps) {
  const draft = useSnapshot(useInstance().stores.draft.state)
  const venue = useVenue()
  if (!venue) return null
  if (!isStarted(draft)) return <AtOnce key={order.orderId} venue={venue} order={order} />
  const { menuId, type, people } = draft
  const place = { menuId, venueId: venue.id, type, people }
  return <AgainCard order={order} venue={venue} place={place} facts={<Type type={type} />} isKnown start={null} />
}

function AtOnce({ venue, order }: OrderAgainProps & { readonly venue: Venue }) {
  const { type } = order
  const { isKnown, earliest, people, start } = useStartAtOnce(venue, type)
  const shown = useMenuView()?.place.menuId
  const menuId = earliest?.slot.menuId ?? shown
  const place = isKnown && menuId ? { menuId, venueId: venue.id, type, people } : null
  const facts = (
    <>
      <Type type={type} />
      {earliest && (
        <>
          {' · '}
          <EarliestText earliest={earliest} showsRange={isDelivered(type)} />
        </>
      )}
    </>
  )
  return <AgainCard order={order} venue={venue} place={place} facts={facts} isKnown={isKnown} start={start} />
}

function Type({ type }: { readonly type: OrderType }) {
  return useOrderTypeName()(type)
}
