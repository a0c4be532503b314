import { withDefaultAddress } from '#server/addresses/default-address.ts'
import { deliveryCitiesOf } from '#server/addresses/delivery-cities.ts'
import { servicePointServedBy } from '#server/places/service-point-queries.ts'
import type { Routes } from '#server/platform/answer.ts'
import type { Call } from '#server/platform/call.ts'
import { refused } from '#server/platform/refusal.ts'
import { serviceConfigsOf, venueRow } from '#server/venues/venue-queries.ts'
import type { RequestOf } from '#src/contract/endpoint.ts'
import { getReservationConfig } from '#src/contract/reservation.ts'
import { getDays, getSlots } from '#src/contract/shift.ts'
import { destinationOf, isDelivered } from '#src/domain/services/order-type.ts'
import { weekdayOf } from '#src/domain/time/wall-clock.ts'
import { isTiedToPoints } from '#src/domain/venues/plain-choice.ts'
import { accept } from '#src/domain/verdict.ts'

import type { SlotSearch } from './slot-queries.ts'
import { daysAhead, nextDays, offeredSlots } from './slot-queries.ts'

type Question = RequestOf<typeof getDays>

export function shiftRoutes({ answer }: Routes) {
  answer(getReservationConfig, async ({ venueId, type }, call) => {
    if (!(await venueRow(call.db, call.restaurant.id, venueId))) return refused('ENTITY_NOT_FOUND')
    const own = await serviceConfigsOf(call, venueId)
    const configs = await withDefaultAddress(own, venueId, call)
    if (type === null) return accept(configs)
    const none = { takeAway: null, delivery: null, eatIn: null, dil: null, table: null, reservation: null }
    return accept({ ...none, [type]: configs[type] })
  })

  answer(getDays, async (request, call) => {
    const venue = await venueRow(call.db, call.restaurant.id, request.venueId)
    if (!venue) return refused('ENTITY_NOT_FOUND')
    const search = await slotSearch(venue, request, call)
    const days = search ? await offeredSlots(call.db, search, nextDays(search, daysAhead)) : []
    // Delivery companies answer slots for one day at a time (contract 3.2) [WIZ-28].
    const isAskedByDay = venue.slotProvider !== null && isDelivered(request.type)
    return accept({
      days: days
        .filter(({ slots }) => slots.length > 0)
        .map(({ date, slots }) => ({
          date,
          weekday: weekdayOf(date),
          day: Number(date.slice(8)),
          month: Number(date.slice(5, 7)),
          slots: isAskedByDay ? null : slots,
        })),
    })
  })

  answer(getSlots, async (request, call) => {
    const venue = await venueRow(call.db, call.restaurant.id, request.venueId)
    if (!venue) return refused('ENTITY_NOT_FOUND')
    const search = await slotSearch(venue, request, call)
    const [day] = search ? await offeredSlots(call.db, search, [request.date]) : []
    return accept({ slots: day?.slots ?? [] })
  })
}

/**
 * The slot search of a request; null = no slots: the type is not offered or blocked, or the venue does not deliver
 * there.
 */
async function slotSearch(venue: SlotSearch['venue'], request: Question, call: Call): Promise<SlotSearch | null> {
  const { db, restaurant, nowMs } = call
  const { type, venueId, servicePointId } = request
  const config = (await serviceConfigsOf(call, venueId))[type]
  if (!config?.isActive || config.isBlocked) return null
  if (servicePointId !== null && (destinationOf(type) === 'servicePoint' || isTiedToPoints(restaurant))) {
    const point = await servicePointServedBy(db, { restaurantId: restaurant.id, venueId, id: servicePointId })
    if (!point) return null
  }
  const served = destinationOf(type) === 'address' ? await servedCities(request, call) : null
  if (served?.length === 0) return null
  return { venue, type, nowMs, deliveryCityIds: config.hasSlotsByCity ? served : null }
}

/** Of the cities asked about those the venue delivers to, the zone being one of theirs; null = none was asked about. */
async function servedCities({ venueId, deliveryCityIds, deliveryZoneId }: Question, call: Call) {
  const asked = [deliveryCityIds ?? []].flat()
  if (asked.length === 0) return null
  const cities = await deliveryCitiesOf(call, venueId)
  return cities
    .filter(({ id, isForDelivery }) => isForDelivery && asked.includes(id))
    .filter(({ zones }) => deliveryZoneId === null || zones.some(({ id }) => id === deliveryZoneId))
    .map(({ id }) => id)
}
