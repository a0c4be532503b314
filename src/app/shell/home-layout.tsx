import { useSnapshot } from 'valtio'

import { lazyPart } from '#src/app/routing/lazy.tsx'
import { HomeScreen } from '#src/features/content/home-screen.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createJournalStore } from '#src/state/journal-store.ts'

// Only for who has ordered: the others need not wait for it.
const ActiveOrder = lazyPart('ActiveOrder', () => import('#src/features/content/active-order.tsx'))
// Below the fold: its place is kept until it comes.
const HomeDetails = lazyPart('HomeDetails', () => import('#src/features/content/home-details.tsx'), DetailsPlace)

/** The home of the venue, with the order this device has placed. */
export function HomeLayout() {
  const { stores } = useInstance()
  const hasOrdered = useSnapshot(stores.of(createJournalStore).state).entry?.step === 'placed'
  return <HomeScreen activeOrder={hasOrdered && <ActiveOrder />} details={<HomeDetails />} />
}

function DetailsPlace() {
  return <div className="details-place" />
}
