import { randomBytes } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { stripeIntents, stripeMethods } from '#server/platform/db/schema/emulator-tables.ts'

import type { Fate } from './test-cards.ts'

export type IntentRow = typeof stripeIntents.$inferSelect
export type MethodRow = typeof stripeMethods.$inferSelect
type NewIntent = Pick<IntentRow, 'kind' | 'amount' | 'currency' | 'customer'> &
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

function isSameCall({ idempotencyKey }: NewIntent) {
  return eq(stripeIntents.idempotencyKey, idempotencyKey ?? '')
}

export async function intentOf(db: Database, id: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(stripeIntents).where(eq(stripeIntents.id, id))
  return row ?? null
}

/** The intent with this client secret; knowing the secret is the permission to confirm it. */
export async function intentOfSecret(db: Database, clientSecret: string): Promise<IntentRow | null> {
  const [row] = await db.select().from(stripeIntents).where(eq(stripeIntents.clientSecret, clientSecret))
  return row ?? null
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

type NewMethod = Pick<MethodRow, 'brand' | 'last4' | 'expMonth' | 'expYear'> & { readonly fate: Fate }

export async function createMethod(db: Database, method: NewMethod, nowMs: number): Promise<MethodRow> {
  const row = { ...method, id: newRef('pm'), createdAt: new Date(nowMs) }
  const [made] = await db.insert(stripeMethods).values(row).returning()
  if (!made) throw new Error('Comanda: the emulated card was not made.')
  return made
}

export async function methodOf(db: Database, id: string): Promise<MethodRow | null> {
  const [row] = await db.select().from(stripeMethods).where(eq(stripeMethods.id, id))
  return row ?? null
}

export function methodsOf(db: Database, customer: string): Promise<MethodRow[]> {
  return db
    .select()
    .from(stripeMethods)
    .where(eq(stripeMethods.customer, customer))
    .orderBy(stripeMethods.createdAt, stripeMethods.id)
}

export async function keepMethod(db: Database, id: string, customer: string): Promise<void> {
  await db.update(stripeMethods).set({ customer }).where(eq(stripeMethods.id, id))
}

export async function dropMethod(db: Database, id: string, customer: string): Promise<boolean> {
  const rows = await db
    .delete(stripeMethods)
    .where(and(eq(stripeMethods.id, id), eq(stripeMethods.customer, customer)))
    .returning({ id: stripeMethods.id })
  return rows.length > 0
}
