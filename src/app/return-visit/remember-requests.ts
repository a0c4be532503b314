import { listsInView } from '#src/app/startup/startup.ts'
import { getCategories, getProducts } from '#src/contract/product.ts'
import { getStatus } from '#src/contract/restaurant.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { isStarted } from '#src/state/order-draft-store.ts'

import { keepSnapshot } from './keep-snapshot.ts'
import { rememberReplies } from './remember-replies.ts'

// Ms after the last list arrived; by then all lists in view have arrived.
const settledMs = 1000

/**
 * Stores the requests for this visit's menu, so that at the next visit the loader sends them while the code is still
 * loading. Written after lists have arrived, and when the widget closes or the page is hidden. Returns a function that
 * stops it.
 */
export function rememberRequests(instance: Instance): () => void {
  const { api, clock, queryClient, stores, storage, surface, view } = instance

  function remember() {
    rememberReplies(instance)
    keepSnapshot(instance)
    if (!isStarted(stores.draft.state)) return
    const asked = queryClient.getQueryCache().findAll({ type: 'all' })
    const requestsOf = (path: string) =>
      asked
        .filter(
          ({ queryKey, state }) => queryKey[1] === path && queryKey[0] === api.language && state.data !== undefined,
        )
        .map(({ queryKey }) => queryKey[2])
    const menus = requestsOf(getCategories.path).slice(-1)
    if (menus.length === 0) return
    const lists = requestsOf(getProducts.path).slice(0, listsInView)
    storage.write('replay', [
      api.replayable(getStatus, {}),
      ...menus.map((request) => api.replayable(getCategories, request)),
      ...lists.map((request) => api.replayable(getProducts, request)),
    ])
  }

  const onHidden = () => {
    if (view.document.visibilityState === 'hidden') remember()
  }
  const stopSurface = surface.onOpenChange((isOpen) => {
    if (!isOpen) remember()
  })
  // Also by a timer: not every end of a visit fires an event.
  let stopTimer = clock.after(settledMs, remember)
  const stopLists = queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type !== 'updated' || query.queryKey[1] !== getProducts.path || query.state.data === undefined) return
    stopTimer()
    stopTimer = clock.after(settledMs, remember)
  })
  view.document.addEventListener('visibilitychange', onHidden)
  return () => {
    stopTimer()
    stopLists()
    stopSurface()
    view.document.removeEventListener('visibilitychange', onHidden)
  }
}
