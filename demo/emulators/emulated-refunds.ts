import { eq, sql } from 'drizzle-orm'

import type { PartToRefund } from '#server/payments/payment-provider.ts'
import type { Database } from '#server/platform/db/database.ts'
import { emulatedRefunds } from '#server/platform/db/schema/emulator-tables.ts'
import type { Cents } from '#src/contract/values.ts'
import { zero } from '#src/domain/money.ts'

/** What was refunded of a payment in parts, cents. */
export async function refundedInParts(db: Database, ref: string): Promise<Cents> {
  const [row] = await db
    .select({ sum: sql<Cents>`coalesce(sum(${emulatedRefunds.amount}), 0)::int` })
    .from(emulatedRefunds)
    .where(eq(emulatedRefunds.ref, ref))
  return row?.sum ?? zero
}

type Of = { readonly ref: string; readonly paid: Cents; readonly nowMs: number }

/** Refunds a part once for each key, and never more than was paid, as the providers do. */
export async function refundPart(db: Database, { ref, paid, nowMs }: Of, part: PartToRefund): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ref}))`)
    const [known] = await tx.select().from(emulatedRefunds).where(eq(emulatedRefunds.key, part.key))
    if (known) return
    if ((await refundedInParts(tx, ref)) + part.amount > paid)
      throw new Error(`More than ${ref} has paid cannot go back.`)
    await tx.insert(emulatedRefunds).values({ key: part.key, ref, amount: part.amount, createdAt: new Date(nowMs) })
  })
}
