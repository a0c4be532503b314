import type { Database } from '#server/platform/db/database.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import type { Clock } from '#server/platform/service-clock.ts'
import type { Settings } from '#server/settings/settings.ts'

import { mailJobs } from './mail-jobs.ts'
import { openMailServer } from './mail-server.ts'
import { pushJobs } from './push-jobs.ts'
import { openPushService } from './push-service.ts'

type OutboxDeps = { readonly db: Database; readonly clock: Clock }

/** What sends mails and push messages, as far as the settings say by whom. */
export async function outboxJobs(
  deps: OutboxDeps,
  { mail, pushAccount, siteOrigin, publicUrl }: Pick<Settings, 'mail' | 'pushAccount' | 'siteOrigin' | 'publicUrl'>,
): Promise<readonly JobKind[]> {
  const mailServer = mail && (await openMailServer(mail))
  const pushService = pushAccount === null ? null : await openPushService(pushAccount)
  return [...mailJobs({ ...deps, mailServer, siteOrigin, publicUrl }), ...pushJobs({ ...deps, pushService })]
}
