import { subscribe } from 'valtio/vanilla'

import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { completeLists, isBriefList } from '#src/parts/menu/complete-lists.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

/**
 * Completes the product lists that a start brought without details, from the first touch on, those that a section takes later
 * too (decision 110). Never when the diner saves data: then the search and the sheet of a dish ask. Returns a function
 * that stops it.
 */
export function completeNewLists(instance: Instance): () => void {
  const { queryClient, stores, view } = instance
  if (savesData(view)) return () => {}
  const firstScreen = stores.of(createFirstScreenStore).state
  const complete = () => {
    if (firstScreen.isTouched) completeLists(instance)
  }
  complete()
  const stops = [
    subscribe(firstScreen, complete),
    queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated' && query.state.fetchStatus === 'idle' && isBriefList(query)) complete()
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
