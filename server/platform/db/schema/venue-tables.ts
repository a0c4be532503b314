import {
  date,
  doublePrecision,
  foreignKey,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { StoredCallReason, StoredDeposit } from '#server/platform/db/stored-json.ts'
import type { Texts } from '#server/platform/texts/language.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { LocalDate, LocalTime } from '#src/contract/values.ts'
import type { FixedCostKind } from '#src/contract/venue.ts'
import type { StayRule } from '#src/domain/slots/length-of-stay.ts'

import { flag, id, idOrNull, instantOrNull, list, moneyOrNull, texts, textsOrNull, words } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import {
  blockReasons,
  currencyCode,
  fixedCostKind,
  oneOf,
  serviceTypes,
  slotProviders,
  timeOfDay,
  zoneModes,
} from './words.ts'

export const venues = pgTable(
  'venues',
  {
    restaurantId: restaurantId(),
    id: id<'Venue'>(),
    position: integer().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    postcode: text().notNull(),
    town: text().notNull(),
    province: text().notNull(),
    country: text().notNull().default('IT'),
    phone: text().notNull(),
    email: text().notNull(),
    companyName: text(),
    vatNumber: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    currencyCode: text().notNull().default('EUR'),
    timeZone: text().notNull().default('Europe/Rome'),
    photos: words(),
    descriptions: texts(),
    isLicensed: flag(true),
    isDead: flag(),
    licenseTexts: jsonb().notNull().default({}).$type<Texts>(),
    showcaseMenuId: idOrNull<'Menu'>(),
    requiresInvoice: flag(),
    hasMessaging: flag(true),
    /** A page of the venue's own where tables are booked; null = in the widget. */
    externalReservationUrl: text(),
    /** Delivery company that determines the delivery slots; null = the venue's timetables. */
    slotProvider: text().$type<(typeof slotProviders)[number]>(),
    /** Instructions at the table while a cash order waits. */
    tableInstructions: textsOrNull(),
    /** Minutes of open time after which it is reminded of what waits; 0 = at once. */
    remindAfterMinutes: integer().array().notNull().default([0, 2, 5, 10]),
    /** Minutes of open time after which what waits is refused; null = when its slot begins. */
    refuseAfterMinutes: integer().default(20),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    currencyCode('venues_currency', table.currencyCode),
    oneOf('venues_slot_provider', table.slotProvider, slotProviders),
  ],
)

type OfVenue = { restaurantId: AnyPgColumn; venueId: AnyPgColumn }
/** The reference of a row to its venue. */
export const ofVenue = (table: OfVenue) =>
  foreignKey({
    columns: [table.restaurantId, table.venueId],
    foreignColumns: [venues.restaurantId, venues.id],
  }).onDelete('cascade')

export const openingHours = pgTable(
  'opening_hours',
  {
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    weekday: integer().notNull(),
    shift: text().notNull(),
    from: text().notNull().$type<LocalTime>(),
    to: text().notNull().$type<LocalTime>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.venueId, table.weekday, table.shift] }),
    ofVenue(table),
    timeOfDay('opening_hours_from', table.from),
    timeOfDay('opening_hours_to', table.to),
  ],
)

export const closures = pgTable(
  'closures',
  {
    restaurantId: restaurantId(),
    id: integer().notNull(),
    venueId: id<'Venue'>(),
    from: date({ mode: 'string' }).notNull().$type<LocalDate>(),
    to: date({ mode: 'string' }).notNull().$type<LocalDate>(),
    messages: texts(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), ofVenue(table)],
)

export const serviceConfigs = pgTable(
  'service_configs',
  {
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    type: text().notNull().$type<ServiceType>(),
    isActive: flag(true),
    isBlocked: flag(),
    /** When the pause is over; null = until it is switched on. Read by `isPausedAt`. */
    blockedUntil: instantOrNull(),
    /** Why the service paused it by itself; null = staff did, or it is not paused. */
    blockedFor: text().$type<(typeof blockReasons)[number]>(),
    /** Orders: minutes that the venue needs more than its slots say, while it is busy; 0 = none. Read by `busyMinutesAt`. */
    busyMinutes: integer().notNull().default(0),
    /** When it is busy no more; null = until somebody says so. */
    busyUntil: instantOrNull(),
    maxPeople: integer(),
    allowsAsSoonAsPossible: flag(),
    zoneMode: text().$type<ZoneMode>(),
    hasSlotsByCity: flag(),
    freeDeliveryFrom: moneyOrNull(),
    /** Currency units, or percent. */
    fixedCost: numeric({ precision: 10, scale: 2, mode: 'number' }),
    fixedCostKind: text().$type<FixedCostKind>(),
    fixedCostNames: textsOrNull(),
    fixedCostDescriptions: textsOrNull(),
    fixedCostFreeFrom: moneyOrNull(),
    /** Orders and reservations: confirmed without staff. */
    confirmsAtOnce: flag(),
    /** Reservations: how long a party stays, by its size, ascending; empty = a table counts for its slot alone. */
    stays: list<StayRule>(),
    /** Eat in: its guests take the seats of the reservations. */
    sharesSeats: flag(),
    /** Reservations: deposits to choose from; empty = no deposits. */
    deposits: list<StoredDeposit>(),
    /** Reservations: none without a deposit; passed over where there are none to choose from. */
    depositRequired: flag(),
    /** Tables: reasons for calling the staff; empty = no calls. */
    callReasons: list<StoredCallReason>(),
    /** Orders: the percentages offered as a tip; empty = no tips. */
    tipPercents: list<number>(),
    /** The most that a tip may come to; null = no such limit. */
    tipMaximum: moneyOrNull(),
    /** Orders: several phones may order together (decision 83); passed over for tables. */
    hasGroups: flag(),
    /** Tables: orders that are to be paid at the venue can be paid online there (decision 84). */
    hasBills: flag(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.venueId, table.type] }),
    ofVenue(table),
    oneOf('service_configs_type', table.type, serviceTypes),
    oneOf('service_configs_zone_mode', table.zoneMode, zoneModes),
    fixedCostKind('service_configs_fixed_cost_kind', table.fixedCostKind),
    oneOf('service_configs_blocked_for', table.blockedFor, blockReasons),
  ],
)

/** Orders that a venue has missed in a row, since it last answered one or was paused for it; no row = none. */
export const missedOrders = pgTable(
  'missed_orders',
  { restaurantId: restaurantId(), venueId: id<'Venue'>(), inRow: integer().notNull() },
  (table) => [primaryKey({ columns: [table.restaurantId, table.venueId] }), ofVenue(table)],
)
