import type { SQL } from 'drizzle-orm'
import { and, eq, gte, ne, sql } from 'drizzle-orm'

import type { Call } from '#server/platform/call.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import { networkHash } from '#server/platform/limits/limits.ts'
import type { Answer } from '#server/platform/refusal.ts'
import { refused } from '#server/platform/refusal.ts'
import type { Id } from '#src/contract/values.ts'
import { accept } from '#src/domain/verdict.ts'

import { timeToPayMs } from './payment-deps.ts'

/** Orders and reservations of one account that wait for their payment at once. */
const mostOfAccount = 5
/** The same from one network, whoever sends them; COMANDA_ADDRESS_LIMITS multiplies it. */
const mostOfNetwork = 10

type Waiting = {
  /** Orders of a table count for their account only: who places them has shown its code. */
  readonly isAtTable: boolean
  /** An unpaid reservation that this one takes the place of. */
  readonly instead: Id<'Reservation'> | null
}

/**
 * Whether one more order or reservation may wait for its payment: what waits holds stock, a slot and seats for half an hour,
 * and nobody takes them all for nothing. Of two calls at once the second counts the first: called first in the transaction
 * that writes it. Answers the network that is kept with it; null = none, as for what does not wait [BAPI-35].
 */
export async function checkWaiting(call: Call, waiting: Waiting | null): Promise<Answer<string | null>> {
  if (waiting === null) return accept(null)
  const { account, limits, address } = call
  const { isAtTable, instead } = waiting
  const network = isAtTable ? null : networkHash(address)
  // Always in this order, so that no two calls wait for each other.
  if (account) await holdTurn(call, `account ${account.id}`)
  if (network !== null) await holdTurn(call, `network ${network}`)
  const byAccount = account ? await count(call, instead, (table) => eq(table.accountId, account.id)) : 0
  const byNetwork = network === null ? 0 : await count(call, instead, (table) => eq(table.waitingNetwork, network))
  const isFull = byAccount >= mostOfAccount || byNetwork >= mostOfNetwork * limits.addressFactor
  return isFull ? refused('TOO_MANY_UNPAID', { minutes: String(timeToPayMs / 60_000) }) : accept(network)
}

/** Lets only one call of this owner at a time go on, until its transaction ends. */
async function holdTurn({ db, restaurant }: Call, owner: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`waiting ${restaurant.id} ${owner}`}))`)
}

type Counted = typeof orders | typeof reservations

async function count({ db, restaurant, nowMs }: Call, instead: Waiting['instead'], isOf: (table: Counted) => SQL) {
  const isWaiting = (table: Counted) =>
    and(
      eq(table.restaurantId, restaurant.id),
      eq(table.paymentStatus, 'pending'),
      // What is older is given up as soon as somebody looks at it.
      gte(table.createdAt, new Date(nowMs - timeToPayMs)),
      isOf(table),
    )
  const isOther = instead === null ? undefined : ne(reservations.id, instead)
  return (
    (await db.$count(orders, isWaiting(orders))) +
    (await db.$count(reservations, and(isWaiting(reservations), isOther)))
  )
}
