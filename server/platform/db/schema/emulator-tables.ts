import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { flag, instant, money } from './columns.ts'

// State of the emulated providers. The service reads it only through the provider interfaces.

/** The publishable key of the account that something belongs to; the default is that of the emulator itself. */
const stripeAccount = () => text().notNull().default('pk_test_comanda_emulator')

/** A PaymentIntent (`pi_...`) or a SetupIntent (`seti_...`). */
export const stripeIntents = pgTable(
  'stripe_intents',
  {
    id: text().primaryKey(),
    account: stripeAccount(),
    clientSecret: text().notNull().unique('stripe_intents_secret'),
    /** Idempotency key: a repeated call with the same account's key finds the first row. */
    idempotencyKey: text(),
    kind: text().notNull().$type<'payment' | 'setup'>(),
    /** Cents; 0 for a SetupIntent. */
    amount: money(),
    /** Empty for a SetupIntent. */
    currency: text().notNull(),
    customer: text(),
    paymentMethod: text(),
    status: text().notNull().$type<'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'>(),
    /** The card is kept for its customer once this succeeds. */
    keepsCard: flag(),
    metadata: jsonb().notNull().default({}).$type<Readonly<Record<string, string>>>(),
    isRefunded: flag(),
    /** A webhook has said that it succeeded. */
    isAnnounced: flag(),
    createdAt: instant(),
  },
  (table) => [
    uniqueIndex('stripe_intents_key').on(table.account, table.idempotencyKey),
    index('stripe_intents_unannounced').on(table.status, table.isAnnounced),
    index('stripe_intents_customer').on(table.customer),
  ],
)

/** Refunds of a part at either provider: a repeated call with the same key finds the first row. */
export const emulatedRefunds = pgTable(
  'emulated_refunds',
  { key: text().primaryKey(), ref: text().notNull(), amount: money(), createdAt: instant() },
  (table) => [index('emulated_refunds_ref').on(table.ref)],
)

/** A card without its number; `fate` is the outcome of payments with it. */
export const stripeMethods = pgTable(
  'stripe_methods',
  {
    id: text().primaryKey(),
    account: stripeAccount(),
    customer: text(),
    brand: text().notNull(),
    last4: text().notNull(),
    /** 1..12 */
    expMonth: integer().notNull(),
    expYear: integer().notNull(),
    /** A name of `test-cards.ts`. */
    fate: text().notNull(),
    createdAt: instant(),
  },
  (table) => [index('stripe_methods_customer').on(table.customer)],
)

/** An order at PayPal. */
export const payPalOrders = pgTable(
  'paypal_orders',
  {
    id: text().primaryKey(),
    /** The client id of the application that made it; the default is that of the emulator itself. */
    account: text().notNull().default('comanda-emulator'),
    intent: text().notNull().$type<'AUTHORIZE' | 'CAPTURE'>(),
    currency: text().notNull(),
    amount: money(),
    customId: text().notNull(),
    /** Merchant id of who gets the money. */
    payee: text().notNull().default('EMULATOR'),
    /** Idempotency key of an order that a service made: a repeated call finds the first row. */
    requestId: text(),
    /** What comes of its capture: `pending` is decided later, `expire` is a hold that ended before. */
    fate: text().notNull().default('complete').$type<'complete' | 'pending' | 'decline' | 'expire'>(),
    status: text().notNull().$type<'CREATED' | 'APPROVED' | 'COMPLETED'>(),
    /** State of the money. */
    funds: text().notNull().$type<'none' | 'held' | 'taken' | 'freed' | 'refunded'>(),
    /** A webhook has said that it was approved. */
    isAnnounced: flag(),
    createdAt: instant(),
  },
  (table) => [uniqueIndex('paypal_orders_request').on(table.account, table.requestId)],
)
