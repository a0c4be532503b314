import { once } from 'node:events'

import { errorEntry } from '#server/platform/middleware/request-log.ts'

import type { Job, JobKind } from './job-kind.ts'
import { longAgo, returnJob, takeJob } from './job-queue.ts'
import type { JobDeps } from './run-job.ts'
import { runJob } from './run-job.ts'

/** A run that has begun. */
type Run = { readonly job: Job; readonly ended: Promise<void> }

/** Takes due jobs and runs them: of each kind as many at a time as it has places. */
export function createJobRuns({ db, now, log: write }: JobDeps) {
  const runs = new Set<Run>()
  let isClosing = false
  let isClosed = false
  let looking: Promise<unknown> = Promise.resolve()
  const log: JobDeps['log'] = (entry) => {
    if (!isClosed) write(entry)
  }

  const runsOf = ({ kind }: JobKind) => [...runs].filter(({ job }) => job.kind === kind)
  const endOf = (begun: readonly Run[]) => Promise.all(begun.map(({ ended }) => ended))

  function begin(kind: JobKind, job: Job): Run {
    const run: Run = { job, ended: runJob({ db, now, log }, kind, job).finally(() => runs.delete(run)) }
    runs.add(run)
    return run
  }

  /** Begins what is due of a kind while it has places; a place that gets free is taken again. */
  async function beginDue(kind: JobKind): Promise<boolean> {
    let hasBegun = false
    while (!isClosing && runsOf(kind).length < kind.atOnce) {
      const job = await takeJob(db, kind, { nowMs: now() })
      if (!job) break
      hasBegun = true
      void begin(kind, job).ended.then(() => look(kind).catch(reportError))
    }
    return hasBegun
  }

  function look(kind: JobKind): Promise<boolean> {
    const next = looking.then(() => beginDue(kind))
    looking = next.catch(() => undefined)
    return next
  }

  function reportError(error: unknown) {
    log(errorEntry(error as Error, 'jobs'))
  }

  return {
    /** Runs a job that is taken already, beside the places of its kind. */
    run: (kind: JobKind, job: Job) => begin(kind, job).ended,

    /** One look at a time, so that no kind gets more places than it has. Answers whether anything was begun. */
    look,

    /** Whether a job of the kind runs in this process. */
    isBusy: (kind: JobKind) => runsOf(kind).length > 0,

    /** A look that waits until all runs of the kind have ended. */
    async finish(kind: JobKind): Promise<boolean> {
      const hasBegun = await look(kind)
      await endOf(runsOf(kind))
      return hasBegun
    },

    reportError,

    /** Takes no more jobs; those that run go on. */
    stopTaking(): void {
      isClosing = true
    },

    /** Waits for running jobs until the deadline and gives the leases of the others back, so that they are due at once. */
    async close(deadline?: AbortSignal): Promise<void> {
      await looking
      const allEnded = endOf([...runs])
      if (!deadline) await allEnded
      else if (!deadline.aborted) await Promise.race([allEnded, once(deadline, 'abort')])
      isClosed = true
      for (const { job } of runs) await returnJob(db, job, { dueAt: longAgo, attempts: job.attempts - 1 })
    },
  }
}
