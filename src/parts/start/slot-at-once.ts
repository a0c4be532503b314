import type { LocalDateTime } from '#src/contract/values.ts'
import { hasBegun } from '#src/domain/slots/slot-times.ts'

import type { OrderDay } from './use-days.ts'

/**
 * Slot of a table order, which is for now: the current slot, else the only one. Null when the diner has to choose
 * because the kitchen opens later.
 */
export function slotAtOnce(days: readonly OrderDay[], now: LocalDateTime) {
  const hasRunning = ({ date, slots }: OrderDay) => slots?.[0] !== undefined && hasBegun(date, slots[0], now)
  // After midnight the days may still begin with the evening before.
  const [day, ...laterDays] = days.slice(Math.max(0, days.findLastIndex(hasRunning)))
  const [slot, ...laterSlots] = day?.slots ?? []
  if (!day || !slot) return null
  const isOnlyOne = laterDays.length + laterSlots.length === 0
  return isOnlyOne || hasBegun(day.date, slot, now) ? { day, slot } : null
}
