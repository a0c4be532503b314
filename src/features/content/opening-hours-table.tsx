import { Trans } from '@lingui/react/macro'

import type { Venue } from '#src/contract/venue.ts'
import { weekdayOf } from '#src/domain/time/wall-clock.ts'
import { hoursOfWeek } from '#src/domain/venues/opening-hours.ts'
import { serviceDay } from '#src/domain/venues/service-day.ts'
import { weekdayName } from '#src/i18n/format-calendar.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { useVenueNow } from '#src/parts/venue/use-venue-now.ts'
import { Card } from '#src/ui/base/card.tsx'

/** Opening hours of seven days from Monday, with today marked; a day without hours is closed [HOME-10, HOME-11]. */
export function OpeningHoursTable({ venue }: { venue: Venue }) {
  const { i18n } = useInstance()
  const today = weekdayOf(serviceDay(venue, useVenueNow()()))
  return (
    <Card title={<Trans id="home.openingHours">Opening hours</Trans>}>
      <table className="hours">
        <tbody>
          {hoursOfWeek(venue).map(({ weekday, shifts }) => (
            <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{weekdayName(weekday, i18n.locale)}</th>
              <td className="tabular">
                {shifts.length === 0 ? (
                  <span className="closed">
                    <Trans id="home.closed">closed</Trans>
                  </span>
                ) : (
                  shifts.map(({ from, to }) => (
                    <span key={from} className="shift">
                      {from} - {to}
                    </span>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
