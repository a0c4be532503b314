import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import { instant } from './columns.ts'
import { restaurantId } from './restaurant-tables.ts'

/**
 * The first success of a call that creates something, by its Idempotency-Key (contract 1.5); `reply` is null only while
 * it is made.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    restaurantId: restaurantId(),
    /** 0 = a guest. */
    accountId: integer().notNull(),
    key: text().notNull(),
    reply: jsonb().$type<object>(),
    createdAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.accountId, table.key] })],
)

/** Secrets shared by all processes of the service; created on first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
