import type { JobKind } from './job-kind.ts'
import type { NewJob } from './job-queue.ts'
import { addJobs, dueKinds, makeAllDue, takeJob } from './job-queue.ts'
import { createJobRuns } from './job-runs.ts'
import type { JobDeps } from './run-job.ts'

export type Jobs = ReturnType<typeof createJobs>

/** Ms until the next look when the database did not answer. */
const afterErrorMs = 10_000

/** Runs jobs of the table (decision 53), some of each kind at a time, beside all other processes that do the same. */
export function createJobs(deps: JobDeps) {
  const { db, now } = deps
  const runs = createJobRuns(deps)
  const kinds: JobKind[] = []
  let isClosing = false
  let timer: NodeJS.Timeout | undefined

  async function addRecurring() {
    const wanted = kinds.filter(({ isRecurring }) => isRecurring)
    await addJobs(
      db,
      wanted.map(({ kind }) => ({ kind, subject: '', restaurantId: null })),
    )
  }

  /** Runs what is due of one kind after the other; answers whether anything was. */
  async function runOnce(): Promise<boolean> {
    let hasRun = false
    let due = await dueKinds(db, { kinds, nowMs: now() })
    for (const kind of kinds) {
      while (due.has(kind.kind) || runs.isBusy(kind)) {
        const hasBegun = await runs.finish(kind)
        // What has run may have asked for more, of the kinds behind it too.
        due = await dueKinds(db, { kinds, nowMs: now() })
        if (!hasBegun) break
        hasRun = true
      }
    }
    return hasRun
  }

  async function round(everyMs: number) {
    let nextMs = everyMs
    try {
      const due = await dueKinds(db, { kinds, nowMs: now() })
      for (const kind of kinds) if (due.has(kind.kind)) await runs.look(kind)
    } catch (error) {
      runs.reportError(error)
      nextMs = afterErrorMs
    }
    schedule(everyMs, nextMs)
  }

  function schedule(everyMs: number, nextMs: number) {
    if (isClosing) return
    timer = setTimeout(() => void round(everyMs), nextMs)
    timer.unref()
  }

  function stopTaking(): void {
    isClosing = true
    clearTimeout(timer)
    runs.stopTaking()
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
      while (await runOnce()) continue
    },

    /** Runs these jobs now, for a caller that waits for them; one that a process has taken is left to it. */
    async runNow(wanted: readonly NewJob[]): Promise<void> {
      await addJobs(db, wanted)
      await Promise.all(
        wanted.map(async ({ kind: name, subject }) => {
          const kind = kinds.find(({ kind }) => kind === name)
          const job = kind && (await takeJob(db, kind, { nowMs: now(), subject }))
          if (job) await runs.run(kind, job)
        }),
      )
    },

    /** Takes no more jobs by itself; those that run go on. */
    stopTaking,

    /** Waits for running jobs until the deadline; the others are due at once. */
    async close(deadline?: AbortSignal): Promise<void> {
      stopTaking()
      await runs.close(deadline)
    },
  }
}
