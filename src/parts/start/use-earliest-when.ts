import type { Venue } from '#src/contract/venue.ts'
import { dateOf } from '#src/domain/time/wall-clock.ts'
import { slotText } from '#src/parts/slots/slot-text.ts'
import { useDayName } from '#src/parts/slots/use-day-name.ts'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'

import type { ShownEarliest } from './earliest.ts'

/** "12:30", with the day before it unless it is today. */
export function useEarliestWhen(earliest: ShownEarliest, showsRange: boolean): string {
  return useWhenText()(earliest, showsRange)
}

/** Returns a function for the same text. By default of the chosen venue. */
export function useWhenText(venue?: Venue): (earliest: ShownEarliest, showsRange: boolean) => string {
  const dayName = useDayName(venue)
  const now = useVenueNow(venue)
  return ({ date, slot }, showsRange) => {
    const time = slotText(slot, showsRange)
    return date === dateOf(now()) ? time : `${dayName(date)} ${time}`
  }
}
