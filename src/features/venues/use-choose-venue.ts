import { useLingui } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { paths } from '#src/instance/paths.ts'

/** Chooses a venue: an inactive one only says why, a filled cart is asked about first [VENUE-05..10, CART-19]. */
export function useChooseVenue(): (venue: Venue) => Promise<void> {
  const { stores, location } = useInstance()
  const { t } = useLingui()

  function mayEmptyCart(): Promise<boolean> {
    return stores.dialogs.confirm({
      title: t({ id: 'venues.emptyCart.title', message: 'Change venue?' }),
      text: t({ id: 'venues.emptyCart.text', message: 'The cart will be emptied.' }),
      confirmLabel: t({ id: 'venues.emptyCart.confirm', message: 'Empty and change' }),
    })
  }

  return async ({ id, license }) => {
    const { place, draft, cart, dialogs } = stores
    if (!license.isActive) {
      const title = t({ id: 'dialog.attention', message: 'ATTENTION' })
      return dialogs.open({ kind: 'errors', title, messages: [license.text] })
    }
    // When the venue was lost in a refresh the order still belongs to it.
    const isOther = (place.state.venueId ?? draft.state.venueId) !== id
    if (isOther && cart.state.cart.lines.length > 0) {
      if (!(await mayEmptyCart())) return
      cart.clear()
    }
    if (isOther) draft.reset()
    place.choose(id)
    location.backTo(paths.home)
  }
}
