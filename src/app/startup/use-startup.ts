import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useSnapshot } from 'valtio'

import { isRefused } from '#src/api/api-error.ts'
import { preloadScreen } from '#src/app/routing/screens.ts'
import { startWhenLoaded } from '#src/app/start-when-loaded.ts'
import { failureMessages } from '#src/i18n/failure-text.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { createFirstScreenStore } from '#src/state/first-screen-store.ts'

import { settleFirstScreen } from './settle-first-screen.ts'
import { loadFirstMenu, startUp } from './startup.ts'
import { tellPage } from './tell-page.ts'

type Startup =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly messages: readonly string[] }
  | { readonly phase: 'ready' }

/** Runs the startup, then, once the first screen is settled, the background work until unmount. `retry` runs the startup again [SHELL-05]. */
export function useStartup(instance: Instance): Startup & { readonly retry: () => void } {
  const [startup, setStartup] = useState<Startup>({ phase: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // Before the splash screen is painted: code and reply are usually there, and an effect would wait for that frame.
  useLayoutEffect(() => {
    let isCurrent = true
    let isReady = false
    let stopTelling = () => {}
    const onReady = () => {
      if (!isCurrent || isReady) return
      isReady = true
      setStartup({ phase: 'ready' })
      // Before the page hears that it may call: what a call changes is told as well.
      stopTelling = tellPage(instance)
      instance.emit('ready', { restaurantId: instance.options.restaurantId })
      void settleFirstScreen(instance, Promise.all([code, loadFirstMenu(instance)]))
    }
    const code = preloadScreen(instance.location.entry.path)
    const begin = () => startUp(instance, { code, onDrawable: onReady })
    const recalled = recallEarlierVisit(instance)
    const started = recalled ? recalled.then(begin) : begin()
    started.then(onReady, (error: unknown) => {
      if (!isCurrent) return
      // The service refused: stored data must not be drawn at the next visit.
      if (isRefused(error)) for (const name of ['replies', 'snapshot'] as const) instance.storage.remove(name)
      const messages = failureMessages(instance.i18n, error)
      setStartup({ phase: 'failed', messages })
      instance.emit('error', { message: messages.join('\n') })
    })
    return () => {
      isCurrent = false
      stopTelling()
    }
  }, [instance, attempt])

  const { isSettled } = useSnapshot(instance.stores.of(createFirstScreenStore).state)
  useEffect(() => {
    if (!isSettled) return undefined
    return startWhenLoaded(async () => {
      const { startBackgroundWork } = await import('#src/app/background/start-background-work.ts')
      return () => startBackgroundWork(instance)
    }, 'time limit and refresh could not be fetched')
  }, [instance, isSettled])

  const retry = useCallback(() => {
    setStartup({ phase: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  // A startup that failed is retried when the connection returns.
  useEffect(() => {
    if (startup.phase !== 'failed') return undefined
    const { connection } = instance
    return connection.subscribe(() => connection.isOnline && retry())
  }, [instance, retry, startup.phase])

  return { ...startup, retry }
}

/**
 * Puts the stored replies of an earlier visit into the cache; null without any. The loader asks for the code of it together
 * with the widget's. Without that code the visit is like a first one.
 */
function recallEarlierVisit(instance: Instance): Promise<void> | null {
  const stored = instance.storage.read('replies')
  if (stored === undefined) return null
  return import('#src/app/return-visit/recall-replies.ts').then(
    ({ recallReplies }) => recallReplies(instance, stored),
    () => logSilently('the earlier visit could not be recalled'),
  )
}
