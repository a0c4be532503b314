import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'

import { accountId } from './account-tables.ts'
import { instant, instantOrNull } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'
import { chatKinds, oneOf } from './words.ts'

/** A conversation between a customer and a restaurant, about one order or reservation. */
export const chats = pgTable(
  'chats',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Chat'>>(),
    restaurantId: restaurantId(),
    accountId: accountId(),
    kind: text().notNull().$type<(typeof chatKinds)[number]>(),
    subjectId: integer().notNull().$type<Id<'Subject'>>(),
    createdAt: instant(),
    /** When the customer wrote the first message that the restaurant has not answered; null = all are answered. */
    waitsSince: instantOrNull(),
  },
  (table) => [
    uniqueIndex('chats_subject').on(table.restaurantId, table.kind, table.subjectId),
    index('chats_account').on(table.accountId),
    index('chats_restaurant').on(table.restaurantId, table.id),
    index('chats_waiting')
      .on(table.restaurantId, table.waitsSince)
      .where(sql`${table.waitsSince} is not null`),
    oneOf('chats_kind', table.kind, chatKinds),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity().$type<Id<'Message'>>(),
    chatId: integer()
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' })
      .$type<Id<'Chat'>>(),
    /** Null: the customer wrote it. */
    staffId: integer().$type<Id<'Staff'>>(),
    text: text().notNull(),
    createdAt: instant(),
    /** When the other side read it. */
    readAt: instantOrNull(),
  },
  (table) => [index('chat_messages_chat').on(table.chatId, table.id)],
)
