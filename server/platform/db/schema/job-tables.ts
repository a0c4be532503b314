import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import type { Id } from '#src/contract/values.ts'

import { instant, instantOrNull } from './columns.ts'
import { restaurants } from './restaurant-tables.ts'

/** Work that is still to be done behind the counter (decision 53). A job that is done is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    /** A bigint: asking for a job that is there already uses a number too. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    /** The id of what it is about, never a name or an address; empty for recurring work. */
    subject: text().notNull(),
    /** Null: of the whole service. */
    restaurantId: integer()
      .references(() => restaurants.id, { onDelete: 'cascade' })
      .$type<Id<'Restaurant'>>(),
    /** When a process may take it; while one has taken it, when its lease ends. */
    dueAt: instant(),
    /** Names the run that has taken it; null = nobody has. */
    lease: text(),
    attempts: integer().notNull().default(0),
    /** Name and code of the last error, never its message: that may hold an address. */
    lastError: text(),
    /** Set when it is given up: it stays for the operator to see. */
    failedAt: instantOrNull(),
  },
  (table) => [
    uniqueIndex('jobs_subject').on(table.kind, table.subject),
    // With the id, because many are due since the same moment: without it each look would sort all of them.
    index('jobs_next')
      .on(table.kind, table.dueAt, table.id)
      .where(sql`${table.failedAt} is null`),
    index('jobs_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
  ],
)
