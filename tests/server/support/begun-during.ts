import { expect } from 'vitest'

import type { Database } from '#server/platform/db/database.ts'

/** Does something in a transaction that is not over before what is begun meanwhile waits for a lock of it. */
export async function begunDuring<T>(
  db: Database,
  work: (tx: Database) => Promise<unknown>,
  begin: () => Promise<T>,
): Promise<T> {
  const begun = await db.transaction(async (tx) => {
    await work(tx)
    const waiting = begin()
    await expect.poll(() => countOf(db, 'select count(*)::int as count from pg_locks where not granted')).toBe(1)
    return { waiting }
  })
  return begun.waiting
}

/** The number that a query answers in its column `count`. */
export async function countOf(db: Database, query: string): Promise<number> {
  const result: unknown = await db.execute(query)
  return (result as { rows: { count: number }[] }).rows[0]?.count ?? 0
}
