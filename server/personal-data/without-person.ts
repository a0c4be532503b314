import type { SQL } from 'drizzle-orm'
import { inArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orders, orderStatusLog } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { StoredDelivery } from '#server/platform/db/stored-json.ts'
import type { OrderItem } from '#src/contract/order.ts'

/** What of the address of a delivery is somebody's; the town stays. */
const noAddress: Partial<StoredDelivery> = {
  addressId: null,
  street: null,
  houseNumber: null,
  doorbell: null,
  addressNote: null,
}
const noNote: Partial<OrderItem> = { note: null }

/** Puts fields over those of a JSON column; what is null stays so. */
const over = (
  column: SQL | typeof orders.delivery | typeof orders.servicePoint | typeof orderLines.item,
  fields: object,
) => sql`${column} || ${JSON.stringify(fields)}::jsonb`

/**
 * Takes the person out of orders: name, telephone, mail, address, what they wrote and what was written to them. What was
 * ordered and paid stays, and so do the data of an invoice that was asked for, which the restaurant has to keep. Answers how
 * many orders they were.
 */
export async function eraseFromOrders(tx: Database, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .update(orders)
    .set({
      guest: null,
      tokenHash: null,
      waitingNetwork: null,
      delivery: over(orders.delivery, noAddress),
      servicePoint: over(orders.servicePoint, { deliveryPoint: null }),
      customerNotes: null,
      answers: [],
    })
    .where(which)
    .returning({ id: orders.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx
    .update(orderLines)
    .set({ memberName: null, item: over(orderLines.item, noNote) })
    .where(inArray(orderLines.orderId, ids))
  await tx.update(orderStatusLog).set({ message: null }).where(inArray(orderStatusLog.orderId, ids))
  return ids.length
}

/** Takes the person out of reservations; what was paid stays. Answers how many they were. */
export async function eraseFromReservations(tx: Database, which: SQL | undefined): Promise<number> {
  const rows = await tx
    .update(reservations)
    .set({ name: '', phone: '', email: '', notes: null, message: null, tokenHash: null, waitingNetwork: null })
    .where(which)
    .returning({ id: reservations.id })
  return rows.length
}
