import type { Database } from '#server/platform/db/database.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import { timetableRowsOf } from '#server/slots/edit-timetables.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'

import type { DeskScope } from './desk-member.ts'

/** The controls of the desk: the whole restaurant, the order types of the venues and slot capacities. */
export async function controlsOf(db: Database, { restaurantId, ...scope }: DeskScope) {
  const restaurant = await restaurantOf(db, restaurantId)
  const configs = await configRowsOf(db, restaurantId)
  const times = await timetableRowsOf(db, restaurantId)
  const rows = await venueRowsOf(db, restaurantId)
  const shown = rows.filter(({ id }) => scope.venueId === null || id === scope.venueId)
  const venues = shown.map(({ id, name }) => {
    const own = configs.filter(({ venueId }) => venueId === id)
    return {
      id,
      name,
      services: inServiceOrder(own.map(({ type }) => type)).map((type) => ({
        type,
        isActive: own.some((config) => config.type === type && config.isActive),
        isBlocked: own.some((config) => config.type === type && config.isBlocked),
      })),
      timetables: times
        .filter(({ venueId }) => venueId === id)
        .map(({ id: timetableId, type, from, to, capacity }) => ({
          id: timetableId,
          type,
          from,
          to,
          capacity,
        })),
    }
  })
  return { isUnderMaintenance: restaurant?.isUnderMaintenance ?? false, venues }
}
