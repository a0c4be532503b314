import { refreshMs, restaurantQuery, statusQuery } from '#src/api/restaurant-calls.ts'
import { startBridges } from '#src/app/bridges/start-bridges.ts'
import { forgetOutdatedSnapshot } from '#src/app/return-visit/keep-snapshot.ts'
import { rememberVisit } from '#src/app/return-visit/remember-visit.ts'
import { isLeftWithVenue } from '#src/app/routing/guards.ts'
import { ensureActiveVenue } from '#src/app/startup/startup.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

import { completeNewLists } from './complete-new-lists.ts'
import { loadNextStep } from './load-next-step.ts'
import { loadOnTouch } from './load-on-touch.ts'
import { watchButton } from './watch-button.ts'
import { watchCartNames } from './watch-cart-names.ts'
import { watchConnection } from './watch-connection.ts'
import { watchForms } from './watch-forms.ts'
import { watchGroup } from './watch-group.ts'
import { watchKeyboard } from './watch-keyboard.ts'
import { watchPageTheme } from './watch-page-theme.ts'
import { watchPush } from './watch-push.ts'
import { watchTimeLimit } from './watch-time-limit.ts'
import { refreshUnread, watchUnread } from './watch-unread.ts'

/** Starts what runs beside the screens once the first one is settled; returns the function that stops all of it. */
export function startBackgroundWork(instance: Instance): () => void {
  const stops = [
    watchTimeLimit(instance),
    keepFresh(instance),
    watchConnection(instance),
    rememberVisit(instance),
    watchButton(instance),
    forgetOutdatedSnapshot(instance),
    watchKeyboard(instance),
    watchPageTheme(instance),
    watchUnread(instance),
    watchPush(instance),
    watchGroup(instance),
    watchCartNames(instance),
    completeNewLists(instance),
    watchForms(instance),
    loadNextStep(instance),
    loadOnTouch(instance),
    startBridges(instance),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Refreshes every 100 s while the widget can be seen, and at once when it can be seen again after longer [SHELL-07].
 */
function keepFresh(instance: Instance): () => void {
  const { clock, surface, view, options } = instance
  let askedAtMs = clock.now()
  let stopTimer = () => {}
  const canBeSeen = () => view.document.visibilityState === 'visible' && (options.mode === 'inline' || surface.isOpen)

  function plan() {
    stopTimer()
    if (!canBeSeen()) return
    stopTimer = clock.after(Math.max(0, askedAtMs + refreshMs - clock.now()), () => {
      askedAtMs = clock.now()
      void refresh(instance)
      plan()
    })
  }

  const stopSurface = surface.onOpenChange(plan)
  view.document.addEventListener('visibilitychange', plan)
  plan()
  return () => {
    stopTimer()
    stopSurface()
    view.document.removeEventListener('visibilitychange', plan)
  }
}

/**
 * Asks information, status and unread messages again; a failure is only logged, the last good data stays [SHELL-07,
 * SHELL-08].
 */
export async function refresh(instance: Instance): Promise<void> {
  const { api, queryClient } = instance
  const asked = [restaurantQuery(api), statusQuery(api)].map((query) =>
    queryClient.fetchQuery<unknown>({ ...query, staleTime: 0, retry: false }),
  )
  const unread = refreshUnread(instance)
  const outcomes = await Promise.allSettled(asked)
  if (outcomes[0]?.status === 'rejected') logSilently('restaurant information could not be refreshed')
  if (outcomes[1]?.status === 'rejected') logSilently('maintenance request failed')
  await unread
  await ensureActiveVenue(instance, isLeftWithVenue)
}
