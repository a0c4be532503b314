import { getProducts } from '#src/contract/product.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { keepSnapshot } from './keep-snapshot.ts'
import { rememberReplies } from './remember-replies.ts'

// Ms after the last list arrived; by then all lists in view have arrived.
const settledMs = 1000

/**
 * Stores what the next visit is drawn from before any reply: after lists have arrived, and when the widget closes or
 * the page is hidden. Returns a function that stops it.
 */
export function rememberVisit(instance: Instance): () => void {
  const { clock, queryClient, surface, view } = instance

  function remember() {
    rememberReplies(instance)
    keepSnapshot(instance)
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
