import { sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'

import type { RetentionRule } from './retention-rules.ts'

const dayMs = 24 * 60 * 60_000
/** Rows deleted by one statement: it holds their locks for a moment only. */
const batch = 1000

type Deleting = {
  readonly nowMs: number
  /** Asked after each statement; when it answers false, the rest is left to the next time. */
  readonly hasTime: () => boolean
}

/** Deletes the rows of a table that are too old, the oldest first. Answers how many they were. */
export async function deleteOldRows(
  db: Database,
  { table, since, days, only = sql`true` }: RetentionRule,
  { nowMs, hasTime }: Deleting,
): Promise<number> {
  const limit = new Date(nowMs - days * dayMs).toISOString()
  let deleted = 0
  for (;;) {
    // By the place of the rows, because the tables have different keys.
    const old = sql`select ctid from ${table} where ${since} < ${limit}::timestamptz and ${only} order by ${since} limit ${batch}`
    const gone = await db
      .delete(table)
      .where(sql`ctid = any(array(${old}))`)
      .returning({ one: sql`1` })
    deleted += gone.length
    if (gone.length < batch || !hasTime()) return deleted
  }
}
