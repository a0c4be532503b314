import { EventEmitter, once } from 'node:events'

import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import type { Database } from '#server/platform/db/database.ts'
import { jobs as jobsTable } from '#server/platform/db/schema/job-tables.ts'
import { createJobs } from '#server/platform/jobs/create-jobs.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider, recurring } from '#server/platform/jobs/job-kind.ts'
import { addJobs, takeJob } from '#server/platform/jobs/job-queue.ts'
import { retryWaitMs } from '#server/platform/jobs/retry-wait.ts'
import type { LogEntry } from '#server/platform/logger.ts'
import { noon } from '#tests/server/support/diner.ts'
import { postgresPrograms } from '#tests/server/support/postgres-server.ts'
import { startTwoServices } from '#tests/server/support/two-services.ts'
import { startService } from '#tests/support/service.ts'

const never = () => new Promise<never>(() => undefined)
const kindOf = (kind: string, run: JobKind['run'], more: Partial<JobKind> = {}): JobKind => ({
  ...ofProvider,
  kind,
  run,
  ...more,
})
const asked = (kind: string, ...subjects: string[]) =>
  subjects.map((subject) => ({ kind, subject, restaurantId: null }))
const rowsOf = (db: Database, kind: string) =>
  db.select().from(jobsTable).where(eq(jobsTable.kind, kind)).orderBy(asc(jobsTable.id))
const range = (count: number) => Array.from({ length: count }, (_, index) => String(index))

let nowMs: number
let logged: LogEntry[]
beforeEach(() => {
  nowMs = noon
  logged = []
})

function runner(db: Database, ...kinds: JobKind[]) {
  const jobs = createJobs({ db, log: (entry) => void logged.push(entry), now: () => nowMs })
  jobs.handle(kinds)
  return jobs
}

