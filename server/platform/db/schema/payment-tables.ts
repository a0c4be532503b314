import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { RemovedPiece } from '#server/platform/db/stored-json.ts'
import type { Id } from '#src/contract/values.ts'
import { onlineModes } from '#src/domain/payments/online-mode.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import { accountId } from './account-tables.ts'
import { flag, id, idOrNull, instant, instantOrNull, list, money } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import {
  attemptStatuses,
  currencyCode,
  dueActions,
  entityKinds,
  oneOf,
  paymentAccountKinds,
  paymentAccountModes,
} from './words.ts'

/**
 * The accounts that restaurants have at payment providers. One that was replaced is retired and never deleted: what was begun with it
 * is settled, captured and returned with it (decision 99).
 */
export const paymentAccounts = pgTable(
  'payment_accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }).$type<Id<'PaymentAccount'>>(),
    restaurantId: restaurantId(),
    /** Null = of every venue without one of its own; an account outlives its venue. */
    venueId: idOrNull<'Venue'>(),
    kind: text().notNull().$type<(typeof paymentAccountKinds)[number]>(),
    mode: text().notNull().$type<(typeof paymentAccountModes)[number]>(),
    /** What browsers may know of it, and the name of its webhook; the names depend on the kind (`payment-account.ts`). */
    publicPart: jsonb().notNull().$type<Readonly<Record<string, string>>>(),
    /** Its secrets as `sealText` writes them. */
    sealedPart: text().notNull(),
    /** Of its secret, for people who compare it with what the provider shows. */
    lastFour: text().notNull(),
    /** False while its webhook is not known: nothing is begun with it yet. */
    isReady: flag(),
    createdAt: instant(),
    /** Null = in use. */
    retiredAt: instantOrNull(),
  },
  (table) => [
    uniqueIndex('payment_accounts_in_use')
      .on(table.restaurantId, sql`coalesce(${table.venueId}, 0)`, table.kind, table.isReady)
      .where(sql`${table.retiredAt} is null`),
    oneOf('payment_accounts_kind', table.kind, paymentAccountKinds),
    oneOf('payment_accounts_mode', table.mode, paymentAccountModes),
  ],
)

/** The account of something at a provider; null = the keys of the environment. */
const paymentAccountId = () =>
  integer()
    .references(() => paymentAccounts.id)
    .$type<Id<'PaymentAccount'>>()

/** One attempt to pay an order, a deposit or a bill online. Rows change only while the entity is locked. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's own name of it: `pi_...`, or the id of the PayPal order. */
    ref: text().primaryKey(),
    restaurantId: restaurantId(),
    provider: text().notNull().$type<OnlineMode>(),
    paymentAccountId: paymentAccountId(),
    entityKind: text().notNull().$type<(typeof entityKinds)[number]>(),
    entityId: integer().notNull(),
    amount: money(),
    currency: text().notNull(),
    /** `returned`: whatever came or comes of it goes back to the customer. */
    status: text().notNull().$type<(typeof attemptStatuses)[number]>(),
    /** Still to be done at the provider: after the transaction that decided it, and again until it is done. */
    due: text().$type<(typeof dueActions)[number]>(),
    createdAt: instant(),
    /** When it paid; null = it never did: it is open, was cancelled, or came too late or beside another. */
    paidAt: instantOrNull(),
    /** When it was decided that what it had paid goes back; null = that stands, or it never paid. */
    returnedAt: instantOrNull(),
  },
  (table) => [
    index('payments_entity').on(table.restaurantId, table.entityKind, table.entityId),
    index('payments_paid')
      .on(table.restaurantId, table.paidAt)
      .where(sql`${table.paidAt} is not null`),
    index('payments_returned')
      .on(table.restaurantId, table.returnedAt)
      .where(sql`${table.returnedAt} is not null`),
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

/**
 * Pieces that were removed from an order, and what is given back for them; the order itself has less of them and costs less
 * from then on (decision 122). One row a time, and one for each bill that gives a part of it back; each with a key of its own at
 * the provider.
 */
export const partRefunds = pgTable(
  'part_refunds',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }).$type<Id<'PartRefund'>>(),
    restaurantId: restaurantId(),
    /** Without a reference: orders may be divided by restaurant (decision 78). */
    orderId: id<'Order'>(),
    /** The removal that a bill gives something back for; null = the row is the removal itself. */
    removalId: idOrNull<'PartRefund'>(),
    /** None in the row of a bill. */
    pieces: list<RemovedPiece>(),
    /** By which the total of the order fell, or what a bill gives back of that. */
    amount: money(),
    /** The payment that it goes back from (`payments.ref`); null = bills give it back, or less is to pay. */
    paymentRef: text(),
    /** Still to be given back at the provider. */
    isDue: flag(),
    createdAt: instant(),
  },
  (table) => [
    index('part_refunds_order').on(table.restaurantId, table.orderId),
    index('part_refunds_due')
      .on(table.createdAt)
      .where(sql`${table.isDue}`),
  ],
)

/** Under which name a provider's account keeps the cards of a customer, one for each venue. */
export const cardCustomers = pgTable(
  'card_customers',
  { accountId: accountId(), venueId: id<'Venue'>(), paymentAccountId: paymentAccountId(), ref: text().notNull() },
  (table) => [
    uniqueIndex('card_customers_account').on(
      table.accountId,
      table.venueId,
      sql`coalesce(${table.paymentAccountId}, 0)`,
    ),
  ],
)
