import { dateOf } from '#src/domain/time/wall-clock.ts'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { useVenueNow } from '#src/parts/venue/use-restaurant.ts'

import type { Earliest } from './use-earliest.ts'

/** "12:30", with the day before it unless it is today. */
export function useEarliestWhen({ date, slot }: Earliest, showsRange: boolean): string {
  const dayName = useDayName()
  const time = slotText(slot, showsRange)
  return date === dateOf(useVenueNow()()) ? time : `${dayName(date)} ${time}`
}
