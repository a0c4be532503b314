import { useEffect, useState } from 'react'

import { useDesk } from './desk-context.tsx'

const minuteMs = 60_000

/** The time of the desk, in ms since 1970; draws anew with every minute that begins. */
export function useMinute(): number {
  const { clock } = useDesk()
  const [nowMs, setNowMs] = useState(() => clock.now())
  useEffect(() => {
    // The end of the minute that is drawn; it may have passed already.
    const endMs = nowMs - (nowMs % minuteMs) + minuteMs
    return clock.after(Math.max(0, endMs - clock.now()), () => setNowMs(clock.now()))
  }, [clock, nowMs])
  return nowMs
}
