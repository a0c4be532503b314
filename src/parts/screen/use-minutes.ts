import { useEffect, useState } from 'react'

import { useInstance } from '#src/instance/instance-context.tsx'

/** Renders again every minute, for what depends on the time. */
export function useMinutes(): void {
  const { clock } = useInstance()
  const [minute, setMinute] = useState(0)
  useEffect(() => clock.after(60_000, () => setMinute(minute + 1)), [clock, minute])
}
