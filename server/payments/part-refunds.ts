import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { partRefunds } from '#server/platform/db/schema/payment-tables.ts'
import type { JobEnd } from '#server/platform/jobs/job-kind.ts'
import type { NewJob } from '#server/platform/jobs/job-queue.ts'
import type { Cents, Id } from '#src/contract/values.ts'
import { sumCents } from '#src/domain/money.ts'

import { installationOf } from './installation.ts'
import { onlineFacts } from './online-facts.ts'
import type { EntityName } from './paid-entity.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './payment-deps.ts'
import type { PaymentRow } from './payment-queries.ts'
import { paymentOf } from './payment-queries.ts'

export type PartRefund = typeof partRefunds.$inferSelect

/** What a bill gives back, and the payment that it goes back from. */
export type BillRefund = { readonly amount: Cents; readonly paymentRef: string }

/**
 * Writes what was removed from an order, and a row for what each bill gives back of it; what is due is given back after the
 * transaction.
 */
export async function insertPartRefund(
  tx: Database,
  removal: Omit<PartRefund, 'id' | 'removalId'>,
  ofBills: readonly BillRefund[],
): Promise<void> {
  const [row] = await tx.insert(partRefunds).values(removal).returning()
  if (!row || ofBills.length === 0) return
  const { id: removalId, restaurantId, orderId, createdAt } = row
  const refund = { restaurantId, orderId, removalId, createdAt, isDue: true }
  await tx.insert(partRefunds).values(ofBills.map(({ amount, paymentRef }) => ({ ...refund, amount, paymentRef })))
}

/** What was removed from an order at one time. */
export type OrderRemoval = Pick<PartRefund, 'orderId' | 'createdAt' | 'pieces' | 'amount'> & {
  /** Of the amount: what goes back, from the payment of the order or from bills. For the rest less is to pay. */
  readonly paidBack: Cents
}

/** What was removed from some orders, the oldest first. */
export async function removalsOf(
  db: Database,
  { restaurantId, ids }: { readonly restaurantId: Id<'Restaurant'>; readonly ids: readonly Id<'Order'>[] },
): Promise<OrderRemoval[]> {
  const rows = await db
    .select()
    .from(partRefunds)
    .where(and(eq(partRefunds.restaurantId, restaurantId), inArray(partRefunds.orderId, ids)))
    .orderBy(asc(partRefunds.id))
  const refundsOf = (removal: PartRefund) =>
    rows.filter(({ id, removalId, paymentRef }) => paymentRef !== null && (removalId ?? id) === removal.id)
  return rows
    .filter(({ removalId }) => removalId === null)
    .map((removal) => ({ ...removal, paidBack: sumCents(refundsOf(removal).map(({ amount }) => amount)) }))
}

type Due = Pick<EntityName, 'restaurantId'> & Partial<Pick<EntityName, 'id'>>

/** Refunds of parts that are still to be made, of one order or restaurant if given. */
export function duePartRefunds(db: Database, of?: Due): Promise<PartRefund[]> {
  const isOfOrder =
    of &&
    and(
      eq(partRefunds.restaurantId, of.restaurantId),
      of.id === undefined ? undefined : eq(partRefunds.orderId, of.id as Id<'Order'>),
    )
  return db
    .select()
    .from(partRefunds)
    .where(and(sql`${partRefunds.isDue}`, isOfOrder))
    .orderBy(asc(partRefunds.createdAt))
}

/** Has the refunds of parts of a payment judged anew: one that the provider has made is found by its key, and not made again. */
export async function lookAtPartsAgain(tx: Database, { restaurantId, ref }: PaymentRow): Promise<void> {
  await tx
    .update(partRefunds)
    .set({ isDue: true })
    .where(and(eq(partRefunds.restaurantId, restaurantId), eq(partRefunds.paymentRef, ref)))
}

const word = 'part'

/** The job that makes the refund of a part; its payment leads to the kind. */
export async function jobOfPart(db: Database, { id, restaurantId, paymentRef }: PartRefund): Promise<NewJob[]> {
  const payment = paymentRef === null ? null : await paymentOf(db, paymentRef)
  if (!payment) return []
  return [{ kind: onlineFacts[payment.provider].job, subject: `${payment.ref} ${word} ${id}`, restaurantId }]
}

/** The refund of a part that a job is about, and its payment; null = it is about something else. */
export function partOfSubject(subject: string): { readonly ref: string; readonly id: Id<'PartRefund'> } | null {
  const [ref = '', what, id] = subject.split(' ')
  return what === word ? { ref, id: Number(id) as Id<'PartRefund'> } : null
}

/** Ms until a provider that has not decided is asked again. */
type Wait = { readonly undecidedMs: number }

/**
 * Gives a part back at the provider, under its own key, unless it is done. Where the whole payment goes back meanwhile, that
 * covers it.
 */
export async function actOnPart(
  deps: PaymentDeps,
  part: NonNullable<ReturnType<typeof partOfSubject>>,
  { undecidedMs }: Wait,
): Promise<JobEnd | void> {
  const payment = await paymentOf(deps.db, part.ref)
  if (!payment) return
  const isPart = and(eq(partRefunds.restaurantId, payment.restaurantId), eq(partRefunds.id, part.id))
  const [refund] = await deps.db.select().from(partRefunds).where(isPart)
  if (!refund?.isDue) return
  if (payment.status === 'paid') {
    const { provider, ref, currency, paymentAccountId } = payment
    const { giveBackPart } = await providerOf(deps, provider, paymentAccountId)
    const key = `comanda-refund-part-${await installationOf(deps.db)}-${part.id}`
    const ended = await giveBackPart(ref, { amount: refund.amount, currency, key })
    if (ended.end === 'failed') return { end: 'failed', reason: ended.reason }
    if (ended.end === 'pending') return { end: 'retry', afterMs: undecidedMs, reason: ended.reason }
  }
  await deps.db.update(partRefunds).set({ isDue: false }).where(isPart)
}
