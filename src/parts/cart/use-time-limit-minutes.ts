import { useEffect, useReducer } from 'react'
import { useSnapshot } from 'valtio'

import { minutesUntilTimeLimit } from '#src/domain/time/time-limit.ts'
import { useInstance } from '#src/instance/instance-context.tsx'

const minuteMs = 60_000

/** Minutes left until the time limit, rounded up and updated each minute; null while there is no limit [CART-06]. */
export function useTimeLimitMinutes(): number | null {
  const { clock, stores } = useInstance()
  const { timeLimitMs } = useSnapshot(stores.draft.state)
  const [beat, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (timeLimitMs === null) return undefined
    const now = clock.now()
    const left = minutesUntilTimeLimit(timeLimitMs, now)
    return left === 0 ? undefined : clock.after(timeLimitMs - (left - 1) * minuteMs - now, tick)
  }, [clock, timeLimitMs, beat])
  return timeLimitMs === null ? null : minutesUntilTimeLimit(timeLimitMs, clock.now())
}