describe('a job', async () => {
  const { db } = await startService()
  afterEach(async () => {
    await db.delete(jobsTable)
  })

  test('is done once and gone, however often asked for', async () => {
    const done: string[] = []
    const jobs = runner(
      db,
      kindOf('once', async ({ subject }) => void done.push(subject)),
    )
    await addJobs(db, [...asked('once', '1', '2'), ...asked('once', '1')])
    await jobs.runAll()
    await jobs.runAll()
    expect(done).toEqual(['1', '2'])
    expect(await rowsOf(db, 'once')).toEqual([])
  })

  test('asked for by another is done in the same pass', async () => {
    const done: string[] = []
    const jobs = runner(
      db,
      kindOf('asks', async () => {
        done.push('asks')
        await addJobs(db, asked('asked', '1'))
      }),
      kindOf('asked', async () => void done.push('asked')),
      kindOf('behind', async () => void done.push('behind')),
    )
    await addJobs(db, [...asked('asks', '1'), ...asked('behind', '1')])
    await jobs.runAll()
    expect(done).toEqual(['asks', 'asked', 'behind'])
  })

  test('is undone with the transaction that asked for it', async () => {
    await db
      .transaction(async (tx) => {
        await addJobs(tx, asked('undone', '1'))
        tx.rollback()
      })
      .catch(() => undefined)
    expect(await rowsOf(db, 'undone')).toEqual([])
  })

  test('that fails waits longer each time, then stays as failed', async () => {
    const fails = async () => {
      throw Object.assign(new TypeError('anna@example.com does not exist'), { code: 'EENVELOPE' })
    }
    const jobs = runner(db, kindOf('fails', fails, { attempts: 3 }))
    await addJobs(db, asked('fails', '1'))
    const waits: number[] = []
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await jobs.runAll()
      const [row] = await rowsOf(db, 'fails')
      waits.push(Number(row?.dueAt) - nowMs)
    }
    expect(waits[0]).toBeGreaterThanOrEqual(3750)
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
    await jobs.runAll()
    await jobs.runAll()
    const failed = { attempts: 3, lease: null, lastError: 'TypeError EENVELOPE', failedAt: new Date(nowMs) }
    expect(await rowsOf(db, 'fails')).toMatchObject([failed])
    expect(logged.filter(({ event }) => event === 'job-failed')).toMatchObject([{ subject: '1', attempts: 3 }])
    expect(JSON.stringify(logged)).not.toContain('anna@')
  })

  test('says when it is repeated, or that it never is', async () => {
    const busy = { end: 'retry', afterMs: 7000, reason: 'busy' } as const
    const gone = { end: 'failed', reason: 'gone' } as const
    const jobs = runner(
      db,
      kindOf('says', async ({ subject }) => (subject === 'busy' ? busy : gone)),
    )
    await addJobs(db, asked('says', 'busy', 'gone'))
    await jobs.runAll()
    expect(await rowsOf(db, 'says')).toMatchObject([
      { lastError: 'busy', dueAt: new Date(nowMs + 7000), failedAt: null },
      { lastError: 'gone', failedAt: new Date(nowMs) },
    ])
  })

  test('that does not end in time counts as failed', async () => {
    const jobs = runner(db, kindOf('hangs', never, { limitMs: 20 }))
    await addJobs(db, asked('hangs', '1'))
    await jobs.runAll()
    expect(await rowsOf(db, 'hangs')).toMatchObject([{ attempts: 1, lease: null, lastError: 'Error' }])
  })

  test('whose process ends is repeated after its lease', async () => {
    const kind = kindOf('killed', async () => undefined)
    await addJobs(db, asked('killed', '1'))
    expect(await takeJob(db, kind, { nowMs })).toMatchObject({ attempts: 1 })
    expect(await takeJob(db, kind, { nowMs: nowMs + kind.limitMs })).toBeNull()
    expect(await takeJob(db, kind, { nowMs, subject: '1' })).toBeNull()
    expect(await takeJob(db, kind, { nowMs: nowMs + kind.limitMs + 30_000 })).toMatchObject({ attempts: 2 })
  })

  test('that ends every process is given up', async () => {
    const kind = kindOf('poison', never, { attempts: 2 })
    await addJobs(db, asked('poison', '1'))
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await takeJob(db, kind, { nowMs })
      nowMs += kind.limitMs + 30_000
    }
    await runner(db, kind).runAll()
    expect(await rowsOf(db, 'poison')).toMatchObject([{ failedAt: new Date(nowMs), lastError: 'no attempt has ended' }])
  })

  test('of a provider that hangs delays no other', async () => {
    const quick = new EventEmitter()
    const isQuick = once(quick, 'done')
    const jobs = runner(
      db,
      kindOf('hanging', never, { atOnce: 2 }),
      kindOf('quick', async () => void quick.emit('done')),
    )
    await addJobs(db, [...asked('hanging', '1', '2', '3'), ...asked('quick', '1')])
    await jobs.start(1)
    await isQuick
    const begun = (await rowsOf(db, 'hanging')).map(({ attempts }) => attempts)
    expect(begun).toEqual([1, 1, 0])
    await jobs.close(AbortSignal.timeout(20))
    expect(await rowsOf(db, 'hanging')).toMatchObject(range(3).map(() => ({ attempts: 0, lease: null })))
  })

  test('that recurs is due again after its time', async () => {
    let runs = 0
    const jobs = runner(db, recurring('recurs', { everyMs: 60_000, run: async () => (runs += 1) }))
    await jobs.runAll()
    await jobs.runAll()
    expect(runs).toBe(2)
    expect(await rowsOf(db, 'recurs')).toMatchObject([{ subject: '', attempts: 0, dueAt: new Date(nowMs + 60_000) }])
  })
})

test.each([
  [1, 0, 3750],
  [1, 0.5, 5000],
  [2, 0.5, 20_000],
  [3, 0.5, 80_000],
  [6, 0.5, 3_600_000],
  [40, 0.999_999_9, 4_500_000],
])('attempt %i at chance %d waits %i ms', (attempts, random, waitMs) => {
  expect(retryWaitMs(attempts, { longestMs: 3_600_000, random })).toBe(waitMs)
})

const programs = postgresPrograms()

describe.skipIf(programs === null)('jobs of two services on one PostgreSQL server', { timeout: 120_000 }, () => {
  test('are shared: each is done once', async () => {
    const { one, other, stop } = await startTwoServices(programs ?? '')
    const done: string[] = []
    const kind = kindOf('shared', async ({ subject }) => void done.push(subject), { atOnce: 8 })
    await addJobs(one.db, asked('shared', ...range(200)))
    const runners = [one.db, other.db, one.db, other.db].map((db) => runner(db, kind))
    await Promise.all(runners.map((jobs) => jobs.runAll()))
    expect(done.toSorted()).toEqual(range(200).toSorted())
    expect(await rowsOf(one.db, 'shared')).toEqual([])
    expect(logged).toEqual([])
    await stop()
  })
})
