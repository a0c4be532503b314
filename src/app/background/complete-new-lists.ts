import { savesData } from '#src/browser/saves-data.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { completeLists, isBriefList } from '#src/parts/menu/complete-lists.ts'

import { whenTouched } from './when-touched.ts'

/**
 * Completes the product lists that a start brought without details, those that a section takes later too (decision 107),
 * from the first touch on. Never when the diner saves data: then the search and the sheet of a dish ask. Returns a function
 * that stops it.
 */
export function completeNewLists(instance: Instance): () => void {
  const { queryClient, view } = instance
  if (savesData(view)) return () => {}
  return whenTouched(instance, () => {
    completeLists(instance)
    return queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated' && query.state.fetchStatus === 'idle' && isBriefList(query)) completeLists(instance)
    })
  })
}
