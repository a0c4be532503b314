import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { dateOf } from '#src/domain/time/wall-clock.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { lazyPart } from '#src/parts/screen/lazy.tsx'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { createPlacedLinesStore } from '#src/state/placed-lines-store.ts'
import { declareStyles } from '#src/ui/base/styles.ts'

import css from './again-place.css?inline'

declareStyles(css)

type Likely = { readonly count: number }

const AgainOffers = lazyPart<'AgainOffers', Likely>('AgainOffers', () => import('./again-offers.tsx'), {
  texts: 'order',
  Before: Room,
})

/** Room for the card of what can be ordered again, which is loaded only on a device that seems to have something. */
export function AgainPlace() {
  const count = useLikelyCount()
  return count > 0 && <AgainOffers count={count} />
}

/**
 * How much this device seems to have to order again. The rules (decision 85) come with the card: most first screens load
 * neither them nor the favourites' codec, and count what is stored as it is.
 */
function useLikelyCount(): number {
  const { storage, stores } = useInstance()
  const { orders } = useSnapshot(stores.of(createPlacedLinesStore).state)
  const { cart } = useSnapshot(stores.cart.state)
  const today = dateOf(useVenueNow()())
  const favourites = useMemo(() => {
    const stored = storage.read('favourites') as { readonly favourites?: unknown } | undefined
    return Array.isArray(stored?.favourites) ? stored.favourites.length : 0
  }, [storage])
  if (cart.lines.length > 0) return 0
  return favourites + Number(orders.some(({ slotStart }) => slotStart !== null && dateOf(slotStart) < today))
}

function Room({ count }: Likely) {
  return <div className="again-place" data-more={count > 1} data-live="" />
}
