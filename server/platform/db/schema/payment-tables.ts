import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { onlineModes } from '#src/domain/payments/online-mode.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import { accountId } from './account-tables.ts'
import { id, instant, money } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { attemptStatuses, currencyCode, dueActions, entityKinds, oneOf } from './words.ts'

/** One attempt to pay an order, a deposit or a bill online. Rows change only while the entity is locked. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own name of it: `pi_...`, or the id of the PayPal order. */
    ref: text().primaryKey(),
    restaurantId: restaurantId(),
    provider: text().notNull().$type<OnlineMode>(),
    entityKind: text().notNull().$type<(typeof entityKinds)[number]>(),
    entityId: integer().notNull(),
    amount: money(),
    currency: text().notNull(),
    /** `returned`: whatever came or comes of it goes back to the customer. */
    status: text().notNull().$type<(typeof attemptStatuses)[number]>(),
    /** Still to be done at the provider: after the transaction that decided it, and again until it is done. */
    due: text().$type<(typeof dueActions)[number]>(),
    createdAt: instant(),
  },
  (table) => [
    index('payments_entity').on(table.restaurantId, table.entityKind, table.entityId),
    index('payments_due')
      .on(table.createdAt)
      .where(sql`${table.due} is not null`),
    oneOf('payments_provider', table.provider, onlineModes),
    oneOf('payments_entity_kind', table.entityKind, entityKinds),
    oneOf('payments_status', table.status, attemptStatuses),
    oneOf('payments_due', table.due, dueActions),
    currencyCode('payments_currency', table.currency),
  ],
)

/** Under which name the provider keeps the cards of an account, one for each venue. */
export const cardCustomers = pgTable(
  'card_customers',
  { accountId: accountId(), venueId: id<'Venue'>(), ref: text().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.venueId] })],
)
