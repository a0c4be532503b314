import * as z from 'zod/mini'

import { failedJobs, repeatFailedJob } from '#server/platform/jobs/job-queue.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { DeskRoutes } from './desk-answer.ts'

const nothing = z.object({})
const access = { ownersOnly: true }

/** Work behind the counter that was given up (decision 53): owners see it and let it begin anew. */
export function deskJobRoutes({ read, change }: DeskRoutes) {
  read(
    '/jobs',
    async ({ db, member }) => ({
      // Neither the subject nor the error names a person.
      jobs: (await failedJobs(db, member.restaurantId)).map(({ id, kind, subject, attempts, lastError, failedAt }) => ({
        id,
        kind,
        subject,
        attempts,
        lastError,
        failedAt: failedAt?.toISOString() ?? null,
      })),
    }),
    access,
  )

  change(
    '/jobs/:job/again',
    nothing,
    async (_body, { db, member, idOf }) =>
      (await repeatFailedJob(db, member.restaurantId, idOf('job'))) ? accept({}) : refuse({ reason: 'unknown' }),
    access,
  )
}
