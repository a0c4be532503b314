import { useSnapshot } from 'valtio'

import { HistoryScreen } from '#src/features/orders/history-screen.tsx'
import { useInstance } from '#src/instance/instance-context.tsx'
import { createFavouritesStore } from '#src/state/favourites-store.ts'
import type { FavouritesState } from '#src/state/favourites-store.ts'

import { AgainList } from './again-list.tsx'

/** The customer's orders, below the favourites of this device, whatever their venue (decision 85). */
export function HistoryPage() {
  const { stores } = useInstance()
  const { favourites } = useSnapshot(stores.of(createFavouritesStore).state) as FavouritesState
  return <HistoryScreen favourites={favourites.length > 0 && <AgainList offers={favourites} />} />
}
