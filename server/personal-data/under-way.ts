import type { SQL } from 'drizzle-orm'
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { bills } from '#server/platform/db/schema/bill-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Id } from '#src/contract/values.ts'

const undecided = ['new', 'waiting'] as const

/** Whether an order is still to be decided, brought or eaten. */
export async function hasOrderUnderWay(tx: Database, which: SQL | undefined, nowMs: number): Promise<boolean> {
  const isComing = or(
    inArray(orders.status, undecided),
    and(eq(orders.status, 'confirmed'), isNull(orders.consumedAt), gt(orders.slotOverAt, new Date(nowMs))),
  )
  return (await tx.$count(orders, and(which, isComing))) > 0
}

/** Whether a table is still to be decided or seated. */
export async function hasReservationUnderWay(tx: Database, which: SQL | undefined, nowMs: number): Promise<boolean> {
  const isBooked = or(
    inArray(reservations.status, undecided),
    and(eq(reservations.status, 'confirmed'), gt(reservations.slotOverAt, new Date(nowMs))),
  )
  return (await tx.$count(reservations, and(which, isBooked))) > 0
}

/** Whether a payment at a table is not decided. */
export async function hasBillUnderWay(tx: Database, accountId: Id<'Account'>): Promise<boolean> {
  return (await tx.$count(bills, and(eq(bills.accountId, accountId), eq(bills.paymentStatus, 'pending')))) > 0
}
