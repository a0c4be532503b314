import { useDayLabels } from '#src/parts/slots/use-day-labels.ts'

import { useDays } from './use-days.ts'
import type { WhenAsked } from './use-days.ts'
import { nowhere } from './use-order-choice.ts'

/** Earliest time for an order of the type, whatever its destination. */
export function FirstTime(asked: Omit<WhenAsked, 'place'>) {
  const { days } = useDays({ ...asked, place: nowhere })
  const label = useDayLabels()
  const [first] = days ?? []
  if (!first) return null
  const [slot] = first.slots ?? []
  return slot ? `${label.short(first.date)} ${slot.from}` : label.short(first.date)
}
