import { and, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orderTimes } from '#server/platform/db/schema/order-tables.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'

type Slot = { readonly timetableId: Id<'Timetable'>; readonly slotStart: LocalDateTime }

/** Until when a customer may order for a slot, null when no limit was given for it. */
export async function timeLimitOf(db: Database, accountId: Id<'Account'>, slot: Slot): Promise<number | null> {
  const [row] = await db
    .select()
    .from(orderTimes)
    .where(
      and(
        eq(orderTimes.accountId, accountId),
        eq(orderTimes.timetableId, slot.timetableId),
        eq(orderTimes.slotStart, slot.slotStart),
      ),
    )
  return row?.limitAt.getTime() ?? null
}

/** A customer has one limit at a time: a new slot replaces the old one. */
export async function setTimeLimit(db: Database, accountId: Id<'Account'>, slot: Slot, limitMs: number): Promise<void> {
  const values = { ...slot, limitAt: new Date(limitMs) }
  await db
    .insert(orderTimes)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: orderTimes.accountId, set: values })
}

export async function clearTimeLimit(db: Database, accountId: Id<'Account'>): Promise<void> {
  await db.delete(orderTimes).where(eq(orderTimes.accountId, accountId))
}
