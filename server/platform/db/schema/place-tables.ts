import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { StoredZone } from '#server/platform/db/stored-json.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'

import { flag, id, ids, instant, instantOrNull, list, moneyOrNull, texts, textsOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { ofVenue } from './venue-tables.ts'
import { areaShapes, oneOf, zoneModes } from './words.ts'

export const deliveryCities = pgTable(
  'delivery_cities',
  {
    restaurantId: restaurantId(),
    id: id<'DeliveryCity'>(),
    position: integer().notNull(),
    /** The owner; venues in `excludedVenueIds` do not serve it. */
    venueId: id<'Venue'>(),
    name: text().notNull(),
    zoneMode: text().notNull().$type<ZoneMode>(),
    zones: list<StoredZone>(),
    shape: text().$type<(typeof areaShapes)[number]>(),
    /** JSON text as it goes out (contract 2.6). */
    coordinates: text(),
    isForDelivery: flag(true),
    excludedVenueIds: ids<'Venue'>(),
    minimumSpend: moneyOrNull(),
    deliveryFee: moneyOrNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    ofVenue(table),
    oneOf('delivery_cities_zone_mode', table.zoneMode, zoneModes),
    oneOf('delivery_cities_shape', table.shape, areaShapes),
  ],
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
    /** Content of its QR code (contract 1.7). */
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
    /** When the staff marked it as done; null = it waits. */
    doneAt: instantOrNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.tableId] }),
    foreignKey({
      columns: [table.restaurantId, table.tableId],
      foreignColumns: [diningTables.restaurantId, diningTables.id],
    }).onDelete('cascade'),
  ],
)
