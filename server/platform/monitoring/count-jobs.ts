import { asc, count, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'

import type { JobCount } from './metric-sources.ts'

/** More than wait in a healthy service; the question costs the same however many there are. */
const howMany = 10_000

/**
 * How many jobs of each kind are in each state: `failed` = given up, `running` = taken by a process, `due` = waits for
 * one, `later` = its time has not come.
 */
export async function countJobs(db: Database, nowMs: number): Promise<readonly JobCount[]> {
  const { failedAt, lease, dueAt } = jobs
  const state = sql<JobCount['state']>`case
    when ${failedAt} is not null then 'failed'
    when ${dueAt} <= ${new Date(nowMs).toISOString()} then 'due'
    when ${lease} is not null then 'running'
    else 'later' end`
  const seen = db
    .select({ kind: jobs.kind, state: state.as('state') })
    .from(jobs)
    .orderBy(asc(jobs.id))
    .limit(howMany)
    .as('seen')
  return db.select({ kind: seen.kind, state: seen.state, count: count() }).from(seen).groupBy(seen.kind, seen.state)
}
