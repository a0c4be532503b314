import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import { jobs } from '#server/platform/db/schema/job-tables.ts'
import type { Id } from '#src/contract/values.ts'
import { noon } from '#tests/server/support/diner.ts'
import { deskOf } from '#tests/support/desk.ts'
import type { TestService } from '#tests/support/service.ts'
import { startService } from '#tests/support/service.ts'

let service: TestService
let restaurantId: Id<'Restaurant'>
beforeAll(async () => {
  service = await startService({ now: noon })
})
beforeEach(async () => {
  restaurantId = await service.newRestaurant()
  await service.db.delete(jobs)
})

type Row = Partial<typeof jobs.$inferInsert>
const failed: Row = { failedAt: new Date(noon), attempts: 50, lastError: 'Error ECONNREFUSED' }
async function aJob(row: Row): Promise<number> {
  const [job] = await service.db
    .insert(jobs)
    .values({ kind: 'mail', subject: '12', restaurantId, dueAt: new Date(noon), ...row })
    .returning()
  return job?.id ?? 0
}
const listed = async () => (await deskOf(service, restaurantId).read<{ jobs: object[] }>('jobs')).jobs
const repeat = async (job: number) => (await deskOf(service, restaurantId).post(`jobs/${job}/again`)).status

test('owners see the given-up jobs of their restaurant', async () => {
  const other = await service.newRestaurant()
  const job = await aJob(failed)
  await aJob({ subject: '13' })
  await aJob({ ...failed, subject: '14', restaurantId: other })
  await aJob({ ...failed, subject: '15', restaurantId: null })
  expect(await listed()).toEqual([
    {
      id: job,
      kind: 'mail',
      subject: '12',
      attempts: 50,
      lastError: 'Error ECONNREFUSED',
      failedAt: new Date(noon).toISOString(),
    },
  ])
})

test('a given-up job begins anew when it is asked for', async () => {
  const job = await aJob(failed)
  expect(await repeat(job)).toBe(200)
  expect(await listed()).toEqual([])
  const [row] = await service.db.select().from(jobs).where(eq(jobs.id, job))
  expect(row).toMatchObject({ failedAt: null, attempts: 0, lease: null, dueAt: new Date(0) })
  await service.sweep()
  // No mail has this number, so nothing is left to do.
  expect(await service.db.$count(jobs, eq(jobs.id, job))).toBe(0)
})

test('only what was given up here begins anew', async () => {
  const other = await service.newRestaurant()
  const jobsOfOthers = [
    await aJob({ subject: '1' }),
    await aJob({ ...failed, subject: '2', restaurantId: other }),
    await aJob({ ...failed, subject: '3', restaurantId: null }),
  ]
  for (const job of [...jobsOfOthers, 2 ** 40]) expect(await repeat(job)).toBe(404)
  expect(await service.db.$count(jobs, eq(jobs.attempts, 50))).toBe(2)
})
