import type { BusyType } from '#desk/contract/settings.ts'
import { busyTypes } from '#desk/contract/settings.ts'
import { categoryRowsOf } from '#server/menu/edit-categories.ts'
import { productRowsOf } from '#server/menu/edit-products.ts'
import { menuPausesAt } from '#server/menu/menu-pauses.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { restaurantAt } from '#server/platform/find-restaurant.ts'
import { isPausedAt, onClock } from '#server/platform/pauses.ts'
import { timetableRowsOf } from '#server/slots/edit-timetables.ts'
import { busyAt } from '#server/venues/busy-minutes.ts'
import type { ConfigRow, VenueRow } from '#server/venues/venue-queries.ts'
import { configRowsOf, venueRowsOf } from '#server/venues/venue-queries.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { LocalDateTime } from '#src/contract/values.ts'
import { inServiceOrder } from '#src/domain/services/order-type.ts'
import type { Language } from '#src/options/languages.ts'

import type { DeskScope } from './desk-member.ts'
import { wordingOf } from './editing/wording.ts'

/** The controls of the desk: the whole restaurant, the order types of the venues and slot capacities. */
export async function controlsOf(db: Database, { restaurantId, ...scope }: DeskScope, nowMs: number) {
  const restaurant = await restaurantAt(db, restaurantId, { nowMs, isPreview: false })
  const configs = await configRowsOf(db, restaurantId)
  const times = await timetableRowsOf(db, restaurantId)
  const rows = await venueRowsOf(db, restaurantId)
  const shown = rows.filter(({ id }) => scope.venueId === null || id === scope.venueId)
  const venues = shown.map((row) => {
    const { id, name } = row
    const own = configs.filter(({ venueId }) => venueId === id)
    const configOf = (type: string) => own.find((config) => config.type === type)
    const pauseOf = (type: string) => own.flatMap((config) => (config.type === type ? pauseAt(config, row, nowMs) : []))
    return {
      id,
      name,
      services: inServiceOrder(own.map(({ type }) => type)).map((type) => ({
        type,
        isActive: configOf(type)?.isActive ?? false,
        isBlocked: pauseOf(type).length > 0,
        until: pauseOf(type)[0]?.until ?? null,
        busy: busyOf(configOf(type), row, nowMs),
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

type Asked = { readonly nowMs: number; readonly language: Language }

/** What is paused at a moment, and which ways to order are busy, at what a member sees. */
export async function pausesOf(db: Database, { restaurantId, ...scope }: DeskScope, { nowMs, language }: Asked) {
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
  const busy = shown.flatMap((venue) =>
    configs
      .filter(({ venueId, isActive }) => venueId === venue.id && isActive)
      .flatMap((config) => {
        const now = busyOf(config, venue, nowMs)
        return now && isBusyType(config.type)
          ? [{ venueId: venue.id, venue: venue.name, type: config.type, ...now }]
          : []
      }),
  )
  const whole = await restaurantAt(db, restaurantId, { nowMs, isPreview: false })
  const restaurant = pauseOfRestaurant(whole, rows)
  const dishes = await pausedDishes(db, { restaurantId, venues: shown, nowMs, language })
  return { opensSoon: whole?.opensSoon ?? false, restaurant, services, dishes, busy }
}

type Shown = Asked & { readonly restaurantId: DeskScope['restaurantId']; readonly venues: readonly VenueRow[] }

/** The dishes and categories that are paused, by their names; those that are gone since are left out. */
async function pausedDishes(db: Database, { restaurantId, venues, nowMs, language }: Shown) {
  const pauses = await menuPausesAt(db, { restaurantId, nowMs })
  if (pauses.length === 0) return []
  const { nameOf } = await wordingOf(db, restaurantId, language)
  const things = { product: await productRowsOf(db, restaurantId), category: await categoryRowsOf(db, restaurantId) }
  return venues.flatMap((venue) =>
    pauses
      .filter(({ venueId }) => venueId === venue.id)
      .flatMap(({ kind, thingId, until }) => {
        const thing = things[kind].find(({ id }) => Number(id) === thingId)
        if (!thing) return []
        const what = { kind, id: thingId, name: nameOf(thing.names), until: onClock(until, venue.timeZone) }
        return [{ venueId: venue.id, venue: venue.name, ...what }]
      }),
  )
}

/** How much longer orders of a way take; null = as ever. */
function busyOf(config: ConfigRow | undefined, { timeZone }: VenueRow, nowMs: number) {
  const minutes = config ? busyAt(config, nowMs) : 0
  return config && minutes > 0 ? { minutes, until: onClock(config.busyUntil, timeZone) } : null
}

function isBusyType(type: ServiceType): type is BusyType {
  return busyTypes.some((each) => each === type)
}

type Ends = { readonly until: LocalDateTime | null }

/** None, or the pause of a way to order with its end on the clock of the venue. */
function pauseAt({ isBlocked, blockedUntil }: ConfigRow, { timeZone }: VenueRow, nowMs: number): Ends[] {
  if (!isPausedAt({ isPaused: isBlocked, until: blockedUntil }, nowMs)) return []
  return [{ until: onClock(blockedUntil, timeZone) }]
}

/** The restaurant has no clock of its own: that of its first venue counts. */
function pauseOfRestaurant(restaurant: Restaurant | null, [first]: readonly VenueRow[]): Ends | null {
  // Before it opens it takes no orders either, and is not paused.
  if (!restaurant?.isUnderMaintenance || restaurant.opensSoon) return null
  return { until: onClock(restaurant.maintenanceUntil, first?.timeZone ?? 'UTC') }
}
