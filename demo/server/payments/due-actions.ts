import { addJobs } from '#demo/server/platform/jobs/job-queue.ts'
import type { NewJob } from '#demo/server/platform/jobs/job-queue.ts'
import type { OnlineMode } from '#src/domain/payments/online-mode.ts'

import type { EntityName } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { clearDueAction, paymentOf, paymentsWithDueActions } from './payment-queries.ts'

/** The jobs that call a provider: a kind each, so that one that does not answer keeps no place of another. */
export const paymentJobOf = { card: 'payment-card', payPal: 'payment-paypal' } as const satisfies Record<
  OnlineMode,
  string
>

/**
 * Captures and refunds at the providers what a transaction has marked as due for an entity, or for one payment of it.
 * Never called inside a transaction, so that no lock waits for the network. A failed action is repeated by its job.
 */
export async function executeDueActions(deps: PaymentDeps, entity: EntityName, ref?: string): Promise<void> {
  const due = await paymentsWithDueActions(deps.db, entity)
  await deps.jobs.runNow(due.filter((payment) => ref === undefined || payment.ref === ref).map(asJob))
}

/** Adds a job for every payment with a due action: for those that `executeDueActions` was not called for, or failed. */
export async function addPaymentJobs({ db }: PaymentDeps): Promise<void> {
  await addJobs(db, (await paymentsWithDueActions(db)).map(asJob))
}

function asJob({ provider, ref, restaurantId }: PaymentRow): NewJob {
  return { kind: paymentJobOf[provider], subject: ref, restaurantId }
}

/** Does what is due for a payment, if anything still is. */
export async function act(deps: PaymentDeps, subject: string): Promise<void> {
  const payment = await paymentOf(deps.db, subject)
  if (!payment?.due) return
  const { provider, ref, due } = payment
  const { giveBack, capture } = providerOf(deps, provider)
  await (due === 'return' ? giveBack(ref) : capture?.(ref))
  await clearDueAction(deps.db, payment)
}
