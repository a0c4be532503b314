import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { ServiceType } from '#src/contract/service-type.ts'
import type { LocalTime } from '#src/contract/values.ts'

import { id, idOrNull, ids, wallClock } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { ofVenue } from './venue-tables.ts'
import { oneOf, serviceTypes, timeOfDay } from './words.ts'

export const timetables = pgTable(
  'timetables',
  {
    restaurantId: restaurantId(),
    id: id<'Timetable'>(),
    venueId: id<'Venue'>(),
    type: text().notNull().$type<ServiceType>(),
    /** 1 = Monday. */
    weekdays: integer().array().notNull(),
    from: text().notNull().$type<LocalTime>(),
    to: text().notNull().$type<LocalTime>(),
    stepMinutes: integer().notNull(),
    /** A slot is offered until this long before its start. */
    leadMinutes: integer().notNull().default(0),
    /** Null for reservations only. */
    menuId: idOrNull<'Menu'>(),
    /** Orders one slot takes; null = no limit. */
    capacity: integer(),
    /** People one slot seats; null = no limit. */
    seats: integer(),
    /** The delivery cities of its slots; empty = all. */
    deliveryCityIds: ids<'DeliveryCity'>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    ofVenue(table),
    oneOf('timetables_type', table.type, serviceTypes),
    timeOfDay('timetables_from', table.from),
    timeOfDay('timetables_to', table.to),
  ],
)

/** How many orders a slot has taken; the row is the lock of its capacity. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    restaurantId: restaurantId(),
    timetableId: id<'Timetable'>(),
    slotStart: wallClock(),
    taken: integer().notNull(),
    seatsTaken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.timetableId, table.slotStart] }),
    index('slot_bookings_age').on(table.slotStart),
    check('slot_bookings_not_negative', sql`${table.taken} >= 0`),
  ],
)
