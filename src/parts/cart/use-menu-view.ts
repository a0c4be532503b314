import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import type { MenuPlace } from '#src/contract/product-lists.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import { activeOrderTypes } from '#src/domain/services/order-type.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

export type MenuView = {
  readonly place: MenuPlace
  /** Selects the price list. */
  readonly orderType: OrderType
  /** False: the showcase menu is only looked at, adding opens the wizard first (rulings "menu before a slot"). */
  readonly isStarted: boolean
}

/** Which menu is shown and for which order type; null when there is neither a started order nor a showcase menu. */
export function useMenuView(): MenuView | null {
  const { stores } = useInstance()
  const draft = useSnapshot(stores.draft.state)
  const venue = useVenue()
  const hasStarted = isStarted(draft)
  const menuId = hasStarted ? draft.menuId : (venue?.showcaseMenuId ?? null)
  const venueId = venue?.id ?? null
  const orderType = draft.type ?? draft.defaultType ?? (venue ? activeOrderTypes(venue)[0] : null) ?? 'takeAway'
  return useMemo(
    () =>
      menuId === null || venueId === null ? null : { place: { menuId, venueId }, orderType, isStarted: hasStarted },
    [menuId, venueId, orderType, hasStarted],
  )
}
