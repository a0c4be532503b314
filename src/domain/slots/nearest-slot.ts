import type { TimeSlot } from '#src/contract/shift.ts'
import type { LocalTime } from '#src/contract/values.ts'

/**
 * The slot of a day that begins nearest to a time, of two equally near ones the earlier; null without slots. By the clock
 * of the venue, also on the days on which it changes: a slot is known by what the clock shows (decision 85).
 */
export function nearestSlot<S extends Pick<TimeSlot, 'from'>>(slots: readonly S[], time: LocalTime): S | null {
  const awayFrom = ({ from }: S) => Math.abs(minuteOf(from) - minuteOf(time))
  let nearest: S | null = null
  for (const slot of slots) {
    const gain = nearest ? awayFrom(nearest) - awayFrom(slot) : 1
    if (gain > 0 || (gain === 0 && nearest && slot.from < nearest.from)) nearest = slot
  }
  return nearest
}

/** Minutes since midnight. */
function minuteOf(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
