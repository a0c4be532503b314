import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

import type { MailPart } from '#server/platform/outbox/mail-part.ts'
import type { MailKind } from '#server/platform/texts/mails.ts'
import { languages } from '#src/options/languages.ts'
import type { Language } from '#src/options/languages.ts'

import { accountId } from './account-tables.ts'
import { instant, instantOrNull, list } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { oneOf } from './words.ts'

/** The mails of the service: what is to be sent and what was. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial().primaryKey(),
    restaurantId: restaurantId(),
    kind: text().notNull().$type<MailKind>(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Its text, in which links may not be whole. */
    body: text().notNull(),
    /** What text and HTML are written from when it is sent; empty = written before they were kept, `body` is all. */
    parts: list<MailPart>(),
    language: text().notNull().default('it').$type<Language>(),
    /** Where answers go, an address of the venue; null = to where the mail comes from. */
    replyTo: text(),
    /** An iCalendar file to attach. */
    calendar: text(),
    createdAt: instant(),
    /** When a mail server took it; null = not yet, or never where the service has none. */
    sentAt: instantOrNull(),
  },
  (table) => [
    index('outbox_restaurant').on(table.restaurantId, table.id),
    index('outbox_age').on(table.createdAt),
    oneOf('outbox_language', table.language, languages),
  ],
)

/** Where push messages for a customer go: one address for each device. */
export const pushTokens = pgTable(
  'push_tokens',
  {
    restaurantId: restaurantId(),
    deviceId: text().notNull(),
    accountId: accountId(),
    token: text().notNull(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.deviceId] })],
)

/** Push messages: the data of each, for one device (contract 3.9). */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    restaurantId: restaurantId(),
    accountId: accountId(),
    token: text().notNull(),
    data: jsonb().notNull().$type<Readonly<Record<string, string>>>(),
    createdAt: instant(),
    /** When Firebase took it; null = not yet, or never where the service has no account there. */
    sentAt: instantOrNull(),
  },
  (table) => [index('push_outbox_account').on(table.accountId, table.id), index('push_outbox_age').on(table.createdAt)],
)
