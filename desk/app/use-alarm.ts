import { useEffect } from 'react'

import type { Waiting } from '#desk/alarm/create-alarm.ts'
import { useDesk } from '#desk/parts/desk-context.tsx'

/** Rings for what waits, in the moment in which it is on the screen, and counts it on the icon of the installed desk. */
export function useAlarm(waiting: Waiting): void {
  const { alarm, showBadge } = useDesk()
  useEffect(() => {
    alarm.update(waiting)
    showBadge(waiting.orders.size + waiting.calls.size + waiting.reservations.size + waiting.messages.size)
  }, [alarm, showBadge, waiting])
  useEffect(() => () => alarm.stop(), [alarm])
}
