import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { OrderLine } from '#src/contract/order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

import { flag, id, idOrNull, instant, instantOrNull, list, wallClock, wallClockOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { ofVenue } from './venue-tables.ts'
import { oneOf } from './words.ts'

/** Group orders (decision 83): one order of several phones. The row is the lock of everything that changes its group. */
export const groupOrders = pgTable(
  'group_orders',
  {
    restaurantId: restaurantId(),
    /** Hash of the code in the link, so that reading the database lets nobody join. */
    codeHash: text().notNull(),
    venueId: id<'Venue'>(),
    orderType: text().notNull().$type<OrderType>(),
    slotStart: wallClock(),
    slotEnd: wallClockOrNull(),
    timetableId: id<'Timetable'>(),
    menuId: id<'Menu'>(),
    asSoonAsPossible: flag(),
    servicePointId: idOrNull<'ServicePoint'>(),
    /** When the slot is over, and the group with it. */
    endsAt: instant(),
    /** When the lead ended it; null = they did not. */
    endedAt: instantOrNull(),
    leadId: id<'GroupMember'>(),
    /** The number of the member who joined last; numbers are not given twice. */
    lastMemberId: id<'GroupMember'>(),
    version: integer().notNull(),
    /** The order that was placed last. No reference: a database may be divided (decision 78). */
    orderId: idOrNull<'Order'>(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.codeHash] }),
    ofVenue(table),
    index('group_orders_age').on(table.endsAt),
    oneOf('group_orders_order_type', table.orderType, orderTypes),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    restaurantId: restaurantId(),
    codeHash: text().notNull(),
    /** 1, 2, 3 … in each group, in the order in which they joined. */
    id: integer().notNull().$type<Id<'GroupMember'>>(),
    /** Hash of the key that the member's phone keeps. */
    keyHash: text().notNull(),
    name: text().notNull(),
    /** The part, as the phone sent it. */
    lines: list<OrderLine>(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.codeHash, table.id] }),
    foreignKey({
      columns: [table.restaurantId, table.codeHash],
      foreignColumns: [groupOrders.restaurantId, groupOrders.codeHash],
    }).onDelete('cascade'),
  ],
)
