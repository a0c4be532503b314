import { and, asc, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { JobKind } from '#server/platform/jobs/job-kind.ts'
import { recurring } from '#server/platform/jobs/job-kind.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Clock } from '#server/platform/service-clock.ts'

import { eraseFromOrders, eraseFromReservations } from './without-person.ts'

type ForgetDeps = { readonly db: Database; readonly clock: Clock; readonly log: Logger }

/** For so long the service knows who a guest was, from the moment of the order or the reservation; docs/operating.md says so. */
export const guestDays = 365
const dayMs = 24 * 60 * 60_000
const everyMs = 60 * 60_000
/** Orders changed by one statement: it holds their locks for a moment only. */
const batch = 500

/** Takes guests out of what they ordered and reserved long ago; what was paid stays (decision 142) [ACCT-75]. */
export function forgetGuestsJob({ db, clock, log }: ForgetDeps): JobKind {
  async function run() {
    const before = new Date(clock.now() - guestDays * dayMs)
    const ofOrders = await repeated(() => forgetInOrders(db, before))
    const ofReservations = await repeated(() => forgetInReservations(db, before))
    const rows = ofOrders + ofReservations
    if (rows > 0) log({ event: 'guests-forgotten', level: 'info', rows })
  }
  return recurring('forget-guests', { everyMs, run })
}

/** Until a batch is not full. Answers how many rows they were. */
async function repeated(forget: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const rows = await forget()
    all += rows
    if (rows < batch) return all
  }
}

function forgetInOrders(db: Database, before: Date): Promise<number> {
  return db.transaction((tx) => {
    const old = tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.guest), lt(orders.createdAt, before)))
      .orderBy(asc(orders.createdAt))
      .limit(batch)
    return eraseFromOrders(tx, inArray(orders.id, old))
  })
}

function forgetInReservations(db: Database, before: Date): Promise<number> {
  const old = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isNull(reservations.accountId), ne(reservations.phone, ''), lt(reservations.createdAt, before)))
    .orderBy(asc(reservations.createdAt))
    .limit(batch)
  return eraseFromReservations(db, inArray(reservations.id, old))
}
