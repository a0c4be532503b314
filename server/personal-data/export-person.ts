import { and, eq, inArray } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orders, orderStatusLog } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'

import { exportAccount } from './export-account.ts'
import type { Person } from './find-person.ts'

type Asked = {
  readonly db: Database
  readonly restaurant: { readonly name: string }
  readonly nowMs: number
}

/** All that is kept of somebody, accounts and what they did as a guest, and how much that is. */
export async function exportPerson(asked: Asked, person: Person) {
  const { db, restaurant, nowMs } = asked
  const files = []
  for (const account of person.accounts) files.push(await exportAccount({ ...asked, account }))
  const guestOrders = await db.select().from(orders).where(person.ordersOfGuest)
  const ids = guestOrders.map(({ id }) => id)
  const guest = {
    orders: guestOrders.map(({ tokenHash: _token, waitingNetwork: _network, ...order }) => order),
    orderLines: ids.length === 0 ? [] : await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)),
    orderStates:
      ids.length === 0 ? [] : await db.select().from(orderStatusLog).where(inArray(orderStatusLog.orderId, ids)),
    reservations: (await db.select().from(reservations).where(person.reservationsOfGuest)).map(
      ({ tokenHash: _token, waitingNetwork: _network, ...reservation }) => reservation,
    ),
  }
  const counts = { orders: ids.length, reservations: guest.reservations.length }
  for (const { id } of person.accounts) {
    counts.orders += await db.$count(orders, eq(orders.accountId, id))
    counts.reservations += await db.$count(reservations, and(eq(reservations.accountId, id)))
  }
  const all = { restaurant: restaurant.name, exportedAt: new Date(nowMs).toISOString(), accounts: files, guest }
  return { ...counts, accounts: person.accounts.length, file: JSON.stringify(all, null, 2) }
}
