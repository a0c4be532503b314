import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { cardCustomers, payments } from '#server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { PaymentAccount } from './accounts/payment-account.ts'
import type { EntityName } from './paid-entity.ts'

export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = Omit<PaymentRow, 'status' | 'due' | 'paidAt' | 'returnedAt'>

function isOf({ restaurantId, kind, id }: EntityName) {
  return and(eq(payments.restaurantId, restaurantId), eq(payments.entityKind, kind), eq(payments.entityId, id))
}

/** The order, reservation or bill that a payment was begun for. */
export function entityOf({ restaurantId, entityKind: kind, entityId: id }: PaymentRow): EntityName {
  return { restaurantId, kind, id }
}

/** All payments of an entity, oldest first. */
export function paymentsOf(db: Database, entity: EntityName): Promise<PaymentRow[]> {
  return db.select().from(payments).where(isOf(entity)).orderBy(asc(payments.createdAt), asc(payments.ref))
}

/** Records a started payment; a payment with the same ref is answered unchanged. */
export async function recordPayment(tx: Database, payment: NewPayment): Promise<PaymentRow> {
  const [made] = await tx
    .insert(payments)
    .values({ ...payment, status: 'open', due: null })
    .onConflictDoNothing()
    .returning()
  const known = made ?? (await paymentOf(tx, payment.ref))
  if (!known) throw new Error('Comanda: the payment was not written.')
  return known
}

export async function paymentOf(db: Database, ref: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.ref, ref))
  return row ?? null
}

/** How many payments were ever begun with an account. */
export async function countPaymentsWith(
  db: Database,
  { id, restaurantId }: Pick<PaymentAccount, 'id' | 'restaurantId'>,
): Promise<number> {
  return db.$count(payments, and(eq(payments.restaurantId, restaurantId), eq(payments.paymentAccountId, id)))
}

export async function setPayment(
  tx: Database,
  ref: string,
  change: Partial<Pick<PaymentRow, 'status' | 'due' | 'paidAt'>>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.ref, ref))
}

/** Forgets a payment that turned out to be of another installation, while nothing has come of it here. */
export async function forgetPayment(db: Database, ref: string): Promise<void> {
  await db.delete(payments).where(and(eq(payments.ref, ref), eq(payments.status, 'open')))
}

/** Marks all other open payments of an entity for refund. */
export async function refundOtherPayments(tx: Database, entity: EntityName, ref: string | null): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'returned', due: 'return' })
    .where(and(isOf(entity), eq(payments.status, 'open'), ref === null ? undefined : ne(payments.ref, ref)))
}

/** Marks the payment of a paid entity for refund; false when there is none. */
export async function refundPaidPayments(tx: Database, entity: EntityName, nowMs: number): Promise<boolean> {
  const rows = await tx
    .update(payments)
    .set({ status: 'returned', due: 'return', returnedAt: new Date(nowMs) })
    .where(and(isOf(entity), eq(payments.status, 'paid')))
    .returning({ ref: payments.ref })
  return rows.length > 0
}

/** Payments with an action still to be done at the provider, of one entity if given. */
export function paymentsWithDueActions(db: Database, entity?: EntityName): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.due), entity && isOf(entity)))
    .orderBy(asc(payments.createdAt))
}

export async function clearDueAction(db: Database, { ref, due }: Pick<PaymentRow, 'ref' | 'due'>): Promise<void> {
  if (due === null) return
  await db
    .update(payments)
    .set({ due: null })
    .where(and(eq(payments.ref, ref), eq(payments.due, due)))
}

export type CardCustomer = typeof cardCustomers.$inferSelect
type CardOwner = Pick<CardCustomer, 'accountId' | 'venueId' | 'paymentAccountId'>

/** The id that a provider's account has of a customer at a venue; null before the first card. */
export async function cardCustomerOf(db: Database, owner: CardOwner): Promise<string | null> {
  const customers = await cardCustomersOf(db, owner.accountId)
  const isOwner = (one: CardCustomer) =>
    one.venueId === owner.venueId && one.paymentAccountId === owner.paymentAccountId
  return customers.find(isOwner)?.ref ?? null
}

/** A customer at every venue and every account that keeps cards for them. */
export function cardCustomersOf(db: Database, accountId: Id<'Account'>): Promise<CardCustomer[]> {
  return db
    .select()
    .from(cardCustomers)
    .where(eq(cardCustomers.accountId, accountId))
    .orderBy(asc(cardCustomers.venueId))
}

/** Of two simultaneous requests the first id is kept. */
export async function saveCardCustomer(db: Database, owner: CardOwner, ref: string): Promise<string> {
  await db
    .insert(cardCustomers)
    .values({ ...owner, ref })
    .onConflictDoNothing()
  return (await cardCustomerOf(db, owner)) ?? ref
}
