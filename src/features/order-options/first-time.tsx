import { isDelivered } from '#src/domain/services/order-type.ts'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { useDayLabels } from '#src/parts/slots/use-day-labels.ts'
import { nowhere } from '#src/parts/start/nowhere.ts'
import { useDays } from '#src/parts/start/use-days.ts'
import type { WhenAsked } from '#src/parts/start/use-days.ts'

type FirstTimeProps = Omit<WhenAsked, 'place'> & Partial<Pick<WhenAsked, 'place'>>

/** Earliest time for an order of the type, by default whatever its destination; of a delivered one from when to when. */
export function FirstTime({ place = nowhere, ...asked }: FirstTimeProps) {
  const { days } = useDays({ ...asked, place })
  const label = useDayLabels()
  const [first] = days ?? []
  if (!first) return null
  const day = label.short(first.date)
  const [slot] = first.slots ?? []
  return slot ? `${day} ${slotText(slot, isDelivered(asked.type))}` : day
}
