import { useSnapshot } from 'valtio'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { HomeScreen } from '#src/features/content/home-screen.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useIsSettled } from '#src/parts/screen/use-is-settled.ts'
import { createJournalStore } from '#src/state/journal-store.ts'

// Loaded only after an order was placed on this device.
const ActiveOrder = lazyPart('ActiveOrder', () => import('#src/features/content/active-order.tsx'))
// Below the fold; a placeholder reserves its space until it is loaded.
const HomeBelow = lazyPart('HomeBelow', () => import('./home-below.tsx'), {
  texts: 'order',
  Before: DetailsPlace,
})

/** Home of the venue, with the state of the order placed on this device. */
export function HomeLayout() {
  const { stores } = useInstance()
  const hasOrdered = useSnapshot(stores.of(createJournalStore).state).entry?.step === 'placed'
  const isSettled = useIsSettled()
  return (
    <HomeScreen activeOrder={hasOrdered && <ActiveOrder />} details={isSettled ? <HomeBelow /> : <DetailsPlace />} />
  )
}

function DetailsPlace() {
  return <div className="details-place" />
}
