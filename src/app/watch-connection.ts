import type { Instance } from '#src/instance/create-instance.ts'
import { isOffline } from '#src/instance/use-restaurant.ts'
import { logSilently } from '#src/integrations/log.ts'

import { startUp } from './startup.ts'

// The service may be what cannot be reached: then the browser never tells.
const retryMs = 15_000

/** Starts up again when the browser is back online, and every 15 s; what is on the screen is then asked for anew. */
export function watchConnection(instance: Instance): () => void {
  const { clock, view } = instance
  let isOver = false
  let stopTimer = plan()

  function plan() {
    return clock.after(retryMs, () => void tryAgain())
  }

  async function tryAgain() {
    stopTimer()
    await startUp(instance).catch(() => logSilently('restaurant information could not be refreshed'))
    if (!isOffline(instance)) askAgain(instance)
    else if (!isOver) stopTimer = plan()
  }

  const onOnline = () => void tryAgain()
  view.addEventListener('online', onOnline)
  return () => {
    isOver = true
    stopTimer()
    view.removeEventListener('online', onOnline)
  }
}

/** What somebody looks at and could not be had. */
function askAgain({ queryClient }: Instance): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (query.getObserversCount() > 0 && query.state.status === 'error') query.fetch().catch(() => {})
}
