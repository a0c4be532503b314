import { randomUUID } from 'node:crypto'

import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { Job, JobKind } from './job-kind.ts'

export type NewJob = {
  readonly kind: string
  /** The id of what it is about. */
  readonly subject: string
  readonly restaurantId: Id<'Restaurant'> | null
}

/** Before every clock: what is due then is due at once. */
export const longAgo = new Date(0)
/** How much longer than a run may take it is kept from other processes. */
const graceMs = 30_000
const mostFailed = 100

/**
 * Adds jobs that are due at once; a job of the same kind and subject is left as it is. In the transaction of the change
 * that asks for them, neither exists without the other.
 */
export async function addJobs(db: Database, added: readonly NewJob[]): Promise<void> {
  const rows = added.map((job) => ({ ...job, dueAt: longAgo }))
  if (rows.length > 0) await db.insert(jobs).values(rows).onConflictDoNothing()
}

type Looking = { readonly kinds: readonly Pick<JobKind, 'kind'>[]; readonly nowMs: number }

/** Those of the kinds of which a job is due. One statement, which looks each up in the index, however many jobs wait. */
export async function dueKinds(db: Database, { kinds, nowMs }: Looking): Promise<ReadonlySet<string>> {
  const kind = sql<string>`asked.kind`
  const isDue = and(eq(jobs.kind, kind), isNull(jobs.failedAt), lte(jobs.dueAt, new Date(nowMs)))
  const asked = sql.param(kinds.map((one) => one.kind))
  const rows = await db
    .select({ kind })
    .from(sql`unnest(${asked}::text[]) as asked(kind)`)
    .where(exists(db.select({ id: jobs.id }).from(jobs).where(isDue)))
  return new Set(rows.map((row) => row.kind))
}

type Taking = {
  readonly nowMs: number
  /** Only this one, whenever it is due, unless a process has it or it was given up. */
  readonly subject?: string
}

/** Takes a job that is due under a lease of this process; null when none is. Processes that ask at once get others. */
export async function takeJob(
  db: Database,
  { kind, limitMs }: Pick<JobKind, 'kind' | 'limitMs'>,
  { nowMs, subject }: Taking,
): Promise<Job | null> {
  const now = new Date(nowMs)
  const isFree = or(isNull(jobs.lease), lte(jobs.dueAt, now))
  const isMeant = subject === undefined ? lte(jobs.dueAt, now) : and(eq(jobs.subject, subject), isFree)
  // In a CTE, because PostgreSQL may run a subquery again, and would then lock more than one row.
  const due = db.$with('due').as(
    db
      .select({ dueId: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.kind, kind), isNull(jobs.failedAt), isMeant))
      .orderBy(asc(jobs.dueAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true }),
  )
  const [job] = await db
    .with(due)
    .update(jobs)
    .set({
      lease: randomUUID(),
      dueAt: new Date(nowMs + limitMs + graceMs),
      attempts: sql`${jobs.attempts} + 1`,
    })
    .where(inArray(jobs.id, db.select({ id: due.dueId }).from(due)))
    .returning()
  return job ?? null
}

/** A job of which this process lost the lease belongs to another one, and is left to it. */
const isHeld = ({ id, lease }: Job) => and(eq(jobs.id, id), eq(jobs.lease, lease ?? ''))

export async function removeJob(db: Database, job: Job): Promise<void> {
  await db.delete(jobs).where(isHeld(job))
}

type Change = Partial<Pick<Job, 'dueAt' | 'attempts' | 'lastError' | 'failedAt'>>

/** Writes how a run ended and gives the lease back. */
export async function returnJob(db: Database, job: Job, change: Change): Promise<void> {
  await db
    .update(jobs)
    .set({ ...change, lease: null })
    .where(isHeld(job))
}

/** The jobs of a restaurant that were given up, the newest first. */
export function failedJobs(db: Database, restaurantId: Id<'Restaurant'>): Promise<Job[]> {
  return db
    .select()
    .from(jobs)
    .where(and(eq(jobs.restaurantId, restaurantId), isNotNull(jobs.failedAt)))
    .orderBy(desc(jobs.failedAt), desc(jobs.id))
    .limit(mostFailed)
}

const anew = { failedAt: null, attempts: 0, lease: null, dueAt: longAgo }

/** Lets a job that was given up begin anew, at once; null when it is none, or not of this restaurant. */
export async function repeatFailedJob(db: Database, restaurantId: Id<'Restaurant'>, id: number): Promise<Job | null> {
  const [job] = await db
    .update(jobs)
    .set(anew)
    .where(and(eq(jobs.restaurantId, restaurantId), eq(jobs.id, id), isNotNull(jobs.failedAt)))
    .returning()
  return job ?? null
}

/** Lets those jobs of a kind that were given up begin anew, at once. */
export async function repeatGivenUp(db: Database, kind: string, subjects: readonly string[]): Promise<void> {
  await db
    .update(jobs)
    .set(anew)
    .where(and(eq(jobs.kind, kind), inArray(jobs.subject, [...subjects]), isNotNull(jobs.failedAt)))
}

/** Makes every waiting job of these kinds due at once, for tests: repeated and recurring ones too. */
export async function makeAllDue(db: Database, kinds: readonly string[]): Promise<void> {
  await db
    .update(jobs)
    .set({ dueAt: longAgo })
    .where(and(inArray(jobs.kind, [...kinds]), isNull(jobs.failedAt), isNull(jobs.lease)))
}
