import type { Database } from '#server/platform/db/database.ts'
import type { entityKinds } from '#server/platform/db/schema/words.ts'
import type { PaymentModeKind } from '#src/contract/payment.ts'
import type { ServiceType } from '#src/contract/service-type.ts'
import type { Cents, Id } from '#src/contract/values.ts'

export type EntityKind = (typeof entityKinds)[number]
export type EntityName = { readonly restaurantId: Id<'Restaurant'>; readonly kind: EntityKind; readonly id: number }
/** Names an entity whose kind is known. */
export type EntityKey = Omit<EntityName, 'kind'>

/** An order, a reservation or a bill, as payments see it. */
export type PaidEntity = EntityName & {
  readonly venueId: Id<'Venue'>
  readonly type: ServiceType
  /** Null: a guest, who sends a token instead. */
  readonly accountId: Id<'Account'> | null
  readonly tokenHash: string | null
  /** The whole amount; there are no part payments. */
  readonly amount: Cents
  /** ISO 4217 */
  readonly currency: string
  /** Null: not paid online. */
  readonly paymentStatus: 'pending' | 'paid' | 'failed' | null
  readonly createdAt: Date
  /** Until when it can be paid, where that is not `timeToPayMs` after it was made; null = it is. */
  readonly payBy: Date | null
  /** When it is too late to keep it; null = it has no time. */
  readonly slotOverAt: Date | null
}
export type UnpaidEntity = Pick<PaidEntity, 'id' | 'restaurantId' | 'createdAt' | 'payBy' | 'slotOverAt'>

/** How the wait for a payment ends without one. */
export type Lapse = {
  /** Given where it was paid, but too late. */
  readonly reason: 'tooLate' | null
  /** Given up by its payer or by staff, before its time was over; `message` is what staff tell the diner with it. */
  readonly givenUp: { readonly message: string | null } | null
  readonly nowMs: number
}

/** The account of a customer. */
export type EntityOwner = { readonly restaurantId: Id<'Restaurant'>; readonly id: Id<'Account'> }

/** What payments need of one kind of entity. Callers of the writing functions hold the lock taken by `read`. */
export type PayableHandler = {
  /** `lock` keeps the row locked until the transaction ends. */
  read(db: Database, key: EntityKey, how: 'lock' | 'look'): Promise<PaidEntity | null>
  /** The restaurant of an entity that a provider or the payment page names by its number alone; null = there is none. */
  restaurantOf(db: Database, id: number): Promise<Id<'Restaurant'> | null>
  /** Entities with payment pending, of one account if given. */
  unpaid(db: Database, owner?: EntityOwner): Promise<UnpaidEntity[]>
  /** Marks it as paid; the venue sees it from then on. */
  markPaid(
    tx: Database,
    key: EntityKey,
    paid: { readonly mode: PaymentModeKind; readonly nowMs: number },
  ): Promise<void>
  /** Cancels it because it was not paid in time, and releases its stock, slot and seats. */
  lapse(tx: Database, key: EntityKey, end: Lapse): Promise<void>
  /** Mails the customer that the payment is refunded. */
  notifyReturn(tx: Database, key: EntityKey, nowMs: number): Promise<void>
}

/** Everything that can be paid online, one row for each kind; `app.ts` fills it. */
export type PayableHandlers = { readonly [K in EntityKind]: PayableHandler }

/** The database (or the running transaction) and the kinds of things that can be paid. */
type EntityDeps = { readonly db: Database; readonly entities: PayableHandlers }

/** The entity with this kind and id, or null; `lock` keeps its row locked until the transaction ends. */
export function readEntity(
  { db, entities }: EntityDeps,
  name: EntityName,
  how: 'lock' | 'look',
): Promise<PaidEntity | null> {
  return entities[name.kind].read(db, name, how)
}

/** The whole name of an entity that is named without its restaurant; null = there is none. */
export async function wholeName(
  { db, entities }: EntityDeps,
  { kind, id }: Pick<EntityName, 'kind' | 'id'>,
): Promise<EntityName | null> {
  const restaurantId = await entities[kind].restaurantOf(db, id)
  return restaurantId === null ? null : { restaurantId, kind, id }
}
