import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'

import type { LegalName, StoredDocument, StoredSection } from '#server/platform/db/stored-json.ts'
import type { Id } from '#src/contract/values.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { accounts } from './account-tables.ts'
import { idOrNull, instant, textsOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { legalNames, oneOf } from './words.ts'

/** Documents that a restaurant writes or hosts itself; one without a row is the template with its data. */
export const legalDocuments = pgTable(
  'legal_documents',
  {
    restaurantId: restaurantId(),
    document: text().notNull().$type<LegalName>(),
    /** Its own page, for each language that has one; null = it is written here. */
    addresses: textsOrNull(),
    /** Its own text; null = it has a page of its own. */
    sections: jsonb().$type<readonly StoredSection[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.document] }),
    oneOf('legal_documents_document', table.document, legalNames),
    check('legal_documents_one', sql`num_nonnulls(${table.addresses}, ${table.sections}) = 1`),
  ],
)

/** Every text of a document that diners were shown. The database refuses changes of its rows (decision 103). */
export const legalVersions = pgTable(
  'legal_versions',
  {
    restaurantId: restaurantId(),
    document: text().notNull().$type<LegalName>(),
    /** From 1, in the order in which they were published. */
    number: integer().notNull(),
    /** Of the content: a text that was published before has its number again. */
    hash: text().notNull(),
    content: jsonb().notNull().$type<StoredDocument>(),
    publishedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.document, table.number] }),
    unique('legal_versions_hash').on(table.restaurantId, table.document, table.hash),
    oneOf('legal_versions_document', table.document, legalNames),
  ],
)

/** What diners were asked and answered, where and when. The database refuses changes of its rows (decision 103). */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    restaurantId: restaurantId(),
    /** Of a registration or a profile. */
    accountId: integer()
      .references(() => accounts.id, { onDelete: 'cascade' })
      .$type<Id<'Account'>>(),
    /** Of a guest's order; no reference, because orders and reservations can be divided by restaurant (decision 78). */
    orderId: idOrNull<'Order'>(),
    reservationId: idOrNull<'Reservation'>(),
    /** The key of the consent, e.g. `f_privacy`. */
    key: text().notNull(),
    isGiven: boolean().notNull(),
    /** As it was shown. */
    label: text().notNull(),
    language: text().notNull().$type<Language>(),
    /** The restaurant's document beside it; null = it had none, or a page of the service. */
    document: text().$type<LegalName>(),
    /** Null: it has no versions here, or there was none. */
    version: integer(),
    /** The page that was linked where there is no version. */
    address: text(),
    at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({
      name: 'consent_records_version',
      columns: [table.restaurantId, table.document, table.version],
      foreignColumns: [legalVersions.restaurantId, legalVersions.document, legalVersions.number],
    }).onDelete('cascade'),
    index('consent_records_account').on(table.accountId),
    index('consent_records_order').on(table.restaurantId, table.orderId),
    index('consent_records_reservation').on(table.restaurantId, table.reservationId),
    oneOf('consent_records_language', table.language, languages),
    check('consent_records_one', sql`num_nonnulls(${table.accountId}, ${table.orderId}, ${table.reservationId}) = 1`),
  ],
)
