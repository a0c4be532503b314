import { useLingui } from '@lingui/react/macro'

import type { Favourite } from '#src/domain/orders/favourite.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFavouritesStore } from '#src/state/favourites-store.ts'

/** Removes a favourite, with an Undo that puts it back in its place. */
export function useRemoveFavourite(): (favourite: Favourite) => void {
  const { t } = useLingui()
  const { stores } = useInstance()
  return ({ orderId, name }) => {
    const putBack = stores.of(createFavouritesStore).remove(orderId)
    stores.dialogs.showToast({
      text: t({ id: 'cart.removed', message: `${name} removed` }),
      action: { label: t({ id: 'action.undo', message: 'Undo' }), onAction: putBack },
    })
  }
}
