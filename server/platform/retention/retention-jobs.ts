import type { Database } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import { recurring } from '#server/platform/jobs/job-kind.ts'
import type { Logger } from '#server/platform/logger.ts'
import { emptyPassedSecrets } from '#server/platform/outbox/mail-outbox.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import { deleteOldRows } from './delete-old-rows.ts'
import { retentionRules } from './retention-rules.ts'

type RetentionDeps = { readonly db: Database; readonly clock: Clock; readonly log: Logger }

const everyMs = 10 * 60_000
/** Below the limit of a job (`recurring`). */
const longestMs = 4 * 60_000

/** Deletes what is too old to be kept (`retentionRules`), and secrets that have passed out of mails that stay. */
export function retentionJobs({ db, clock, log }: RetentionDeps): readonly JobKind[] {
  async function run() {
    const nowMs = clock.now()
    const untilMs = performance.now() + longestMs
    const hasTime = () => performance.now() < untilMs
    await emptyPassedSecrets(db, nowMs)
    let rows = 0
    for (const rule of retentionRules) rows += await deleteOldRows(db, rule, { nowMs, hasTime })
    if (rows > 0) log({ event: 'old-rows-deleted', level: 'info', rows })
  }
  return [recurring('retention', { everyMs, run })]
}
