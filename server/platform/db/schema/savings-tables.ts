import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type * as stored from '#server/platform/db/stored-json.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id, LocalDate } from '#src/contract/values.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'

import { accountId } from './account-tables.ts'
import {
  flag,
  id,
  idOrNull,
  ids,
  instant,
  list,
  money,
  moneyOrNull,
  textsOrNull,
  wallClockOrNull,
  words,
} from './columns.ts'
import { orderId, orders } from './order-tables.ts'
import { restaurantId } from './restaurant-tables.ts'
import { allOf, discountKinds, oneOf, rewardKinds, scorings } from './words.ts'

/** Currency units or percent, depending on `kind`. */
const value = () => numeric({ precision: 10, scale: 2, mode: 'number' })
const dayOrNull = () => date({ mode: 'string' }).$type<LocalDate>()

/** A discount code; the row is the lock of its uses, which are counted in the orders. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    restaurantId: restaurantId(),
    id: id<'DiscountCode'>(),
    position: integer().notNull(),
    /** In upper case. */
    name: text().notNull(),
    kind: text().notNull().$type<(typeof discountKinds)[number]>(),
    value: value().notNull(),
    orderTypes: words().$type<OrderType[]>(),
    from: wallClockOrNull(),
    to: wallClockOrNull(),
    minimumOrder: moneyOrNull(),
    freesDelivery: flag(),
    isHidden: flag(),
    isActive: flag(true),
    /** Where it holds; empty = everywhere. */
    venueIds: ids<'Venue'>(),
    maxUses: integer(),
    maxUsesPerCustomer: integer(),
    /** E-mails of the accounts it is for, in lower case; empty = everybody. */
    reservedFor: words(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('discount_codes_name').on(table.restaurantId, sql`upper(${table.name})`),
    oneOf('discount_codes_kind', table.kind, discountKinds),
    allOf('discount_codes_order_types', table.orderTypes, orderTypes),
  ],
)

/** Rules for earning and using points. */
export const promotions = pgTable(
  'promotions',
  {
    restaurantId: restaurantId(),
    id: id<'Promotion'>(),
    names: textsOrNull(),
    notes: textsOrNull(),
    /** 1: rewards are earned at thresholds; 2: rewards are bought with points. */
    mode: integer().notNull().$type<1 | 2>(),
    scoring: text().notNull().$type<(typeof scorings)[number]>(),
    /** Currency units worth one point. */
    amountPerPoint: value(),
    rules: list<stored.StoredPointRule>(),
    /** Ascending. */
    thresholds: list<stored.StoredThreshold>(),
    /** Where it holds; empty = everywhere. */
    venueIds: ids<'Venue'>(),
    resetsPoints: flag(true),
    isActive: flag(true),
    from: dayOrNull(),
    to: dayOrNull(),
    /** Calendar days after `to` on which its rewards can still be used; null = for ever. */
    rewardDays: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    oneOf('promotions_scoring', table.scoring, scorings),
  ],
)

/** The points of a customer; the row is their lock. */
export const scores = pgTable(
  'scores',
  {
    accountId: accountId(),
    promotionId: id<'Promotion'>(),
    /** Below 0 after points that were spent have been taken back. */
    points: integer().notNull(),
    /** The points before the first credit in `point_credits`; null = there was none yet. */
    opening: integer(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.promotionId] })],
)

/** What orders have brought, in the order in which they were credited; an order that is undone has no row (decision 90). */
export const pointCredits = pgTable(
  'point_credits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    promotionId: id<'Promotion'>(),
    /** No reference: a database may be divided (decision 78). */
    orderId: id<'Order'>(),
    /** Above 0. */
    points: integer().notNull(),
  },
  (table) => [index('point_credits_score').on(table.accountId, table.promotionId)],
)

/** Rewards a customer earned; those bought with points (mode 2) have no row. */
export const rewards = pgTable(
  'rewards',
  {
    // Far above the ids of thresholds, which are those of the rewards that points can buy.
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }).$type<Id<'Reward'>>(),
    accountId: accountId(),
    promotionId: id<'Promotion'>(),
    kind: text().notNull().$type<(typeof rewardKinds)[number]>(),
    value: value(),
    names: textsOrNull(),
    isCumulable: flag(true),
    /** Null = any. */
    typeId: idOrNull<'ProductType'>(),
    productId: idOrNull<'Product'>(),
    from: dayOrNull(),
    to: dayOrNull(),
    /** The order it was used in. */
    orderId: integer()
      .references(() => orders.id, { onDelete: 'set null' })
      .$type<Id<'Order'>>(),
    /** The points at which it was earned; null = it was given otherwise, or before this was kept. */
    threshold: integer(),
    /** It was used, and then lost the points that earned it: its threshold earns nothing the next time. */
    isOwed: flag(),
    createdAt: instant(),
  },
  (table) => [index('rewards_account').on(table.accountId), oneOf('rewards_kind', table.kind, rewardKinds)],
)

/** The rewards of an order as they were when it was placed. */
export const orderRewards = pgTable(
  'order_rewards',
  {
    orderId: orderId(),
    position: integer().notNull(),
    rewardId: id<'Reward'>(),
    promotionId: id<'Promotion'>(),
    kind: text().notNull().$type<(typeof rewardKinds)[number]>(),
    value: value(),
    discount: money(),
    productName: text(),
    /** Points it cost. */
    cost: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    oneOf('order_rewards_kind', table.kind, rewardKinds),
  ],
)
