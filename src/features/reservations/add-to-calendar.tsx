import { Trans, useLingui } from '@lingui/react/macro'

import type { Reservation } from '#src/contract/reservation.ts'
import type { Venue } from '#src/contract/venue.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { useSaveCalendarEvent } from '#src/parts/slots/use-save-calendar-event.ts'
import { Button } from '#src/ui/base/button.tsx'
import { CalendarIcon } from '#src/ui/base/more-icons.tsx'

type AddToCalendarProps = {
  readonly reservation: Pick<Reservation, 'id' | 'startsAt' | 'people'>
  readonly venue: Venue
}

/** Button that saves the reservation as a calendar file. */
export function AddToCalendar({ reservation: { id, startsAt }, venue }: AddToCalendarProps) {
  const { t } = useLingui()
  const save = useSaveCalendarEvent(venue)
  function add() {
    const { name } = venue
    save({
      name: `reservation-${id}`,
      start: startsAt,
      end: null,
      summary: t({ id: 'reservations.calendar', message: `Table at ${name}` }),
      place: fullAddress(venue),
      description: [t({ id: 'reservations.title', message: `Reservation #${id}` }), venue.phone].join('\n'),
    })
  }
  return (
    <Button size="small" start={<CalendarIcon size={20} />} onClick={add}>
      <Trans id="orders.calendar">Add to calendar</Trans>
    </Button>
  )
}
