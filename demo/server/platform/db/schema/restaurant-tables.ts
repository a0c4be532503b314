import { sql } from 'drizzle-orm'
import {
  check,
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

import type { Colours, StoredCallReason, StoredDeposit, StoredZone } from '#demo/server/platform/db/stored-json.ts'
import type { Texts } from '#demo/server/platform/texts/language.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Id, LocalDate, LocalTime } from '#src/contract/values.ts'
import type { FixedCostKind } from '#src/contract/venue.ts'
import type { Language } from '#src/options/options.ts'

import { flag, id, idOrNull, ids, instant, list, moneyOrNull, texts, textsOrNull, wallClock, words } from './columns.ts'

// Everything a restaurant owns has the key (restaurant, id): ids are unique within a restaurant (rulings "id_orario"),
// so a restaurant can be copied as it stands and no query can reach another one's rows.

export const restaurants = pgTable('restaurants', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }).$type<Id<'Restaurant'>>(),
  name: text().notNull(),
  shortCode: text().notNull(),
  languages: text().array().notNull().$type<Language[]>(),
  layout: text().notNull().default('list').$type<'grid' | 'list'>(),
  isFranchise: flag(),
  isFairMode: flag(),
  isDistrictMode: flag(),
  isUnderMaintenance: flag(),
  acceptsSimpleRequests: flag(true),
  hasDiscountCodes: flag(),
  hasLoyaltyCard: flag(),
  hasGoogleSignIn: flag(),
  hasCardPayments: flag(),
  /** Apple Pay and Google Pay beside the card. */
  hasWallets: flag(),
  /** The page that embeds the widget; a path is one of the demo's own site. */
  siteUrl: text(),
  /** Name of a file in `demo/server/resources/push`; null = no push. */
  pushConfig: text(),
  /** Order types that need no account, besides the table. */
  guestOrderTypes: words().$type<ServiceType[]>(),
  proposesEarliestSlot: flag(),
  colours: jsonb().$type<Colours>(),
  poweredBy: jsonb().$type<{ texts: Texts; url: string | null }>(),
  textOverrides: jsonb().notNull().default({}).$type<Readonly<Record<string, Texts>>>(),
})

export const restaurantId = () =>
  integer()
    .notNull()
    .references(() => restaurants.id, { onDelete: 'cascade' })
    .$type<Id<'Restaurant'>>()

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
    /** The courier who says when orders can be brought; null = the venue's own timetables do. */
    slotProvider: text().$type<'ponyu' | 'eatintime'>(),
    /** What to do at the table while a cash order waits. */
    tableInstructions: textsOrNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

type OfVenue = { restaurantId: AnyPgColumn; venueId: AnyPgColumn }
const ofVenue = (table: OfVenue) =>
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
  (table) => [primaryKey({ columns: [table.restaurantId, table.venueId, table.weekday, table.shift] }), ofVenue(table)],
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
    /** Reservations: nobody has to say yes. */
    confirmsAtOnce: flag(),
    /** Reservations: what may be paid ahead; empty = no deposits. */
    deposits: list<StoredDeposit>(),
    /** Tables: what the staff can be called for; empty = no calls. */
    callReasons: list<StoredCallReason>(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.venueId, table.type] }), ofVenue(table)],
)

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
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), ofVenue(table)],
)

export const deliveryCities = pgTable(
  'delivery_cities',
  {
    restaurantId: restaurantId(),
    id: id<'DeliveryCity'>(),
    position: integer().notNull(),
    /** The owner; who serves it, the mask says. */
    venueId: id<'Venue'>(),
    name: text().notNull(),
    zoneMode: text().notNull().$type<ZoneMode>(),
    zones: list<StoredZone>(),
    shape: text().$type<'polygon' | 'circle'>(),
    /** JSON text as it goes out (contract 2.6). */
    coordinates: text(),
    isForDelivery: flag(true),
    excludedVenueIds: ids<'Venue'>(),
    minimumSpend: moneyOrNull(),
    deliveryFee: moneyOrNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), ofVenue(table)],
)

export const servicePoints = pgTable(
  'service_points',
  {
    restaurantId: restaurantId(),
    id: id<'ServicePoint'>(),
    position: integer().notNull(),
    venueMask: ids<'Venue'>(),
    servingVenueIds: ids<'Venue'>(),
    names: texts(),
    deliveryPointLabels: textsOrNull(),
    typeLabels: textsOrNull(),
    deliveryFee: moneyOrNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
)

export const diningTables = pgTable(
  'dining_tables',
  {
    restaurantId: restaurantId(),
    id: id<'Table'>(),
    venueId: id<'Venue'>(),
    name: text().notNull(),
    /** What its QR code holds (contract 1.7). */
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), ofVenue(table)],
)

/** The last time the staff was called to a table; the row is the lock of the time between two calls. */
export const tableCalls = pgTable(
  'table_calls',
  {
    restaurantId: restaurantId(),
    tableId: id<'Table'>(),
    /** One of the reasons of the venue's tables. */
    reasonId: id<'CallReason'>(),
    calledAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.tableId] }),
    foreignKey({
      columns: [table.restaurantId, table.tableId],
      foreignColumns: [diningTables.restaurantId, diningTables.id],
    }).onDelete('cascade'),
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
    check('slot_bookings_not_negative', sql`${table.taken} >= 0`),
  ],
)

export const consents = pgTable(
  'consents',
  {
    restaurantId: restaurantId(),
    /** The key of the flag on the wire, e.g. `f_privacy`. */
    key: text().notNull(),
    position: integer().notNull(),
    labels: texts(),
    /** A page under /documents/{language}/. */
    document: text(),
    isRequired: flag(),
    isForAccount: flag(true),
    isForReservation: flag(true),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.key] })],
)
