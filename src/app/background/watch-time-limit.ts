import { subscribeKey } from 'valtio/vanilla/utils'

import { timeLimitWarnings } from '#src/domain/time/time-limit.ts'
import type { Instance } from '#src/instance/create-instance.ts'

/**
 * Warns 10, 5 and 2 minutes before the time limit and opens the time-limit dialog when it passes, at once if it has
 * passed already [SHELL-51..53, CART-27..29]. Checks again when the page becomes visible, because timers stop while a
 * device sleeps. Returns the function that stops it.
 */
export function watchTimeLimit({ stores, clock, view }: Instance): () => void {
  let timers: (() => void)[] = []
  const { draft, dialogs } = stores

  function stopTimers() {
    for (const stop of timers) stop()
    timers = []
  }

  function expire() {
    dialogs.warnOfTimeLimit(null)
    dialogs.dismiss('time-limit')
    dialogs.open({ kind: 'time-limit', message: null })
  }

  function schedule() {
    stopTimers()
    const limit = draft.state.timeLimitMs
    if (limit === null) {
      dialogs.warnOfTimeLimit(null)
      return dialogs.dismiss('time-limit')
    }
    const now = clock.now()
    if (limit <= now) return expire()
    const warnings = timeLimitWarnings(limit, now).map(({ minutes, atMs }) =>
      clock.after(atMs - now, () => dialogs.warnOfTimeLimit(minutes)),
    )
    timers = [...warnings, clock.after(limit - now, expire)]
  }

  const onReturn = () => {
    const isShown = dialogs.state.queue.some((dialog) => dialog.kind === 'time-limit')
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
