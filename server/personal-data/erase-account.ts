import { eq } from 'drizzle-orm'

import { addForgetCards } from '#server/payments/forget-cards.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { Account } from '#server/platform/sessions.ts'
import { lockAccount } from '#server/platform/sessions.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'
import type { Language } from '#src/options/languages.ts'

import { personalTables } from './personal-tables.ts'
import { hasBillUnderWay, hasOrderUnderWay, hasReservationUnderWay } from './under-way.ts'
import { eraseFromOrders, eraseFromReservations } from './without-person.ts'

/** `gone`: somebody else has erased it. `in-use`: an order, a reservation or a payment of it is under way. */
export type EraseOutcome = 'erased' | 'in-use' | 'gone'
/** How many orders and reservations have lost their person. */
export type ErasedCounts = { readonly orders: number; readonly reservations: number }

/**
 * Erases the account of the caller. The restaurant finds it in its audit, without a name [ACCT-72, ACCT-73].
 */
export function eraseAccount({ db, account, restaurant, language, nowMs }: CustomerCall): Promise<EraseOutcome> {
  return db.transaction(async (tx): Promise<EraseOutcome> => {
    const erased = await eraseAccountIn(tx, account, { restaurantName: restaurant.name, language, nowMs })
    if (typeof erased === 'string') return erased
    const author = { member: serviceOf(restaurant.id), nowMs }
    await writeAudit(tx, author, { action: 'diner.erase', subject: account.id, before: erased, after: null })
    return 'erased'
  })
}

type Erasing = { readonly restaurantName: string; readonly language: Language; readonly nowMs: number }

/**
 * An account goes with all that belongs to it, its orders, reservations and payments stay without the person. The provider is
 * told to forget saved cards, and the customer gets a mail. `tx` is the transaction that writes the audit.
 */
export async function eraseAccountIn(
  tx: Database,
  { id }: Account,
  { restaurantName, language, nowMs }: Erasing,
): Promise<ErasedCounts | Exclude<EraseOutcome, 'erased'>> {
  const now = await lockAccount(tx, id)
  if (!now) return 'gone'
  const own = eq(orders.accountId, id)
  const booked = eq(reservations.accountId, id)
  const isUnderWay =
    (await hasOrderUnderWay(tx, own, nowMs)) ||
    (await hasReservationUnderWay(tx, booked, nowMs)) ||
    (await hasBillUnderWay(tx, id))
  if (isUnderWay) return 'in-use'
  await addForgetCards(tx, now)
  const counts = { orders: await eraseFromOrders(tx, own), reservations: await eraseFromReservations(tx, booked) }
  for (const { table, isOf, erasure } of personalTables)
    if (erasure === 'delete') await tx.delete(table).where(isOf(now, tx))
  await tx.delete(accounts).where(eq(accounts.id, id))
  await sendMail(tx, {
    kind: 'account-erased',
    restaurantId: now.restaurantId,
    recipient: now.email,
    language,
    values: { restaurant: restaurantName, name: now.firstName },
    nowMs,
    replyTo: null,
    calendar: null,
  })
  return counts
}
