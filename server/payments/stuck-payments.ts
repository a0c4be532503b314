import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { isJobOf } from './due-actions.ts'
import { onlineFacts } from './online-facts.ts'
import type { EntityKind, EntityName } from './paid-entity.ts'
import { duePartRefunds, partOfSubject } from './part-refunds.ts'

/** Money that a provider did not hand over, or did not give back, and of which nothing more is tried by itself. */
export type PaymentProblem = 'notCollected' | 'notReturned'

type Stuck = Pick<EntityName, 'kind' | 'id'> & { readonly problem: PaymentProblem }

/** The payments of a restaurant whose job was given up: few, and read by the index of such jobs. */
export async function stuckPayments(db: Database, restaurantId: Id<'Restaurant'>): Promise<readonly Stuck[]> {
  const givenUp = await db
    .select({ subject: jobs.subject })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.failedAt),
        eq(jobs.restaurantId, restaurantId),
        inArray(
          jobs.kind,
          Object.values(onlineFacts).map(({ job }) => job),
        ),
      ),
    )
  if (givenUp.length === 0) return []
  const refs = givenUp.map(({ subject }) => subject.split(' ')[0] ?? '')
  const parts = givenUp.flatMap(({ subject }) => partOfSubject(subject) ?? [])
  const stuckParts = parts.length === 0 ? [] : await duePartRefunds(db, { restaurantId })
  const rows = await db
    .select()
    .from(payments)
    .where(and(inArray(payments.ref, refs), isNotNull(payments.due)))
  const ofParts = stuckParts
    .filter(({ id }) => parts.some((part) => part.id === id))
    .map(({ orderId }) => ({ kind: 'order', id: orderId, problem: 'notReturned' }) as const)
  const ofPayments = rows
    .filter((row) => givenUp.some(({ subject }) => isJobOf(subject, row)))
    .map(({ entityKind: kind, entityId: id, due }) => ({
      kind,
      id,
      problem: due === 'capture' ? ('notCollected' as const) : ('notReturned' as const),
    }))
  return [...ofPayments, ...ofParts]
}

/** The problem of one order, reservation or bill; null = none. */
export function problemOf(stuck: readonly Stuck[], kind: EntityKind, id: number): PaymentProblem | null {
  return stuck.find((one) => one.kind === kind && one.id === id)?.problem ?? null
}
