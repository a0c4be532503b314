import { useLingui } from '@lingui/react/macro'

import type { Favourite } from '#src/domain/orders/favourite.ts'
import { nextMoment } from '#src/domain/orders/favourite.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import { steadyClock } from '#src/domain/time/steady-clock.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'
import { dishesText } from '#src/features/orders/again/dishes-text.ts'
import { useInstance } from '#src/instance/instance-context.tsx'
import { favouritePath } from '#src/instance/routes/secondary-paths.ts'
import { useVenueOfOrder } from '#src/parts/order/use-venue-of-order.ts'
import { useSaveCalendarEvent } from '#src/parts/slots/use-save-calendar-event.ts'
import { timeZoneOf } from '#src/parts/venue/use-restaurant.ts'

/**
 * Returns a function that downloads a weekly calendar entry for a favourite with a day. Its link opens the favourite on
 * this page of the host (decision 85).
 */
export function useCalendarEntry(venueId: Favourite['venueId']): (favourite: Favourite) => void {
  const { t } = useLingui()
  const { clock, options, view } = useInstance()
  const venue = useVenueOfOrder({ venueId })
  const save = useSaveCalendarEvent(venue)
  return ({ orderId, type, lines, name, when }) => {
    if (!when) return
    const link = new URL(view.location.href)
    link.searchParams.set(options.routeParameter, favouritePath(orderId))
    const { href } = link
    save({
      name: `favourite-${orderId}`,
      start: nextMoment(when, steadyClock(clock.now(), timeZoneOf(venue))),
      end: null,
      isWeekly: true,
      summary: venue ? `${name}, ${venue.name}` : name,
      place: venue && !isDelivered(type) ? fullAddress(venue) : '',
      description: [dishesText(lines), t({ id: 'favourites.orderAt', message: `Order again: ${href}` })].join('\n'),
      link: href,
    })
  }
}
