import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { restaurantAt } from '#server/platform/find-restaurant.ts'
import { isPausedAt } from '#server/platform/pauses.ts'
import { timetableRowsOf } from '#server/slots/edit-timetables.ts'
import type { ConfigRow, VenueRow } from '#server/venues/venue-queries.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'
import { wallClock } from '#src/domain/time/wall-clock.ts'

import type { DeskScope } from './desk-member.ts'

/** The controls of the desk: the whole restaurant, the order types of the venues and slot capacities. */
export async function controlsOf(db: Database, { restaurantId, ...scope }: DeskScope, nowMs: number) {
  const restaurant = await restaurantAt(db, restaurantId, nowMs)
  const configs = await configRowsOf(db, restaurantId)
  const times = await timetableRowsOf(db, restaurantId)
  const rows = await venueRowsOf(db, restaurantId)
  const shown = rows.filter(({ id }) => scope.venueId === null || id === scope.venueId)
  const venues = shown.map((row) => {
    const { id, name } = row
    const own = configs.filter(({ venueId }) => venueId === id)
    const pauseOf = (type: string) => own.flatMap((config) => (config.type === type ? pauseAt(config, row, nowMs) : []))
    return {
      id,
      name,
      services: inServiceOrder(own.map(({ type }) => type)).map((type) => ({
        type,
        isActive: own.some((config) => config.type === type && config.isActive),
        isBlocked: pauseOf(type).length > 0,
        until: pauseOf(type)[0]?.until ?? null,
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
  const whole = pauseOfRestaurant(restaurant, rows)
  return { isUnderMaintenance: whole !== null, until: whole?.until ?? null, venues }
}

/** What is paused at a moment, at what a member sees. */
export async function pausesOf(db: Database, { restaurantId, ...scope }: DeskScope, nowMs: number) {
  const rows = await venueRowsOf(db, restaurantId)
  const configs = await configRowsOf(db, restaurantId)
  const shown = rows.filter(({ id }) => scope.venueId === null || id === scope.venueId)
  const services = shown.flatMap((venue) => {
    const own = configs.filter(({ venueId, isActive }) => venueId === venue.id && isActive)
    return inServiceOrder(own.map(({ type }) => type)).flatMap((type) =>
      own
        .filter((config) => config.type === type)
        .flatMap((config) => {
          const isForMissed = config.blockedFor === 'missed'
          return pauseAt(config, venue, nowMs).map((pause) => ({ ...pause, isForMissed }))
        })
        .map((pause) => ({ venueId: venue.id, venue: venue.name, type, ...pause })),
    )
  })
  return { restaurant: pauseOfRestaurant(await restaurantAt(db, restaurantId, nowMs), rows), services }
}

type Ends = { readonly until: LocalDateTime | null }

/** None, or the pause of a way to order with its end on the clock of the venue. */
function pauseAt({ isBlocked, blockedUntil }: ConfigRow, { timeZone }: VenueRow, nowMs: number): Ends[] {
  if (!isPausedAt({ isPaused: isBlocked, until: blockedUntil }, nowMs)) return []
  return [{ until: onClock(blockedUntil, timeZone) }]
}

/** The restaurant has no clock of its own: that of its first venue counts. */
function pauseOfRestaurant(restaurant: Restaurant | null, [first]: readonly VenueRow[]): Ends | null {
  if (!restaurant?.isUnderMaintenance) return null
  return { until: onClock(restaurant.maintenanceUntil, first?.timeZone ?? 'UTC') }
}

function onClock(instant: Date | null, timeZone: string): LocalDateTime | null {
  return instant && wallClock(instant.getTime(), timeZone)
}
