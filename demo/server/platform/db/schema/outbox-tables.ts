import { index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core'

import type { MailKind } from '#demo/server/platform/texts/mails.ts'

import { accountId } from './account-tables.ts'
import { instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

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
  (table) => [index('outbox_restaurant').on(table.restaurantId, table.id)],
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

/** Push messages the service would send: the data of each, for one device (contract 3.9). */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    restaurantId: restaurantId(),
    accountId: accountId(),
    token: text().notNull(),
    data: jsonb().notNull().$type<Readonly<Record<string, string>>>(),
    createdAt: instant(),
  },
  (table) => [index('push_outbox_account').on(table.accountId, table.id)],
)
