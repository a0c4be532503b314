import { once } from 'node:events'

import { errorEntry } from '#server/platform/middleware/request-log.ts'

import type { Job, JobKind } from './job-kind.ts'
import type { NewJob } from './job-queue.ts'
import { addJobs, longAgo, makeAllDue, returnJob, takeJob } from './job-queue.ts'
import type { JobDeps } from './run-job.ts'
import { runJob } from './run-job.ts'

/** A run that has begun. */
type Run = { readonly job: Job; readonly ended: Promise<void> }

export type Jobs = ReturnType<typeof createJobs>

/** Ms until the next look when the database did not answer. */
const afterErrorMs = 10_000

/** Runs jobs of the table (decision 53), some of each kind at a time, beside all other processes that do the same. */
export function createJobs(deps: JobDeps) {
  const { db, now } = deps
  const runs = new Set<Run>()
  const kinds: JobKind[] = []
  let isClosing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<unknown> = Promise.resolve()
  const log: JobDeps['log'] = (entry) => {
    if (!isClosed) deps.log(entry)
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

  /** One look at a time, so that no kind gets more places than it has. Answers whether anything was begun. */
  function look(kind: JobKind): Promise<boolean> {
    const next = looking.then(() => beginDue(kind))
    looking = next.catch(() => undefined)
    return next
  }

  function reportError(error: unknown) {
    log(errorEntry(error as Error, 'jobs'))
  }

  async function addRecurring() {
    const wanted = kinds.filter(({ isRecurring }) => isRecurring)
    await addJobs(
      db,
      wanted.map(({ kind }) => ({ kind, subject: '', restaurantId: null })),
    )
  }

  async function round(everyMs: number) {
    let nextMs = everyMs
    try {
      for (const kind of kinds) await look(kind)
    } catch (error) {
      reportError(error)
      nextMs = afterErrorMs
    }
    schedule(everyMs, nextMs)
  }

  function schedule(everyMs: number, nextMs: number) {
    if (isClosing) return
    timer = setTimeout(() => void round(everyMs), nextMs)
    timer.unref()
  }

  /** Takes no more jobs by itself; those that run go on. */
  function stopTaking(): void {
    isClosing = true
    clearTimeout(timer)
  }

  async function finish(kind: JobKind): Promise<boolean> {
    const hasBegun = await look(kind)
    await endOf(runsOf(kind))
    return hasBegun
  }

  return {
    /** Says what is done for each kind; in `runAll` those named first come first. */
    handle(more: readonly JobKind[]): void {
      kinds.push(...more)
    },

    /** Looks for due jobs every so many ms until `close`. */
    async start(everyMs: number): Promise<void> {
      await addRecurring()
      schedule(everyMs, 0)
    },

    /**
     * For tests: runs every job as if its time had come, kind after kind, until nothing is left but what failed. Two at a
     * time each do a part.
     */
    async runAll(): Promise<void> {
      await addRecurring()
      await makeAllDue(
        db,
        kinds.map(({ kind }) => kind),
      )
      let hasRun: boolean
      do {
        hasRun = false
        for (const kind of kinds) while (await finish(kind)) hasRun = true
      } while (hasRun)
    },

    /** Runs these jobs now, for a caller that waits for them; one that a process has taken is left to it. */
    async runNow(wanted: readonly NewJob[]): Promise<void> {
      await addJobs(db, wanted)
      await Promise.all(
        wanted.map(async ({ kind: name, subject }) => {
          const kind = kinds.find(({ kind }) => kind === name)
          const job = kind && (await takeJob(db, kind, { nowMs: now(), subject }))
          if (job) await begin(kind, job).ended
        }),
      )
    },

    stopTaking,

    /** Waits for running jobs until the deadline and gives the leases of the others back, so that they are due at once. */
    async close(deadline?: AbortSignal): Promise<void> {
      stopTaking()
      await looking
      const allEnded = endOf([...runs])
      if (!deadline) await allEnded
      else if (!deadline.aborted) await Promise.race([allEnded, once(deadline, 'abort')])
      isClosed = true
      for (const { job } of runs) await returnJob(db, job, { dueAt: longAgo, attempts: job.attempts - 1 })
    },
  }
}
