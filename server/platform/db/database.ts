import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

import type { Verdict } from '#src/domain/verdict.ts'

/** Either driver, and a transaction of either: queries are written once for all. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>

/**
 * Any drizzle driver as `Database`. The drivers differ only in the type of raw results, which no query of the service
 * reads.
 */
export function asDatabase(driver: object): Database {
  return driver as Database
}

/**
 * Runs `work` as one transaction; a refusal undoes everything it wrote, as an error does. On a PostgreSQL server `work`
 * may run more than once (`retryTransaction`).
 */
export async function inTransaction<T, R>(
  db: Database,
  work: (tx: Database) => Promise<Verdict<T, R>>,
): Promise<Verdict<T, R>> {
  let refused: Verdict<T, R> | undefined
  try {
    return await db.transaction(async (tx) => {
      refused = undefined
      const verdict = await work(tx)
      if (!verdict.ok) {
        refused = verdict
        tx.rollback()
      }
      return verdict
    })
  } catch (error) {
    if (refused) return refused
    throw error
  }
}
