import { useEffect, useState } from 'react'

import { useDesk } from './desk-context.tsx'

const minuteMs = 60_000

/** The time of the desk, in ms since 1970; draws anew with every minute that begins. */
export function useMinute(): number {
  const { clock } = useDesk()
  const [nowMs, setNowMs] = useState(() => clock.now())
  useEffect(() => clock.after(minuteMs - (clock.now() % minuteMs), () => setNowMs(clock.now())), [clock, nowMs])
  return nowMs
}
