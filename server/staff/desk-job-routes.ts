import { readJobs, repeatJob } from '#desk/contract/jobs.ts'
import { failedJobs, repeatFailedJob } from '#server/platform/jobs/job-queue.ts'
import { refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'
import { audited, saveChange } from './save-change.ts'

/** Work behind the counter that was given up (decision 53): owners see it and let it begin anew. */
export function deskJobRoutes({ read, change }: DeskRoutes) {
  read(readJobs, async ({ db, member }) => ({
    // Neither the subject nor the error names a person.
    jobs: (await failedJobs(db, member.restaurantId)).map(({ id, kind, subject, attempts, lastError, failedAt }) => ({
      id,
      kind,
      subject,
      attempts,
      lastError,
      failedAt: failedAt?.toISOString() ?? null,
    })),
  }))

  change(repeatJob, (_body, call) =>
    saveChange(call, async (tx) => {
      const id = call.idOf('job')
      const job = await repeatFailedJob(tx, call.member.restaurantId, id)
      if (!job) return refuse({ reason: 'unknown' })
      const { kind, subject } = job
      return audited({ action: 'job.again', subject: id, before: null, after: { kind, subject } })
    }),
  )
}
