import { randomBytes } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { payPalOrders } from '#server/platform/db/schema/emulator-tables.ts'

export type PayPalRow = typeof payPalOrders.$inferSelect
type NewOrder = Pick<PayPalRow, 'account' | 'intent' | 'currency' | 'amount' | 'customId' | 'payee'> &
  Partial<Pick<PayPalRow, 'requestId'>>

/** Creates an order; as at PayPal its id is all a browser needs to continue. */
export async function createPayPalOrder(db: Database, order: NewOrder, nowMs: number): Promise<PayPalRow> {
  const id = `${randomBytes(9).toString('hex').toUpperCase().slice(0, 17)}`
  const [row] = await db
    .insert(payPalOrders)
    .values({ ...order, id, status: 'CREATED', funds: 'none', createdAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning()
  const made = row ?? (await db.select().from(payPalOrders).where(isSameCall(order)))[0]
  if (!made) throw new Error('Comanda: the emulated PayPal order was not made.')
  return made
}

function isSameCall({ account, requestId }: NewOrder) {
  return and(eq(payPalOrders.account, account), eq(payPalOrders.requestId, requestId ?? ''))
}

export async function payPalOrderOf(db: Database, id: string): Promise<PayPalRow | null> {
  const [row] = await db.select().from(payPalOrders).where(eq(payPalOrders.id, id))
  return row ?? null
}

/** Marks an order as approved by the buyer; `fate` is what comes of its capture. */
export async function approvePayPalOrder(
  db: Database,
  id: string,
  fate: PayPalRow['fate'] = 'complete',
): Promise<boolean> {
  const rows = await db
    .update(payPalOrders)
    .set({ status: 'APPROVED', fate })
    .where(and(eq(payPalOrders.id, id), inArray(payPalOrders.status, ['CREATED', 'APPROVED'])))
    .returning({ id: payPalOrders.id })
  return rows.length > 0
}

/** Moves the money of an order on from one of these states; null when it is in none of them. */
export async function moveFunds(
  db: Database,
  id: string,
  { from, to }: { readonly from: readonly PayPalRow['funds'][]; readonly to: PayPalRow['funds'] },
): Promise<PayPalRow | null> {
  const [row] = await db
    .update(payPalOrders)
    .set({ funds: to, status: 'COMPLETED' })
    .where(
      and(
        eq(payPalOrders.id, id),
        inArray(payPalOrders.status, ['APPROVED', 'COMPLETED']),
        inArray(payPalOrders.funds, [...from]),
      ),
    )
    .returning()
  return row ?? null
}

/** Approved orders whose webhook has not been sent. */
export function unannouncedOrders(db: Database): Promise<PayPalRow[]> {
  return db
    .select()
    .from(payPalOrders)
    .where(and(inArray(payPalOrders.status, ['APPROVED', 'COMPLETED']), eq(payPalOrders.isAnnounced, false)))
}

export async function setOrderAnnounced(db: Database, id: string): Promise<void> {
  await db.update(payPalOrders).set({ isAnnounced: true }).where(eq(payPalOrders.id, id))
}
