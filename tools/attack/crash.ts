import type { Logger } from 'drizzle-orm'
import { NoopLogger } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { longAgo } from '#server/platform/jobs/job-queue.ts'

/** Statements that this process may still send; what PostgreSQL undoes by itself when a process dies is never held back. */
let left = Number.POSITIVE_INFINITY
let sent = 0

const dyingLogger: Logger = {
  logQuery(query) {
    if (query === 'rollback') return
    if (left <= 0) throw new Error('The process has died.')
    left -= 1
    sent += 1
  },
}
// Both drivers tell their logger of each statement before they send it.
Object.assign(NoopLogger.prototype, dyingLogger)

/**
 * Does something as a process that dies before its statement number `statement`, counted from 0: everything after that fails
 * too. Answers how many statements were sent. Nothing else may use a database of this process meanwhile.
 */
export async function dyingAt(statement: number, work: () => Promise<unknown>): Promise<number> {
  left = statement
  sent = 0
  try {
    await work().catch(() => undefined)
  } finally {
    left = Number.POSITIVE_INFINITY
  }
  return sent
}

/** What time does after a process has died: the leases of its jobs end. */
export async function endLeases(db: Database): Promise<void> {
  await db.update(jobs).set({ lease: null, dueAt: longAgo })
}
