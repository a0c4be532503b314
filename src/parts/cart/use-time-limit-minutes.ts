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
  const minutes = timeLimitMs === null ? null : minutesUntilTimeLimit(timeLimitMs, clock.now())
  // Until what is drawn is true no longer, which it may be already: a page that was frozen goes on in the middle.
  useEffect(() => {
    if (timeLimitMs === null || minutes === null || minutes === 0) return undefined
    return clock.after(Math.max(0, timeLimitMs - (minutes - 1) * minuteMs - clock.now()), tick)
  }, [clock, timeLimitMs, minutes, beat])
  return minutes
}
