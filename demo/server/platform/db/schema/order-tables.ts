import { sql } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import type {
  StoredAnswer,
  StoredDelivery,
  StoredGuest,
  StoredServicePoint,
} from '#demo/server/platform/db/stored-json.ts'
import type { MailKind } from '#demo/server/platform/texts/mails.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { OrderItem } from '#src/contract/order.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { OrderStatus } from '#src/contract/placed-order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import type { FixedCostKind } from '#src/contract/venue.ts'
import type { Language } from '#src/options/options.ts'

import {
  flag,
  id,
  idOrNull,
  instant,
  instantOrNull,
  list,
  money,
  moneyOrNull,
  wallClock,
  wallClockOrNull,
} from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }).$type<Id<'Account'>>(),
    restaurantId: restaurantId(),
    username: text().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    language: text().notNull().$type<Language>(),
    consents: jsonb().notNull().default({}).$type<Readonly<Record<string, boolean>>>(),
    createdAt: instant(),
  },
  (table) => [
    uniqueIndex('accounts_username').on(table.restaurantId, sql`lower(${table.username})`),
    uniqueIndex('accounts_email').on(table.restaurantId, sql`lower(${table.email})`),
  ],
)

export const accountId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
    .$type<Id<'Account'>>()

/** A saved address; retired ones stay for the orders that name them. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }).$type<Id<'DeliveryAddress'>>(),
    accountId: accountId(),
    zoneMode: text().notNull().$type<ZoneMode>(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    doorbell: text(),
    note: text(),
    /** Chosen in manual zones; with coordinates it is found for each venue. */
    deliveryCityId: idOrNull<'DeliveryCity'>(),
    deliveryZoneId: idOrNull<'DeliveryZone'>(),
    town: text().notNull(),
    postcode: text().notNull(),
    province: text().notNull(),
    country: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    formattedAddress: text(),
    isDefault: flag(),
    createdAt: instant(),
    retiredAt: instantOrNull(),
  },
  (table) => [index('delivery_addresses_account').on(table.accountId)],
)

/** Whom the invoices of a customer are for. */
export const billingAddresses = pgTable('billing_addresses', {
  accountId: accountId().primaryKey(),
  address: jsonb().notNull().$type<BillingAddress>(),
})

/** An api key, kept as the hash of it. */
export const sessions = pgTable(
  'sessions',
  { keyHash: text().primaryKey(), accountId: accountId(), createdAt: instant(), expiresAt: instant() },
  (table) => [index('sessions_account').on(table.accountId)],
)

/** The way to a new password that a mail showed, kept as the hash of its token; used up by using it. */
export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text().primaryKey(), accountId: accountId(), createdAt: instant(), expiresAt: instant() },
  (table) => [index('password_resets_account').on(table.accountId)],
)

export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: serial().primaryKey(),
    restaurantId: restaurantId(),
    account: text().notNull(),
    address: text().notNull(),
    at: instant(),
  },
  (table) => [index('login_attempts_recent').on(table.restaurantId, table.account, table.address, table.at)],
)

/** The time limit a customer was given for one slot. */
export const orderTimes = pgTable('order_times', {
  accountId: accountId().primaryKey(),
  timetableId: id<'Timetable'>(),
  slotStart: wallClock(),
  limitAt: instant(),
})

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 10_001 }).$type<Id<'Order'>>(),
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    /** Null: a guest at a table. */
    accountId: integer()
      .references(() => accounts.id, { onDelete: 'cascade' })
      .$type<Id<'Account'>>(),
    guest: jsonb().$type<StoredGuest>(),
    /** What a guest reads the order with, kept as the hash of it. */
    tokenHash: text(),
    language: text().notNull().$type<Language>(),
    orderType: text().notNull().$type<OrderType>(),
    status: text().notNull().$type<Exclude<OrderStatus, 'other'>>(),
    paymentMode: text().notNull().$type<PaymentModeKind>(),
    cashMeans: text().$type<CashMeansKind>(),
    /** Null: cash. */
    paymentStatus: text().$type<'pending' | 'paid' | 'failed'>(),
    timetableId: id<'Timetable'>(),
    slotStart: wallClock(),
    slotEnd: wallClockOrNull(),
    asSoonAsPossible: flag(),
    people: integer(),
    tableId: idOrNull<'Table'>(),
    tableName: text(),
    servicePoint: jsonb().$type<StoredServicePoint>(),
    delivery: jsonb().$type<StoredDelivery>(),
    /** When it is expected, if not in its slot. */
    expectedFrom: wallClockOrNull(),
    expectedTo: wallClockOrNull(),
    courierCompany: text(),
    /** A word of contract 2.15. */
    courierStatus: text(),
    courierName: text(),
    courierPhone: text(),
    invoice: jsonb().$type<BillingAddress>(),
    customerNotes: text(),
    answers: list<StoredAnswer>(),
    productsTotal: money(),
    /** What code or rewards took off the products. */
    discount: money().default(0 as Cents),
    discountCodeId: idOrNull<'DiscountCode'>(),
    discountCodeName: text(),
    discountCodeKind: text().$type<'amount' | 'percentage'>(),
    discountCodeValue: numeric({ precision: 10, scale: 2, mode: 'number' }),
    isDeliveryFreedByCode: flag(),
    fixedCostKind: text().$type<FixedCostKind>(),
    fixedCostValue: numeric({ precision: 10, scale: 2, mode: 'number' }),
    fixedCostName: text(),
    fixedCostDescription: text(),
    fixedCost: moneyOrNull(),
    deliveryFee: moneyOrNull(),
    total: money(),
    createdAt: instant(),
    /** When staff said that it was collected, delivered or eaten. */
    consumedAt: instantOrNull(),
    /** What it earned; null = not credited yet. */
    points: integer(),
  },
  (table) => [
    index('orders_restaurant').on(table.restaurantId, table.createdAt),
    index('orders_code').on(table.restaurantId, table.discountCodeId),
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_unpaid').on(table.paymentStatus),
    index('orders_uncredited')
      .on(table.slotStart)
      .where(sql`${table.status} = 'confirmed' and ${table.points} is null`),
  ],
)

export const orderId = () =>
  integer()
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' })
    .$type<Id<'Order'>>()

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: orderId(),
    position: integer().notNull(),
    quantity: integer().notNull(),
    unitPrice: money(),
    total: money(),
    /** The line as it was priced, in the customer's language. */
    item: jsonb().notNull().$type<OrderItem>(),
    typeId: idOrNull<'ProductType'>(),
    /** Null: not a combo. */
    comboPricing: text().$type<'fixed' | 'variable'>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

export const orderStatusLog = pgTable(
  'order_status_log',
  { orderId: orderId(), status: text().notNull().$type<Exclude<OrderStatus, 'other'>>(), at: instant() },
  (table) => [primaryKey({ columns: [table.orderId, table.status] })],
)

/** The first success of a call that creates something, by its Idempotency-Key (contract 1.5); `reply` is null only while it is made. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    restaurantId: restaurantId(),
    /** 0 = nobody signed in. */
    accountId: integer().notNull(),
    key: text().notNull(),
    reply: jsonb().$type<object>(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.accountId, table.key] })],
)

/** What all processes of the service must know and nobody else may: made by the first that needs it. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** Mails the service would send. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    restaurantId: restaurantId(),
    kind: text().notNull().$type<MailKind>(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: instant(),
  },
  (table) => [index('outbox_restaurant').on(table.restaurantId, table.createdAt)],
)
