import { startUp } from '#src/app/startup/startup.ts'
import type { Instance } from '#src/instance/create-instance.ts'
import { logSilently } from '#src/integrations/log.ts'
import { knowsOnlyEarlierVisit } from '#src/parts/venue/use-restaurant.ts'
import { retryFailed } from '#src/query/refetch.ts'

// When the service itself is down, no browser event tells when it is back.
const retryMs = 15_000
// Screens react to a failure after the request has ended; alerts stay suppressed for this long.
const settleMs = 1000

/**
 * Retries everything on screen that could not be fetched: when the connection returns, and every 15 s without it. A
 * widget that shows only data of an earlier visit starts up again. Returns a function that stops it.
 */
export function watchConnection(instance: Instance): () => void {
  const { clock, connection, queryClient } = instance
  let stopTimer: (() => void) | null = null
  let isOver = false
  let isTrying = false

  function plan() {
    const isNeeded = !connection.isOnline || knowsOnlyEarlierVisit(instance)
    if (isOver || isTrying || stopTimer || !isNeeded) return
    stopTimer = clock.after(retryMs, () => void tryAgain())
  }

  async function tryAgain() {
    stopTimer?.()
    stopTimer = null
    if (isTrying) return
    isTrying = true
    connection.isRecovering = true
    if (knowsOnlyEarlierVisit(instance))
      await startUp(instance).catch(() => logSilently('restaurant information could not be refreshed'))
    if (!knowsOnlyEarlierVisit(instance)) await retryFailed(queryClient)
    isTrying = false
    clock.after(settleMs, () => {
      if (!isTrying) connection.isRecovering = false
    })
    plan()
  }

  function onConnection() {
    if (connection.isOnline) void tryAgain()
    else plan()
  }

  const stops = [connection.subscribe(onConnection), queryClient.getQueryCache().subscribe(plan)]
  plan()
  return () => {
    isOver = true
    stopTimer?.()
    for (const stop of stops) stop()
  }
}
