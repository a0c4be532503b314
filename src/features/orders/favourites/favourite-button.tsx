import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'

import { canStore } from '#src/browser/can-store.ts'
import type { Order } from '#src/contract/placed-order.ts'
import type { Favourite } from '#src/domain/orders/favourite.ts'
import { isSameOrder } from '#src/domain/orders/favourite.ts'
import { isRefusedOrCancelled } from '#src/domain/orders/order-state.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { timeOf } from '#src/domain/time/wall-clock.ts'
import { keptLinesOf } from '#src/features/orders/again/kept-lines.ts'
import { isOrderType } from '#src/features/orders/again/use-order-again.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'
import { Button } from '#src/ui/base/button.tsx'
import { StarIcon } from '#src/ui/base/late-icons.tsx'

import { useFavouriteSheet } from './use-favourite-sheet.tsx'

/**
 * Button that keeps an order as a favourite, or names the favourite that it is. Nothing for an order that cannot be kept:
 * this device does not have its dishes, or stores nothing (decision 85).
 */
export function FavouriteButton({ order }: { readonly order: Order }) {
  const { t } = useLingui()
  const { view } = useInstance()
  const { sheet, isLoading, open } = useFavouriteSheet()
  const proposal = useProposal(order)
  if (!proposal || !canStore(view)) return null
  const { favourite, isKept } = proposal
  const { name } = favourite
  return (
    <>
      <Button
        size="small"
        start={<StarIcon size={20} />}
        isBusy={isLoading}
        onClick={() => open({ favourite, time: timeOf(order.slotStart) })}
      >
        {isKept ? (
          t({ id: 'favourites.is', message: `Favourite: ${name}` })
        ) : (
          <Trans id="favourites.keep">Keep as favourite</Trans>
        )}
      </Button>
      {sheet}
    </>
  )
}

/** The favourite that the order is, or that it would be, named after its first dish. */
function useProposal(order: Order): { readonly favourite: Favourite; readonly isKept: boolean } | null {
  const { stores } = useInstance()
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state) as FavouritesState
  const { id: orderId, venueId, orderType: type } = order
  const lines = keptLinesOf(stores, orderId)
  const [first] = lines
  if (!first || !isOrderType(type) || destinationOf(type) === 'table' || isRefusedOrCancelled(order)) return null
  const same = favourites.find((one) => one.orderId === orderId || isSameOrder(one, { venueId, type, lines }))
  const fresh: Favourite = { orderId, venueId, type, lines, name: first.item.name, when: null }
  return { favourite: same ?? fresh, isKept: same !== undefined }
}
