import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'

import { addForgetCards } from '#server/payments/forget-cards.ts'
import type { CustomerCall } from '#server/platform/call.ts'
import type { Database } from '#server/platform/db/database.ts'
import { accounts } from '#server/platform/db/schema/account-tables.ts'
import { bills } from '#server/platform/db/schema/bill-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { sendMail } from '#server/platform/outbox/mail-outbox.ts'
import type { Account } from '#server/platform/sessions.ts'
import { lockAccount } from '#server/platform/sessions.ts'
import { serviceOf, writeAudit } from '#server/platform/write-audit.ts'

import { personalTables } from './personal-tables.ts'
import { eraseFromOrders, eraseFromReservations } from './without-person.ts'

/** `gone`: somebody else has erased it. `in-use`: an order, a reservation or a payment of it is under way. */
export type EraseOutcome = 'erased' | 'in-use' | 'gone'

/**
 * Erases the account of the caller: it goes with all that belongs to it, its orders, reservations and payments stay without
 * the person. The provider is told to forget saved cards, the restaurant finds it in its audit without a name, and the
 * customer gets a mail [ACCT-72, ACCT-73].
 */
export function eraseAccount({ db, account, restaurant, language, nowMs }: CustomerCall): Promise<EraseOutcome> {
  return db.transaction(async (tx): Promise<EraseOutcome> => {
    const now = await lockAccount(tx, account.id)
    if (!now) return 'gone'
    if (await isUnderWay(tx, now, nowMs)) return 'in-use'
    await addForgetCards(tx, now)
    const ofOrders = await eraseFromOrders(tx, eq(orders.accountId, now.id))
    const ofReservations = await eraseFromReservations(tx, eq(reservations.accountId, now.id))
    for (const { table, isOf, erasure } of personalTables)
      if (erasure === 'delete') await tx.delete(table).where(isOf(now, tx))
    await tx.delete(accounts).where(eq(accounts.id, now.id))
    const author = { member: serviceOf(restaurant.id), nowMs }
    const facts = { orders: ofOrders, reservations: ofReservations }
    await writeAudit(tx, author, { action: 'diner.erase', subject: now.id, before: facts, after: null })
    await sendMail(tx, {
      kind: 'account-erased',
      restaurantId: restaurant.id,
      recipient: now.email,
      language,
      values: { restaurant: restaurant.name, name: now.firstName },
      nowMs,
      replyTo: null,
      calendar: null,
    })
    return 'erased'
  })
}

/** Whether somebody still needs to know whose something is: food, a table or money that is on its way. */
async function isUnderWay(tx: Database, { id }: Account, nowMs: number): Promise<boolean> {
  const now = new Date(nowMs)
  const undecided = ['new', 'waiting'] as const
  const isComing = or(
    inArray(orders.status, undecided),
    and(eq(orders.status, 'confirmed'), isNull(orders.consumedAt), gt(orders.slotOverAt, now)),
  )
  const isBooked = or(
    inArray(reservations.status, undecided),
    and(eq(reservations.status, 'confirmed'), gt(reservations.slotOverAt, now)),
  )
  const underWay =
    (await tx.$count(orders, and(eq(orders.accountId, id), isComing))) +
    (await tx.$count(reservations, and(eq(reservations.accountId, id), isBooked))) +
    (await tx.$count(bills, and(eq(bills.accountId, id), eq(bills.paymentStatus, 'pending'))))
  return underWay > 0
}
