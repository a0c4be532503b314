import { subscribeKey } from 'valtio/vanilla/utils'

import { pendingWarnings } from '#src/domain/time/time-limit.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Warns 10, 5 and 2 minutes before the time limit and opens the cart-expired dialog at the limit, at once when it has
 * passed already [SHELL-51..53, CART-27..29]. Looks again when the page comes back, for a device that slept. The answer
 * stops it.
 */
export function watchTimeLimit({ stores, clock, view }: Instance): () => void {
  let timers: (() => void)[] = []
  const { draft, dialogs } = stores

  function stopTimers() {
    for (const stop of timers) stop()
    timers = []
  }

  function expire() {
    dialogs.warnAboutTime(null)
    dialogs.dismiss('cart-expired')
    dialogs.open({ kind: 'cart-expired', message: null })
  }

  function schedule() {
    stopTimers()
    const limit = draft.state.timeLimitMs
    if (limit === null) {
      dialogs.warnAboutTime(null)
      return dialogs.dismiss('cart-expired')
    }
    const now = clock.now()
    if (limit <= now) return expire()
    const warnings = pendingWarnings(limit, now).map(({ minutes, atMs }) =>
      clock.after(atMs - now, () => dialogs.warnAboutTime(minutes)),
    )
    timers = [...warnings, clock.after(limit - now, expire)]
  }

  const onReturn = () => {
    const isShown = dialogs.state.queue.some((dialog) => dialog.kind === 'cart-expired')
    if (view.document.visibilityState === 'visible' && !isShown) schedule()
  }
  const unsubscribe = subscribeKey(draft.state, 'timeLimitMs', schedule)
  view.document.addEventListener('visibilitychange', onReturn)
  schedule()
  return () => {
    stopTimers()
    unsubscribe()
    view.document.removeEventListener('visibilitychange', onReturn)
  }
}
