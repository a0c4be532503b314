import type { Database } from '#server/platform/db/database.ts'
import type { Job, JobEnd, JobKind } from '#server/platform/jobs/job-kind.ts'
import { ofProvider } from '#server/platform/jobs/job-kind.ts'
import { addJobs } from '#server/platform/jobs/job-queue.ts'
import type { Account } from '#server/platform/sessions.ts'
import type { Id } from '#src/contract/values.ts'

import type { PaymentDeps } from './payment-deps.ts'
import { cardCustomersOf } from './payment-queries.ts'

const kind = 'forget-cards'

/** Asks that the providers forget who an account is and its cards, once the transaction has erased the account. */
export async function addForgetCards(tx: Database, { id, restaurantId }: Account): Promise<void> {
  const customers = await cardCustomersOf(tx, id)
  const subjects = customers.map(({ paymentAccountId, ref }) => `${paymentAccountId ?? 0}/${ref}`)
  await addJobs(
    tx,
    subjects.map((subject) => ({ kind, subject, restaurantId })),
  )
}

/** Deletes the customer at the provider, and its cards with it. */
export function forgetCardsJob(deps: Pick<PaymentDeps, 'db' | 'providers'>): JobKind {
  return { ...ofProvider, kind, run: (job) => forget(deps, job) }
}

async function forget(
  { db, providers }: Pick<PaymentDeps, 'db' | 'providers'>,
  { subject }: Job,
): Promise<JobEnd | void> {
  const [account = '', ref = ''] = subject.split('/')
  const id = account === '0' ? null : (Number(account) as Id<'PaymentAccount'>)
  const card = await providers.ofAccount(db, 'card', id)
  if (!card) return { end: 'failed', reason: 'The keys of the account that keeps the cards are gone.' }
  await card.deleteCustomer(ref)
}
