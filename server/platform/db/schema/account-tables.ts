import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { BillingAddress } from '#src/contract/billing.ts'
import type { ZoneMode } from '#src/contract/delivery-area.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { flag, idOrNull, instant, instantOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { oneOf, zoneModes } from './words.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }).$type<Id<'Account'>>(),
    restaurantId: restaurantId(),
    username: text().notNull(),
    email: text().notNull(),
    /** When its owner was shown to read mails to the address, or signed in with Google; null = never. */
    emailVerifiedAt: instantOrNull(),
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
    oneOf('accounts_language', table.language, languages),
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
  (table) => [
    index('delivery_addresses_account').on(table.accountId),
    oneOf('delivery_addresses_zone_mode', table.zoneMode, zoneModes),
  ],
)

/** The billing address of a customer. */
export const billingAddresses = pgTable('billing_addresses', {
  accountId: accountId().primaryKey(),
  address: jsonb().notNull().$type<BillingAddress>(),
})

/** An api key, kept as the hash of it. */
export const sessions = pgTable(
  'sessions',
  { keyHash: text().primaryKey(), accountId: accountId(), createdAt: instant(), expiresAt: instant() },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expiry').on(table.expiresAt)],
)

/** A password reset sent by mail, with the hash of its token; valid for one use. */
export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text().primaryKey(), accountId: accountId(), createdAt: instant(), expiresAt: instant() },
  (table) => [
    index('password_resets_account').on(table.accountId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
)

/** A link that was mailed to an address of an account, with the hash of its token; it confirms that address only. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  { tokenHash: text().primaryKey(), accountId: accountId(), email: text().notNull(), expiresAt: instant() },
  (table) => [
    index('email_confirmations_account').on(table.accountId),
    index('email_confirmations_expiry').on(table.expiresAt),
  ],
)

/** Hashes of the nonces of Google's tokens that have signed somebody in, until those expire: each is good once. */
export const googleNonces = pgTable(
  'google_nonces',
  { nonceHash: text().primaryKey(), expiresAt: instant() },
  (table) => [index('google_nonces_expiry').on(table.expiresAt)],
)
