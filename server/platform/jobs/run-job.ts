import type { Database } from '#server/platform/db/database.ts'
import { sqlStateOf } from '#server/platform/db/retry-transaction.ts'
import type { Logger } from '#server/platform/logger.ts'
import { errorEntry } from '#server/platform/middleware/request-log.ts'

import type { Job, JobEnd, JobKind } from './job-kind.ts'
import { removeJob, returnJob } from './job-queue.ts'
import { retryWaitMs } from './retry-wait.ts'

export type JobDeps = {
  readonly db: Database
  readonly log: Logger
  /** Time of this machine in ms: what is due is judged by it, whatever the clock of a restaurant says. */
  readonly now: () => number
}

/**
 * Does the work of a job that this process has taken and writes down how it ended; never throws. When that cannot be
 * written, the job is taken again after its lease.
 */
export async function runJob(deps: JobDeps, kind: JobKind, job: Job): Promise<void> {
  try {
    // The attempt is counted before it begins: work that ends its process is not repeated for ever.
    const hasAttempt = job.attempts <= kind.attempts
    await writeEnd(deps, kind, { job, end: hasAttempt ? await attempt(deps, kind, job) : neverEnded })
  } catch (error) {
    deps.log(errorEntry(error as Error, `job ${job.kind} ${job.subject}`))
  }
}

const done = { end: 'done' } as const
const neverEnded = { end: 'failed', reason: 'no attempt has ended' } as const
type Ended = { readonly job: Job; readonly end: JobEnd | typeof done }

async function attempt({ log }: JobDeps, kind: JobKind, job: Job): Promise<Ended['end']> {
  try {
    return (await within(kind.limitMs, kind.run(job))) ?? done
  } catch (error) {
    log(errorEntry(error as Error, `job ${job.kind} ${job.subject}`))
    return { end: 'retry', afterMs: null, reason: nameOf(error) }
  }
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The job took longer than ${limitMs} ms.`)), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

function nameOf(error: unknown): string {
  return [error instanceof Error ? error.name : 'Error', sqlStateOf(error)].filter(Boolean).join(' ')
}

function writeEnd({ db, log, now }: JobDeps, kind: JobKind, { job, end }: Ended): Promise<void> {
  if (end.end === 'done') return removeJob(db, job)
  if (end.end === 'again')
    return returnJob(db, job, { dueAt: new Date(now() + end.afterMs), attempts: 0, lastError: null })
  const { attempts, subject } = job
  const entry = { kind: job.kind, subject, attempts, reason: end.reason }
  if (end.end === 'failed' || attempts >= kind.attempts) {
    log({ event: 'job-failed', level: 'error', ...entry })
    return returnJob(db, job, { failedAt: new Date(now()), lastError: end.reason })
  }
  const waitMs = end.afterMs ?? retryWaitMs(attempts, { longestMs: kind.longestWaitMs, random: Math.random() })
  log({ event: 'job-postponed', level: 'info', ...entry, waitMs })
  return returnJob(db, job, { dueAt: new Date(now() + waitMs), lastError: end.reason })
}
