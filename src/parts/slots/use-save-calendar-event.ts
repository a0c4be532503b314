import type { Venue } from '#src/contract/venue.ts'
import { calendarFile } from '#src/domain/time/calendar-file.ts'
import type { CalendarEvent } from '#src/domain/time/calendar-file.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { saveFile } from '#src/integrations/save-file.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

type VenueEvent = Omit<CalendarEvent, 'domain' | 'timeZone' | 'nowMs'>

/** Returns a function that downloads an event at a venue as an iCalendar file. */
export function useSaveCalendarEvent(venue: Venue | null): (event: VenueEvent) => void {
  const { clock, options, view } = useInstance()
  return (event) => {
    const domain = new URL(options.host).hostname
    const content = calendarFile({ ...event, domain, timeZone: timeZoneOf(venue), nowMs: clock.now() })
    const file = { name: `${event.name}.ics`, type: 'text/calendar;charset=utf-8', content }
    saveFile(file, { view, after: clock.after })
  }
}
