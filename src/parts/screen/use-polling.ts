import { useEffect, useMemo } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

export type PollingOptions = {
  /** When the last reply or failure arrived, epoch ms; 0 = none yet, then nothing is scheduled. */
  readonly answeredAt: number
  /** Polling has ended: no further change is expected. */
  readonly isOver: boolean
  /** Pauses in ms before each request since `state` changed; the last one repeats. */
  readonly pausesMs: readonly number[]
  /** Key of the last reply; a change restarts with the shortest pause. */
  readonly state: string | undefined
  readonly ask: () => unknown
  /** Where the result is shown: in the open widget, or on the button of the closed one. */
  readonly place?: 'widget' | 'button'
}

/**
 * Calls `ask` again and again with growing pauses. Stops while the page is hidden or the result cannot be seen; asks
 * at once when it can be seen again.
 */
export function usePolling({ answeredAt, isOver, pausesMs, state, ask, place = 'widget' }: PollingOptions): void {
  const { clock, surface, view, options } = useInstance()
  const turns = useTurns(state, pausesMs)

  useEffect(() => {
    if (isOver || answeredAt === 0) return undefined
    const isVisible = () => (place === 'button' ? !surface.isOpen : options.mode === 'inline' || surface.isOpen)
    const canBeSeen = () => view.document.visibilityState === 'visible' && isVisible()
    let stopTimer = () => {}
    const askNow = () => {
      turns.take()
      ask()
    }
    const plan = () => {
      stopTimer()
      if (canBeSeen()) stopTimer = clock.after(turns.pauseMs(), askNow)
    }
    const comeBack = () => {
      stopTimer()
      if (canBeSeen()) askNow()
    }
    plan()
    // Inline, the surface opens and closes with each sheet while the widget stays visible, so it is not observed.
    const stopSurface = options.mode === 'inline' ? () => {} : surface.onOpenChange(comeBack)
    view.document.addEventListener('visibilitychange', comeBack)
    return () => {
      stopTimer()
      stopSurface()
      view.document.removeEventListener('visibilitychange', comeBack)
    }
  }, [isOver, answeredAt, turns, clock, surface, view, options, ask, place])
}

/** Counts the requests since the last change of state. */
function useTurns(state: string | undefined, pausesMs: readonly number[]) {
  return useMemo(() => {
    let turn = 0
    return {
      take() {
        turn += 1
      },
      pauseMs: () => pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 60_000,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new state restarts the count
  }, [state, pausesMs])
}
