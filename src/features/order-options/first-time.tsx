import { useDayLabels } from '#src/parts/slots/use-day-labels.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { useDays } from '#src/parts/start/use-days.ts'
import type { WhenAsked } from '#src/parts/start/use-days.ts'

/** Earliest time for an order of the type, whatever its destination. */
export function FirstTime(asked: Omit<WhenAsked, 'place'>) {
  const { days } = useDays({ ...asked, place: nowhere })
  const label = useDayLabels()
  const [first] = days ?? []
  if (!first) return null
  const [slot] = first.slots ?? []
  return slot ? `${label.short(first.date)} ${slot.from}` : label.short(first.date)
}
