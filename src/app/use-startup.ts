import { useCallback, useEffect, useState } from 'react'

import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'

import { preloadScreen } from './screens.ts'
import { startUp } from './startup.ts'

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
    let stop = () => {}
    let isOver = false
    import('./after-start.ts').then(
      ({ afterStart }) => {
        if (!isOver) stop = afterStart(instance)
      },
      () => logSilently('time limit and refresh could not be fetched'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [instance, startup.phase])

  const retry = useCallback(() => {
    setStartup({ phase: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { ...startup, retry }
}
