import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

import type { SealedReply } from '#server/platform/sealed-reply.ts'

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
    /** Its hash. */
    key: text().notNull(),
    /** Hash of what was sent with the key, made with the key; null = of a version that did not keep it. */
    contentHash: text(),
    /** An object: of a version that did not seal replies. */
    reply: jsonb().$type<SealedReply | object>(),
    createdAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.accountId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)

/**
 * Tries counted against a limit; `rate-limiter-flexible` writes it and prescribes the names of its columns. `expire` is
 * the end of the count, or later.
 */
export const limitPoints = pgTable(
  'limit_points',
  { key: text().primaryKey(), points: integer().notNull(), expire: instant() },
  (table) => [index('limit_points_expire').on(table.expire)],
)

/** Secrets shared by all processes of the service; created on first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
