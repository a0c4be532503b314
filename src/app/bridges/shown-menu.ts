import { restaurantQuery } from '#src/api/restaurant-calls.ts'
import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { Restaurant } from '#src/contract/restaurant.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Venue } from '#src/contract/venue.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

export type ShownMenu = {
  readonly venue: Venue
  readonly place: MenuPlace
  /** Selects the price list. */
  readonly orderType: OrderType
}

/** The chosen venue with its menu: that of the started order, else the showcase menu; null without one. */
export function shownMenu({ api, queryClient, stores }: Instance): ShownMenu | null {
  const restaurant = queryClient.getQueryData<Restaurant>(restaurantQuery(api).queryKey)
  const venue = restaurant?.venues.find(({ id }) => id === stores.place.state.venueId)
  const draft = stores.draft.state
  const menuId = isStarted(draft) ? draft.menuId : venue?.showcaseMenuId
  if (!venue || menuId == null) return null
  const orderType = draft.type ?? draft.defaultType ?? activeOrderTypes(venue)[0] ?? 'takeAway'
  return { venue, place: { menuId, venueId: venue.id }, orderType }
}
