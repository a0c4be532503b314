import { textIn } from '#server/platform/texts/language.ts'
import { serviceNames } from '#server/platform/texts/service-names.ts'
import { typedInMail } from '#server/platform/texts/typed-in-mail.ts'
import type { VenueRow } from '#server/venues/venue-queries.ts'
import type { OrderPlace } from '#src/domain/orders/order-place.ts'
import { orderPlace } from '#src/domain/orders/order-place.ts'
import { destinationOf } from '#src/domain/services/order-type.ts'
import { calendarFile } from '#src/domain/time/calendar-file.ts'
import { fullAddress } from '#src/domain/venues/venue-address.ts'

import type { OrderRow } from './order-queries.ts'
import { placeFieldsOf } from './read-order.ts'

/** The order as a calendar file; null for one at the table, which nobody has to come for. */
export function calendarOf(order: OrderRow, venue: VenueRow, nowMs: number): string | null {
  const { id, restaurantId, orderType, slotStart, slotEnd, language, expectedFrom, expectedTo } = order
  if (destinationOf(orderType) === 'table') return null
  return calendarFile({
    name: `order-${id}`,
    start: expectedFrom ?? slotStart,
    end: expectedFrom === null ? slotEnd : expectedTo,
    summary: `${textIn(serviceNames[orderType], { language, main: 'en' })}, ${venue.name}`,
    place: placeText(orderPlace({ orderType, ...placeFieldsOf(order) }), venue),
    description: venue.phone,
    domain: `restaurant-${restaurantId}`,
    timeZone: venue.timeZone,
    nowMs,
  })
}

function placeText(place: OrderPlace, venue: VenueRow): string {
  switch (place.kind) {
    case 'venue':
      return fullAddress(venue)
    case 'address':
      return typedInMail(place.address)
    case 'point':
      return typedInMail([place.name, place.deliveryPoint].filter(Boolean).join(', '))
  }
}
