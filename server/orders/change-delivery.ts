import { eq, and } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import type { Id, LocalDateTime } from '#src/contract/values.ts'
import { isDelivered } from '#src/domain/services/order-type.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import { notifyCourier, notifyExpected } from './notify-change.ts'
import type { OrderKey, OrderRow } from './order-queries.ts'
import { lockOrder } from './order-queries.ts'
import { isSameTime } from './order-times.ts'
import { printChangedOrder } from './print-order.ts'

/** The delivery company and its courier; all null = the venue's own riders, without tracking. */
export type Courier = {
  readonly company: string | null
  /** A delivery status of contract 2.15. */
  readonly status: string | null
  readonly name: string | null
  readonly phone: string | null
}
export type Expected = { readonly from: LocalDateTime; readonly to: LocalDateTime | null }
export type ChangeRefusal = {
  readonly reason: 'unknown-order' | 'not-confirmed' | 'not-delivered' | 'ends-before-it-begins'
}
type Changed = Promise<Verdict<null, ChangeRefusal>>
type Now = (restaurantId: Id<'Restaurant'>) => number
type Change<T> = { readonly to: T; readonly nowMs: Now }

/** Sets the courier of a confirmed delivery order, or its delivery status, and tells the diner what is new. */
export function changeCourier(db: Database, key: OrderKey, { to: courier, nowMs }: Change<Courier>): Changed {
  return inTransaction<null, ChangeRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (!isDelivered(order.orderType)) return refuse({ reason: 'not-delivered' })
    if (order.status !== 'confirmed') return refuse({ reason: 'not-confirmed' })
    const { company, status, name, phone } = courier
    const changed = await change(tx, key, {
      courierCompany: company,
      courierStatus: status,
      courierName: name,
      courierPhone: phone,
    })
    await notifyCourier(tx, { before: order, now: changed }, nowMs(order.restaurantId))
    return accept(null)
  })
}

/**
 * When an order is expected, if not in its slot; null = in its slot after all (contract 7). The diner is told of a
 * confirmed one; of one that waits the confirmation says it.
 */
export function changeExpected(db: Database, key: OrderKey, { to: expected, nowMs }: Change<Expected | null>): Changed {
  return inTransaction<null, ChangeRefusal>(db, async (tx) => {
    const order = await lockOrder(tx, key)
    if (!order) return refuse({ reason: 'unknown-order' })
    if (order.status === 'refused' || order.status === 'cancelled') return refuse({ reason: 'not-confirmed' })
    if (expected?.to && expected.to < expected.from) return refuse({ reason: 'ends-before-it-begins' })
    const changed = await change(tx, key, { expectedFrom: expected?.from ?? null, expectedTo: expected?.to ?? null })
    await tellExpected(tx, { before: order, now: changed }, nowMs(order.restaurantId))
    return accept(null)
  })
}

/** Tells the diner and the kitchen of another time of a confirmed order. */
async function tellExpected(tx: Database, { before, now }: TimeChange, nowMs: number): Promise<void> {
  if (before.status !== 'confirmed' || isSameTime(before, now)) return
  await notifyExpected(tx, { before, now }, nowMs)
  await printChangedOrder(tx, now, nowMs)
}
type TimeChange = { readonly before: OrderRow; readonly now: OrderRow }

async function change(tx: Database, { restaurantId, id }: OrderKey, values: Partial<OrderRow>): Promise<OrderRow> {
  const [row] = await tx
    .update(orders)
    .set(values)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
    .returning()
  if (!row) throw new Error('Comanda: the order was not changed.')
  return row
}
