import { randomBytes } from 'node:crypto'

import { and, eq, inArray, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stripeIntents, stripeMethods } from '#server/platform/db/schema/emulator-tables.ts'

import type { Fate } from './test-cards.ts'

export type IntentRow = typeof stripeIntents.$inferSelect
export type MethodRow = typeof stripeMethods.$inferSelect
type NewIntent = Pick<IntentRow, 'account' | 'kind' | 'amount' | 'currency' | 'customer'> &
  Partial<Pick<IntentRow, 'idempotencyKey' | 'metadata'>>

/** A name as Stripe makes them, with 128 random bits. */
export function newRef(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`
}

export async function createIntent(db: Database, intent: NewIntent, nowMs: number): Promise<IntentRow> {
  const id = newRef(intent.kind === 'payment' ? 'pi' : 'seti')
  const row = {
    ...intent,
    id,
    clientSecret: `${id}_${newRef('secret')}`,
    status: 'requires_payment_method' as const,
    createdAt: new Date(nowMs),
  }
  const [made] = await db.insert(stripeIntents).values(row).onConflictDoNothing().returning()
  const [found] = made ? [made] : await db.select().from(stripeIntents).where(isSameCall(intent))
  if (!found) throw new Error('Comanda: the emulated intent was not made.')
  return found
}

function isSameCall({ account, idempotencyKey }: NewIntent) {
  return and(eq(stripeIntents.account, account), eq(stripeIntents.idempotencyKey, idempotencyKey ?? ''))
}

export async function intentOf(db: Database, id: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(stripeIntents).where(eq(stripeIntents.id, id))
  return row ?? null
}

/** What a page shows to confirm an intent: the key of its account, and the secret, which is the permission. */
export type Shown = { readonly key: string; readonly clientSecret: string }

/** The intent with this client secret, if the account with the key has made it. */
export async function intentOfSecret(db: Database, { key, clientSecret }: Shown): Promise<IntentRow | null> {
  const [row] = await db.select().from(stripeIntents).where(eq(stripeIntents.clientSecret, clientSecret))
  return row?.account === key ? row : null
}

const confirmable = ['requires_payment_method', 'requires_action'] as const

/** Moves an intent on, unless it has ended meanwhile: a success and a cancellation at once leave one of the two. */
export async function moveIntent(
  db: Database,
  id: string,
  change: Partial<Pick<IntentRow, 'status' | 'paymentMethod' | 'keepsCard'>>,
): Promise<IntentRow | null> {
  const [row] = await db
    .update(stripeIntents)
    .set(change)
    .where(and(eq(stripeIntents.id, id), inArray(stripeIntents.status, [...confirmable])))
    .returning()
  return row ?? null
}

export async function refundIntent(db: Database, id: string): Promise<void> {
  await db.update(stripeIntents).set({ isRefunded: true }).where(eq(stripeIntents.id, id))
}

/** Succeeded payments whose webhook has not been sent. */
export function unannounced(db: Database): Promise<IntentRow[]> {
  return db
    .select()
    .from(stripeIntents)
    .where(
      and(
        eq(stripeIntents.kind, 'payment'),
        eq(stripeIntents.status, 'succeeded'),
        eq(stripeIntents.isAnnounced, false),
      ),
    )
}

export async function setAnnounced(db: Database, id: string): Promise<void> {
  await db.update(stripeIntents).set({ isAnnounced: true }).where(eq(stripeIntents.id, id))
}

type NewMethod = Pick<MethodRow, 'account' | 'brand' | 'last4' | 'expMonth' | 'expYear'> & { readonly fate: Fate }

export async function createMethod(db: Database, method: NewMethod, nowMs: number): Promise<MethodRow> {
  const row = { ...method, id: newRef('pm'), createdAt: new Date(nowMs) }
  const [made] = await db.insert(stripeMethods).values(row).returning()
  if (!made) throw new Error('Comanda: the emulated card was not made.')
  return made
}

export async function methodOf(db: Database, account: string, id: string): Promise<MethodRow | null> {
  const [row] = await db.select().from(stripeMethods).where(eq(stripeMethods.id, id))
  return row?.account === account ? row : null
}

type Owner = { readonly account: string; readonly customer: string }

function isOf({ account, customer }: Owner) {
  return and(eq(stripeMethods.account, account), eq(stripeMethods.customer, customer))
}

/** False when something of another account is the customer's: customers have no rows of their own. */
export async function isCustomerOf(db: Database, account: string, customer: string): Promise<boolean> {
  const [other] = await db
    .select({ account: stripeIntents.account })
    .from(stripeIntents)
    .where(and(eq(stripeIntents.customer, customer), ne(stripeIntents.account, account)))
    .limit(1)
  return other === undefined
}

export function methodsOf(db: Database, owner: Owner): Promise<MethodRow[]> {
  return db.select().from(stripeMethods).where(isOf(owner)).orderBy(stripeMethods.createdAt, stripeMethods.id)
}

export async function keepMethod(db: Database, id: string, customer: string): Promise<void> {
  await db.update(stripeMethods).set({ customer }).where(eq(stripeMethods.id, id))
}

/** Drops every card of a customer. */
export async function dropMethods(db: Database, owner: Owner): Promise<void> {
  await db.delete(stripeMethods).where(isOf(owner))
}

export async function dropMethod(db: Database, id: string, owner: Owner): Promise<boolean> {
  const rows = await db
    .delete(stripeMethods)
    .where(and(eq(stripeMethods.id, id), isOf(owner)))
    .returning({ id: stripeMethods.id })
  return rows.length > 0
}
