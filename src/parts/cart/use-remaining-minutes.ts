import { useEffect, useReducer } from 'react'
import { useSnapshot } from 'valtio'

import { minutesLeft } from '#src/domain/time/time-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

const minuteMs = 60_000

/** Minutes left to place the order, rounded up, always the current number; null while there is no limit [CART-06]. */
export function useRemainingMinutes(): number | null {
  const { clock, stores } = useInstance()
  const { timeLimitMs } = useSnapshot(stores.draft.state)
  const [beat, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (timeLimitMs === null) return undefined
    const now = clock.now()
    const left = minutesLeft(timeLimitMs, now)
    return left === 0 ? undefined : clock.after(timeLimitMs - (left - 1) * minuteMs - now, tick)
  }, [clock, timeLimitMs, beat])
  return timeLimitMs === null ? null : minutesLeft(timeLimitMs, clock.now())
}
