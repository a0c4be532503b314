import * as z from 'zod/mini'

import { deskRead, deskSend } from './desk-call.ts'
import { instant, nothing, rows } from './values.ts'

/** Work behind the counter that was given up; neither subject nor error names a person. */
const job = z.object({
  id: z.int(),
  kind: z.string(),
  subject: z.string(),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  failedAt: z.nullable(instant),
})
export type FailedJob = z.output<typeof job>

export const readJobs = deskRead('/jobs', z.object({ jobs: rows(job) }))
export const repeatJob = deskSend('/jobs/:job/again', nothing, nothing)
