import type { Database } from '#server/platform/db/database.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider } from '#server/platform/jobs/job-kind.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import { isOvertaken, pushJob, pushOf, setPushSent, subjectOfPush } from './push-outbox.ts'
import type { PushService } from './push-service.ts'
import { forgetPushToken } from './push-tokens.ts'

type PushDeps = {
  readonly db: Database
  readonly clock: Clock
  /** Null: push messages stay in their outbox. */
  readonly pushService: PushService | null
}

/** About three hours of attempts: later nobody wants to hear of it. */
const attempts = 8

/** Sends the push messages of the outbox, one job for each. */
export function pushJobs({ db, clock, pushService }: PushDeps): readonly JobKind[] {
  async function run(job: Job): Promise<JobEnd | void> {
    const push = pushService && (await pushOf(db, job))
    if (!pushService || !push || push.sentAt !== null || (await isOvertaken(db, push))) return
    const delivery = await pushService.send({ ...push, subject: subjectOfPush(push.data) }, clock.now())
    switch (delivery.kind) {
      case 'taken':
        return setPushSent(db, push, clock.now())
      case 'unregistered':
        return forgetPushToken(db, push)
      case 'refused-for-now':
        return { end: 'retry', afterMs: delivery.afterMs, reason: delivery.reason }
      case 'refused':
        return { end: 'failed', reason: delivery.reason }
    }
  }
  return [{ ...ofProvider, kind: pushJob, attempts, run }]
}
