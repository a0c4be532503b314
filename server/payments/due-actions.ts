import type { Database } from '#server/platform/db/database.ts'
import type { JobEnd } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { NewJob } from '#server/platform/jobs/job-queue.ts'

import { onlineFacts } from './online-facts.ts'
import type { EntityName } from './paid-entity.ts'
import { actOnPart, duePartRefunds, jobOfPart, partOfSubject } from './part-refunds.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import { actionDone } from './payment-provider.ts'
import type { PaymentRow } from './payment-queries.ts'
import { clearDueAction, paymentOf, paymentsWithDueActions } from './payment-queries.ts'

/**
 * Captures and refunds at the providers what a transaction has marked as due for an entity, or for one payment of it.
 * Never called inside a transaction, so that no lock waits for the network. A failed action is repeated by its job.
 */
export async function executeDueActions(deps: PaymentDeps, entity: EntityName, ref?: string): Promise<void> {
  const due = await paymentsWithDueActions(deps.db, entity)
  await deps.jobs.runNow(due.filter((payment) => ref === undefined || payment.ref === ref).map(asJob))
  if (ref === undefined && entity.kind === 'order') await deps.jobs.runNow(await partJobs(deps.db, entity))
}

/** Adds a job for every payment with a due action: for those that `executeDueActions` was not called for, or failed. */
export async function addPaymentJobs({ db }: PaymentDeps): Promise<void> {
  await addJobs(db, (await paymentsWithDueActions(db)).map(asJob))
  await addJobs(db, await partJobs(db))
}

async function partJobs(db: Database, entity?: EntityName): Promise<NewJob[]> {
  const due: NewJob[] = []
  for (const refund of await duePartRefunds(db, entity)) due.push(...(await jobOfPart(db, refund)))
  return due
}

/** A job for each action: one that was given up does not keep the next from being done. */
function asJob({ provider, ref, due, restaurantId }: PaymentRow): NewJob {
  return { kind: onlineFacts[provider].job, subject: `${ref} ${due}`, restaurantId }
}

/** Whether a job is about what is due for a payment now; those of earlier versions named no action. */
export function isJobOf(subject: string, { ref, due }: Pick<PaymentRow, 'ref' | 'due'>): boolean {
  return due !== null && (subject === ref || subject === `${ref} ${due}`)
}

/** Ms until a provider that has not decided is asked again: banks take days, and fifty of these are twelve. */
const undecidedMs = 6 * 3_600_000

/**
 * Does what is due for a payment, if anything still is. What a provider refuses for good stays due and its job is given up,
 * which the desk shows until somebody repeats it.
 */
export async function act(deps: PaymentDeps, subject: string): Promise<JobEnd | void> {
  const part = partOfSubject(subject)
  if (part !== null) return actOnPart(deps, part, { undecidedMs })
  const payment = await paymentOf(deps.db, subject.split(' ')[0] ?? '')
  if (!payment || !isJobOf(subject, payment)) return
  const { provider, ref, due, paymentAccountId } = payment
  const { giveBack, capture } = await providerOf(deps, provider, paymentAccountId)
  const ended = (await (due === 'return' ? giveBack(ref) : capture?.(ref))) ?? actionDone
  if (ended.end === 'done') return clearDueAction(deps.db, payment)
  const { reason } = ended
  return ended.end === 'failed' ? { end: 'failed', reason } : { end: 'retry', afterMs: undecidedMs, reason }
}
