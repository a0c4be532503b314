import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearch } from 'wouter'

import type { Venue } from '#src/contract/venue.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { overMenu, paths } from '#src/instance/routes/paths.ts'
import { isSheet } from '#src/instance/routes/route-patterns.ts'
import { addToOrder } from '#src/parts/cart/add-to-order.ts'
import type { StartedOrder } from '#src/parts/start/use-start-order.ts'
import { useVenue } from '#src/parts/venue/use-restaurant.ts'
import { createPendingAdditionStore } from '#src/state/pending-addition-store.ts'
import { Dialog } from '#src/ui/layer/dialog.tsx'

import { Steps } from './steps.tsx'

/** The order options as a sheet over the menu; nothing when they are shown as a page. */
export function OrderSheet() {
  const venue = useVenue()
  return useSearch() === overMenu && venue ? <Sheet venue={venue} /> : null
}

/**
 * Asks how and when over the menu, then adds the dish that was tapped (decision 68). A dish that the diner gives up by
 * closing the sheet is forgotten.
 */
function Sheet({ venue }: { readonly venue: Venue }) {
  const { t } = useLingui()
  const instance = useInstance()
  const { location, stores } = instance
  const [addition] = useState(() => stores.of(createPendingAdditionStore).take())

  function close() {
    location.backTo(location.entries.findLast((entry) => !isSheet(entry))?.path ?? paths.menu)
  }

  function onStarted({ type, venueId, slot: { menuId } }: StartedOrder) {
    close()
    if (addition) addToOrder(instance, addition, { place: { menuId, venueId }, orderType: type, isStarted: true })
  }

  const ending = {
    label: addition
      ? t({ id: 'product.addToOrder', message: 'Add to order' })
      : t({ id: 'wizard.confirm', message: 'Confirm' }),
    isSheet: true,
    onStarted,
  }
  return (
    <Dialog
      title={t({ id: 'wizard.title', message: 'How and when?' })}
      closeLabel={t({ id: 'action.close', message: 'Close' })}
      onClose={close}
    >
      <div className="screen-frame order-options-screen" data-sheet="">
        <Steps venue={venue} ending={ending} />
      </div>
    </Dialog>
  )
}
