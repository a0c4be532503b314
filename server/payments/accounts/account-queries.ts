import { and, asc, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { paymentAccounts } from '#server/platform/db/schema/payment-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { AccountKind, PaymentAccount } from './payment-account.ts'

const isInUse = and(isNull(paymentAccounts.retiredAt), eq(paymentAccounts.isReady, true))

/** The accounts that a restaurant and its venues use now; those of every restaurant when none is named. */
export function accountsInUse(db: Database, restaurantId?: Id<'Restaurant'>): Promise<PaymentAccount[]> {
  return db
    .select()
    .from(paymentAccounts)
    .where(and(restaurantId && eq(paymentAccounts.restaurantId, restaurantId), isInUse))
}

/** An account by its number, a retired one too; null while it waits for its webhook. */
export async function readyAccount(db: Database, id: Id<'PaymentAccount'>): Promise<PaymentAccount | null> {
  const [row] = await db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.id, id), eq(paymentAccounts.isReady, true)))
  return row ?? null
}

/** An account by its number, retired or waiting ones too. */
export async function accountOf(db: Database, id: Id<'PaymentAccount'>): Promise<PaymentAccount | null> {
  const [row] = await db.select().from(paymentAccounts).where(eq(paymentAccounts.id, id))
  return row ?? null
}

/** Every account, of one restaurant if given, in the order of their numbers. */
export function allAccounts(db: Database, restaurantId?: Id<'Restaurant'>): Promise<PaymentAccount[]> {
  return db
    .select()
    .from(paymentAccounts)
    .where(restaurantId && eq(paymentAccounts.restaurantId, restaurantId))
    .orderBy(asc(paymentAccounts.id))
}

/** The kinds of the accounts that anybody uses. */
export async function kindsInUse(db: Database): Promise<readonly AccountKind[]> {
  const rows = await db.selectDistinct({ kind: paymentAccounts.kind }).from(paymentAccounts).where(isInUse)
  return rows.map(({ kind }) => kind)
}

/** A number for an account that is not written yet: the address of its webhook names it. */
export async function newAccountId(db: Database): Promise<Id<'PaymentAccount'>> {
  const [row] = await db
    .select({ id: sql<string>`nextval(pg_get_serial_sequence('payment_accounts', 'id'))` })
    .from(sql`(select) as once`)
  if (!row) throw new Error('Comanda: there is no number for the account.')
  return Number(row.id) as Id<'PaymentAccount'>
}

/**
 * Writes an account, or its new keys. One that is ready takes the place of the one in use, which is retired with the one that
 * waited; one that waits takes the place of another that waited.
 */
export function keepAccount(db: Database, account: PaymentAccount, nowMs: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { restaurantId, venueId, kind, isReady } = account
    const isSamePlace = and(
      eq(paymentAccounts.restaurantId, restaurantId),
      venueId === null ? isNull(paymentAccounts.venueId) : eq(paymentAccounts.venueId, venueId),
      eq(paymentAccounts.kind, kind),
      isNull(paymentAccounts.retiredAt),
    )
    await tx
      .update(paymentAccounts)
      .set({ retiredAt: new Date(nowMs) })
      .where(and(isSamePlace, isReady ? undefined : eq(paymentAccounts.isReady, false)))
    await tx.insert(paymentAccounts).values(account).onConflictDoUpdate({ target: paymentAccounts.id, set: account })
  })
}

/** Takes an account out of use, without another one in its place; one that is out of use stays as it is. */
export async function retireAccount(db: Database, account: PaymentAccount, nowMs: number): Promise<PaymentAccount> {
  const { id, restaurantId } = account
  const isThis = and(eq(paymentAccounts.restaurantId, restaurantId), eq(paymentAccounts.id, id))
  const [retired] = await db
    .update(paymentAccounts)
    .set({ retiredAt: new Date(nowMs) })
    .where(and(isThis, isNull(paymentAccounts.retiredAt)))
    .returning()
  return retired ?? account
}

/** Writes the secrets of an account as they are sealed now. */
export async function replaceSealed(
  db: Database,
  { id, restaurantId }: PaymentAccount,
  sealedPart: string,
): Promise<void> {
  await db
    .update(paymentAccounts)
    .set({ sealedPart })
    .where(and(eq(paymentAccounts.restaurantId, restaurantId), eq(paymentAccounts.id, id)))
}
