import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { outbox } from '#server/platform/db/schema/outbox-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { ErasedCounts } from './erase-account.ts'
import { eraseAccountIn } from './erase-account.ts'
import type { Person } from './find-person.ts'
import { hasOrderUnderWay, hasReservationUnderWay } from './under-way.ts'
import { eraseFromOrders, eraseFromReservations } from './without-person.ts'

type Asked = {
  readonly restaurant: { readonly id: Id<'Restaurant'>; readonly name: string }
  readonly nowMs: number
}

/**
 * Erases somebody for whom the restaurant does it: their accounts, and the person in what they did as a guest, with the mails to
 * their addresses. Null: something of theirs is under way, and nothing was erased. `tx` is the transaction that writes the audit,
 * which a refusal undoes.
 */
export async function erasePerson(
  tx: Database,
  person: Person,
  { restaurant, nowMs }: Asked,
): Promise<ErasedCounts | null> {
  const { ordersOfGuest, reservationsOfGuest } = person
  if (await hasOrderUnderWay(tx, ordersOfGuest, nowMs)) return null
  if (await hasReservationUnderWay(tx, reservationsOfGuest, nowMs)) return null
  const counts = { orders: 0, reservations: 0 }
  for (const account of person.accounts) {
    const { language } = account
    const erased = await eraseAccountIn(tx, account, { restaurantName: restaurant.name, language, nowMs })
    if (erased === 'in-use') return null
    if (erased === 'gone') continue
    counts.orders += erased.orders
    counts.reservations += erased.reservations
  }
  await deleteMails(tx, person, restaurant.id)
  counts.orders += await eraseFromOrders(tx, ordersOfGuest)
  counts.reservations += await eraseFromReservations(tx, reservationsOfGuest)
  return counts
}

/** Mails to the addresses that a guest has left; before those are erased. */
async function deleteMails(
  tx: Database,
  { ordersOfGuest, reservationsOfGuest }: Person,
  restaurantId: Id<'Restaurant'>,
) {
  const ordered = await tx
    .selectDistinct({ email: sql<string>`lower(${orders.guest} ->> 'email')` })
    .from(orders)
    .where(and(ordersOfGuest, sql`${orders.guest} ->> 'email' is not null`))
  const booked = await tx
    .selectDistinct({ email: sql<string>`lower(${reservations.email})` })
    .from(reservations)
    .where(and(reservationsOfGuest, sql`${reservations.email} <> ''`))
  const addresses = [...ordered, ...booked].map(({ email }) => email)
  if (addresses.length === 0) return
  await tx
    .delete(outbox)
    .where(and(eq(outbox.restaurantId, restaurantId), inArray(sql`lower(${outbox.recipient})`, addresses)))
}
