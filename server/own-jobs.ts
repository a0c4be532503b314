import type { StaffPush } from './alerts/staff-push.ts'
import { photoJobs, photoLimits } from './menu/photo-jobs.ts'
import { pointJobs } from './orders/credit-due-orders.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { warnOfUnpayable } from './payments/unpayable-modes.ts'
import { forgetGuestsJob } from './personal-data/forget-guests.ts'
import { createDownload } from './platform/download/download.ts'
import type { JobKind } from './platform/jobs/job-kind.ts'
import { recurring } from './platform/jobs/job-kind.ts'
import { forgetPassedLimits } from './platform/limits/limits.ts'
import { outboxJobs } from './platform/outbox/outbox-jobs.ts'
import { retentionJobs } from './platform/retention/retention-jobs.ts'
import { printerJobs } from './printers/printer-jobs.ts'
import type { Settings } from './settings/settings.ts'
import { unansweredJobs } from './unanswered/unanswered-jobs.ts'

const dayMs = 86_400_000

/** The jobs that both editions have. */
export async function ownJobs(
  payments: PaymentDeps,
  settings: Settings,
  staffPush: StaffPush,
): Promise<readonly JobKind[]> {
  const { db, clock, log } = payments
  const deskUrl = `${settings.publicUrl ?? ''}/staff`
  return [
    ...paymentJobs(payments),
    ...pointJobs(payments),
    ...unansweredJobs({ ...payments, alerts: settings.alerts, staffPush, deskUrl }),
    ...printerJobs({ db, clock, staffPush, deskUrl }),
    ...(await outboxJobs({ db, clock }, settings)),
    ...photoJobs({ db, clock, download: createDownload(photoLimits) }),
    recurring('warn-of-unpayable', { everyMs: dayMs, run: () => warnOfUnpayable(payments) }),
    recurring('forget-limits', { everyMs: 60_000, run: () => forgetPassedLimits(db, clock.now()) }),
    // The restaurants of tests have clocks of their own, by which nothing is old.
    ...(settings.isTest ? [] : [...retentionJobs({ db, clock, log }), forgetGuestsJob({ db, clock, log })]),
  ]
}
