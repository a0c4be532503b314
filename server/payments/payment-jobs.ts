import { entityKinds } from '#server/platform/db/schema/words.ts'
import type { Job, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider, recurring } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'

import { act, addPaymentJobs } from './due-actions.ts'
import { forgetCardsJob } from './forget-cards.ts'
import { lapseWhenOverdue, overdueEntities } from './lapse-unpaid.ts'
import { onlineFacts } from './online-facts.ts'
import type { EntityName } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'

const everyMs = 10_000
const lapse = 'lapse'

/** Payments behind the counter: what is overdue lapses, what is due is captured and refunded, one job for each. */
export function paymentJobs(deps: PaymentDeps): readonly JobKind[] {
  async function addLapses() {
    const overdue = await overdueEntities(deps)
    await addJobs(
      deps.db,
      overdue.map(({ kind, id, restaurantId }) => ({ kind: lapse, subject: `${kind}-${id}`, restaurantId })),
    )
  }
  const payment = (kind: string): JobKind => ({ ...ofProvider, kind, run: ({ subject }) => act(deps, subject) })
  return [
    recurring('find-overdue', { everyMs, run: addLapses }),
    { ...ofProvider, kind: lapse, run: (job) => lapseWhenOverdue(deps, entityOf(job)) },
    forgetCardsJob(deps),
    recurring('find-due-payments', { everyMs, run: () => addPaymentJobs(deps) }),
    ...Object.values(onlineFacts).map(({ job }) => payment(job)),
  ]
}

/** Of a subject such as `order-12`. */
function entityOf({ subject, restaurantId }: Job): EntityName {
  const [word, id] = subject.split('-')
  const kind = entityKinds.find((each) => each === word)
  if (!kind || restaurantId === null) throw new Error(`Comanda: nothing is paid under the name ${subject}.`)
  return { restaurantId, kind, id: Number(id) }
}
