import type { SQL } from 'drizzle-orm'
import { eq, inArray } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

import type { Database } from '#server/platform/db/database.ts'
import { orderLines, orders, orderStatusLog } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'

import { exportAccount, exportedRows } from './export-account.ts'
import type { Person } from './find-person.ts'
import { personalTables } from './personal-tables.ts'

type Asked = {
  readonly db: Database
  readonly restaurant: { readonly name: string }
  readonly nowMs: number
}

/** All that is kept of somebody, accounts and what they did as a guest, and how much that is. */
export async function exportPerson(asked: Asked, person: Person) {
  const { db, restaurant, nowMs } = asked
  const accounts: object[] = []
  for (const account of person.accounts) accounts.push(await exportAccount({ ...asked, account }))
  const guest = await exportGuest(db, person)
  const counts = {
    orders: await db.$count(orders, person.ordersOfGuest),
    reservations: guest.reservations?.length ?? 0,
  }
  for (const { id } of person.accounts) {
    counts.orders += await db.$count(orders, eq(orders.accountId, id))
    counts.reservations += await db.$count(reservations, eq(reservations.accountId, id))
  }
  const all = { restaurant: restaurant.name, exportedAt: new Date(nowMs).toISOString(), accounts, guest }
  return { ...counts, accounts: accounts.length, file: JSON.stringify(all, null, 2) }
}

/** What somebody did without an account, by the names that the file of an account has. */
async function exportGuest(db: Database, { ordersOfGuest, reservationsOfGuest }: Person) {
  const ids = db.select({ id: orders.id }).from(orders).where(ordersOfGuest)
  const which = new Map<PgTable, SQL | undefined>([
    [orders, ordersOfGuest],
    [orderLines, inArray(orderLines.orderId, ids)],
    [orderStatusLog, inArray(orderStatusLog.orderId, ids)],
    [reservations, reservationsOfGuest],
  ])
  const tables: Record<string, readonly object[]> = {}
  for (const each of personalTables)
    if (which.has(each.table)) tables[each.name] = await exportedRows(db, each, which.get(each.table))
  return tables
}
