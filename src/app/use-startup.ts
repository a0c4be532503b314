import { useCallback, useEffect, useState } from 'react'

import { refreshMs } from '#src/api/restaurant.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'

import { preloadScreen } from './screens.ts'
import { refresh, startUp } from './startup.ts'
import { watchTimeLimit } from './watch-time-limit.ts'

type Startup =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly messages: readonly string[] }
  | { readonly phase: 'ready' }

/** Runs the startup of the widget, then keeps it fresh until it leaves the page. `retry` starts again [SHELL-05]. */
export function useStartup(instance: Instance): Startup & { readonly retry: () => void } {
  const [startup, setStartup] = useState<Startup>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isCurrent = true
    preloadScreen(instance.location.entry.path)
    startUp(instance).then(
      () => {
        if (!isCurrent) return
        setStartup({ phase: 'ready' })
        instance.emit('ready', { restaurantId: instance.options.restaurantId })
      },
      (error: unknown) => {
        if (!isCurrent) return
        const messages = failureMessages(instance.i18n, error)
        setStartup({ phase: 'failed', messages })
        instance.emit('error', { message: messages.join('\n') })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [instance, attempt])

  useEffect(() => {
    if (startup.phase !== 'ready') return undefined
    const stopWatching = watchTimeLimit(instance)
    const stopRefreshing = keepFresh(instance)
    return () => {
      stopWatching()
      stopRefreshing()
    }
  }, [instance, startup.phase])

  const retry = useCallback(() => {
    setStartup({ phase: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { ...startup, retry }
}

/** Refreshes every 100 s while the widget can be seen, and at once when it can be seen again after longer [SHELL-07]. */
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
