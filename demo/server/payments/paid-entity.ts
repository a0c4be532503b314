import type { Database } from '#demo/server/platform/db/database.ts'
import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'

export type EntityKind = 'order' | 'reservation'
export type EntityName = { readonly kind: EntityKind; readonly id: number }

/** What is paid online, whatever it is. */
export type PaidEntity = EntityName & {
  readonly restaurantId: Id<'Restaurant'>
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
  /** Null: a guest, who shows a token instead. */
  readonly accountId: Id<'Account'> | null
  readonly tokenHash: string | null
  /** All of it, at once. */
  readonly amount: Cents
  /** ISO 4217 */
  readonly currency: string
  /** Null: nothing is paid online. */
  readonly paymentStatus: 'pending' | 'paid' | 'failed' | null
  readonly createdAt: Date
}
export type UnpaidEntity = Pick<PaidEntity, 'id' | 'restaurantId' | 'createdAt'>

/** What one kind of paid thing does about its payment. Writing happens under the lock that `read` has taken. */
export type PayableHandler = {
  /** `lock` keeps the row locked until the transaction ends. */
  read(db: Database, id: number, how: 'lock' | 'look'): Promise<PaidEntity | null>
  /** Everything that waits for its payment; with an account only theirs. */
  unpaid(db: Database, accountId?: Id<'Account'>): Promise<UnpaidEntity[]>
  /** It is paid: from now on the venue sees it. */
  markPaid(tx: Database, id: number, paid: { readonly mode: PaymentModeKind; readonly nowMs: number }): Promise<void>
  /** It was not paid in time: what it held is free again. */
  lapse(tx: Database, id: number, nowMs: number): Promise<void>
  /** Tells the customer that what they paid goes back to them. */
  notifyReturn(tx: Database, id: number, nowMs: number): Promise<void>
}

/** Everything that can be paid online, one row for each kind; `app.ts` fills it. */
export type PayableHandlers = { readonly [K in EntityKind]: PayableHandler }

/** The database (or the running transaction) and the kinds of things that can be paid. */
type EntityDeps = { readonly db: Database; readonly entities: PayableHandlers }

/** The entity with this kind and id, or null; `lock` keeps its row locked until the transaction ends. */
export function readEntity(
  { db, entities }: EntityDeps,
  { kind, id }: EntityName,
  how: 'lock' | 'look',
): Promise<PaidEntity | null> {
  return entities[kind].read(db, id, how)
}
