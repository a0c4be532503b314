import { useEffect, useMemo } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

export type PollingOptions = {
  /** When the last answer came, good or bad, ms since 1970; 0 = none yet, then nothing is planned. */
  readonly answeredAt: number
  /** Nothing more is to be waited for. */
  readonly isOver: boolean
  /** How long to wait before each question since `state` changed; the last one stays. */
  readonly pausesMs: readonly number[]
  /** What the answers say, in short: a new one is asked about often again. */
  readonly state: string | undefined
  readonly ask: () => unknown
  /** Where the answers are looked at: in the open widget, or on the button of the closed one. */
  readonly place?: 'widget' | 'button'
}

/**
 * Asks again with growing pauses. Nothing is asked while the page is hidden or the place cannot be seen; coming back
 * asks at once.
 */
export function usePolling({ answeredAt, isOver, pausesMs, state, ask, place = 'widget' }: PollingOptions): void {
  const { clock, surface, view, options } = useInstance()
  const turns = useTurns(state, pausesMs)

  useEffect(() => {
    if (isOver || answeredAt === 0) return undefined
    const isInSight = () => (place === 'button' ? !surface.isOpen : options.mode === 'inline' || surface.isOpen)
    const canBeSeen = () => view.document.visibilityState === 'visible' && isInSight()
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
    // In the flow of the page the surface opens and closes with each sheet, the widget stays in sight.
    const stopSurface = options.mode === 'inline' ? () => {} : surface.onOpenChange(comeBack)
    view.document.addEventListener('visibilitychange', comeBack)
    return () => {
      stopTimer()
      stopSurface()
      view.document.removeEventListener('visibilitychange', comeBack)
    }
  }, [isOver, answeredAt, turns, clock, surface, view, options, ask, place])
}

/** Counts how often was asked since the state changed last. */
function useTurns(state: string | undefined, pausesMs: readonly number[]) {
  return useMemo(() => {
    let turn = 0
    return {
      take() {
        turn += 1
      },
      pauseMs: () => pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 60_000,
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new state is a new count
  }, [state, pausesMs])
}
