import { sql } from 'drizzle-orm'
import { index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type {
  StoredAllergens,
  StoredAnswer,
  StoredDelivery,
  StoredGuest,
  StoredServicePoint,
} from '#server/platform/db/stored-json.ts'
import type { BillingAddress } from '#src/contract/billing.ts'
import type { OrderItem } from '#src/contract/order.ts'
import type { CashMeansKind, PaymentModeKind } from '#src/contract/payment.ts'
import type { EndReason, OrderStatus } from '#src/contract/placed-order.ts'
import type { OrderType } from '#src/contract/service-type.ts'
import type { Id } from '#src/contract/values.ts'
import type { FixedCostKind } from '#src/contract/venue.ts'
import { zero } from '#src/domain/money.ts'
import { orderTypes } from '#src/domain/services/order-type.ts'
import type { VatAmount } from '#src/domain/taxes/included-vat.ts'
import type { VatPart } from '#src/domain/taxes/vat-of-order.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { accountId, accounts } from './account-tables.ts'
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
import {
  cashMeansKinds,
  comboPricings,
  discountKinds,
  endReasons,
  fixedCostKind,
  oneOf,
  paymentModeKinds,
  paymentStatuses,
  statuses,
} from './words.ts'

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
    /** Null: a guest's, or of an account that was erased: what was paid stays (decision 142). */
    accountId: integer()
      .references(() => accounts.id, { onDelete: 'set null' })
      .$type<Id<'Account'>>(),
    guest: jsonb().$type<StoredGuest>(),
    /** Name of who of the staff took it on the telephone, as it was then; null = whoever ordered placed it. */
    placedBy: text(),
    /** Whether staff placed it in the preview, to try: it is never charged, counted or told, and soon gone (decision 136). */
    isTest: flag(),
    /** Hash of the token with which a guest reads the order. */
    tokenHash: text(),
    language: text().notNull().$type<Language>(),
    orderType: text().notNull().$type<OrderType>(),
    status: text().notNull().$type<Exclude<OrderStatus, 'other'>>(),
    paymentMode: text().notNull().$type<PaymentModeKind>(),
    cashMeans: text().$type<CashMeansKind>(),
    /** Null: cash. */
    paymentStatus: text().$type<(typeof paymentStatuses)[number]>(),
    /** Until when it can be paid by the link that staff have given; null = as every order, `timeToPayMs` after it was placed. */
    payBy: instantOrNull(),
    /** While it waits for its payment: hash of the network it was sent from, unless from a table. */
    waitingNetwork: text(),
    timetableId: id<'Timetable'>(),
    slotStart: wallClock(),
    slotEnd: wallClockOrNull(),
    asSoonAsPossible: flag(),
    people: integer(),
    tableId: idOrNull<'Table'>(),
    tableName: text(),
    /** The table whose code the diner has scanned, where staff have moved the order to another; null = it was not moved. */
    scannedTableId: idOrNull<'Table'>(),
    /** When staff closed its table, which ends the visit it is a round of; null = they have not, or it is not at a table. */
    closedAt: instantOrNull(),
    servicePoint: jsonb().$type<StoredServicePoint>(),
    delivery: jsonb().$type<StoredDelivery>(),
    /** When it is expected, if not in its slot. */
    expectedFrom: wallClockOrNull(),
    expectedTo: wallClockOrNull(),
    courierCompany: text(),
    /** A delivery status of contract 2.15. */
    courierStatus: text(),
    courierName: text(),
    courierPhone: text(),
    invoice: jsonb().$type<BillingAddress>(),
    customerNotes: text(),
    answers: list<StoredAnswer>(),
    productsTotal: money(),
    /** Discount of the code or the rewards on the products. */
    discount: money().default(zero),
    discountCodeId: idOrNull<'DiscountCode'>(),
    discountCodeName: text(),
    discountCodeKind: text().$type<(typeof discountKinds)[number]>(),
    discountCodeValue: numeric({ precision: 10, scale: 2, mode: 'number' }),
    isDeliveryFreedByCode: flag(),
    fixedCostKind: text().$type<FixedCostKind>(),
    fixedCostValue: numeric({ precision: 10, scale: 2, mode: 'number' }),
    fixedCostName: text(),
    fixedCostDescription: text(),
    fixedCost: moneyOrNull(),
    deliveryFee: moneyOrNull(),
    /** Part of the total; null = none. */
    tip: moneyOrNull(),
    total: money(),
    /** VAT in delivery fee and fixed cost, one for each rate; null = ordered before it was kept. */
    costsVat: jsonb().$type<readonly VatAmount[]>(),
    createdAt: instant(),
    /** Since when it waits for the venue; null = it does not: it is unpaid, decided, or of before this was kept. */
    waitsSince: instantOrNull(),
    /** How many reminders of it the venue was sent. */
    reminders: integer().notNull().default(0),
    /** When the devices of the staff were sent a push message of it; null = not yet. */
    pushedAt: instantOrNull(),
    /** When the webhook of the operator was asked to call the venue; null = not yet. */
    calledAt: instantOrNull(),
    /** When its slot is over (`orderOver`); null = of before this was kept. */
    slotOverAt: instantOrNull(),
    /** Whether the service has confirmed it by itself, as it came to the venue. */
    isAcceptedAtOnce: flag(),
    /** When staff said that it was collected, delivered or eaten. */
    consumedAt: instantOrNull(),
    /** Points it earned; null = not credited yet. */
    points: integer(),
  },
  (table) => [
    index('orders_restaurant').on(table.restaurantId, table.id),
    index('orders_seats')
      .on(table.restaurantId, table.venueId, table.slotStart)
      .where(sql`${table.orderType} = 'eatIn'`),
    index('orders_code').on(table.restaurantId, table.discountCodeId),
    index('orders_account').on(table.accountId, table.createdAt),
    index('orders_unpaid')
      .on(table.restaurantId, table.createdAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
    index('orders_unanswered')
      .on(table.restaurantId, table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
    index('orders_confirmed')
      .on(table.restaurantId, table.slotStart)
      .where(sql`${table.status} = 'confirmed' and ${table.consumedAt} is null`),
    index('orders_sold')
      .on(table.restaurantId, table.venueId, table.slotStart)
      .where(sql`${table.status} = 'confirmed'`),
    index('orders_handed_over')
      .on(table.restaurantId, table.consumedAt)
      .where(sql`${table.consumedAt} is not null`),
    index('orders_at_tables')
      .on(table.restaurantId, table.createdAt)
      .where(sql`${table.tableId} is not null and ${table.closedAt} is null`),
    index('orders_tests')
      .on(table.createdAt)
      .where(sql`${table.isTest}`),
    index('orders_guests')
      .on(table.createdAt)
      .where(sql`${table.guest} is not null`),
    index('orders_uncredited')
      .on(table.slotStart)
      .where(sql`${table.status} = 'confirmed' and ${table.points} is null`),
    oneOf('orders_language', table.language, languages),
    oneOf('orders_order_type', table.orderType, orderTypes),
    oneOf('orders_status', table.status, statuses),
    oneOf('orders_payment_mode', table.paymentMode, paymentModeKinds),
    oneOf('orders_cash_means', table.cashMeans, cashMeansKinds),
    oneOf('orders_payment_status', table.paymentStatus, paymentStatuses),
    oneOf('orders_discount_code_kind', table.discountCodeKind, discountKinds),
    fixedCostKind('orders_fixed_cost_kind', table.fixedCostKind),
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
    comboPricing: text().$type<(typeof comboPricings)[number]>(),
    /** Whose dish it is in a group order. */
    memberName: text(),
    /** Null: ordered before they were kept. */
    allergens: jsonb().$type<StoredAllergens>(),
    /** What it costs after discounts by class, with the VAT in it; null = ordered before it was kept. */
    vat: jsonb().$type<readonly VatPart[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    oneOf('order_lines_combo_pricing', table.comboPricing, comboPricings),
  ],
)

export const orderStatusLog = pgTable(
  'order_status_log',
  {
    orderId: orderId(),
    status: text().notNull().$type<Exclude<OrderStatus, 'other'>>(),
    at: instant(),
    /** Why the service did it by itself; null = somebody did it. */
    reason: text().$type<EndReason>(),
    /** What the restaurant tells the diner with it, in the diner's language; null = nothing. */
    message: text(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.status] }),
    oneOf('order_status_log_status', table.status, statuses),
    oneOf('order_status_log_reason', table.reason, endReasons),
  ],
)
