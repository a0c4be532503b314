import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { CashMeansKind } from '#src/contract/payment.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { accounts } from './account-tables.ts'
import { id, instant, money } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { ofVenue } from './venue-tables.ts'
import { cashMeansKinds, oneOf, paymentStatuses } from './words.ts'

/** Payments for orders at a table, whole or in part (decision 84). */
export const bills = pgTable(
  'bills',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }).$type<Id<'Bill'>>(),
    restaurantId: restaurantId(),
    venueId: id<'Venue'>(),
    tableId: id<'Table'>(),
    /** Null: a guest's, or of an account that was erased. */
    accountId: integer()
      .references(() => accounts.id, { onDelete: 'set null' })
      .$type<Id<'Account'>>(),
    /** Hash of the token with which it is paid; null = staff have taken it at the table. */
    tokenHash: text(),
    /** What staff were given at the table; null = it is paid online. */
    cashMeans: text().$type<CashMeansKind>(),
    language: text().notNull().$type<Language>(),
    amount: money(),
    /** `failed`: it lapsed or was given back, and holds nothing of its orders. */
    paymentStatus: text().notNull().$type<(typeof paymentStatuses)[number]>(),
    createdAt: instant(),
  },
  (table) => [
    ofVenue(table),
    index('bills_restaurant').on(table.restaurantId, table.id),
    index('bills_account').on(table.accountId),
    index('bills_unpaid')
      .on(table.restaurantId, table.createdAt)
      .where(sql`${table.paymentStatus} = 'pending'`),
    oneOf('bills_language', table.language, languages),
    oneOf('bills_cash_means', table.cashMeans, cashMeansKinds),
    oneOf('bills_payment_status', table.paymentStatus, paymentStatuses),
  ],
)

/** How the amount of a bill is divided among its orders; they add up to it. Both fall by what is given back of an order (decision 122). */
export const billParts = pgTable(
  'bill_parts',
  {
    restaurantId: restaurantId(),
    billId: integer()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' })
      .$type<Id<'Bill'>>(),
    /** No reference: a database may be divided (decision 78). */
    orderId: id<'Order'>(),
    /** Above 0. */
    amount: money(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.billId, table.orderId] }),
    index('bill_parts_order').on(table.restaurantId, table.orderId),
  ],
)
