import { setTimeout } from 'node:timers/promises'

import { and, eq, isNotNull, isNull, lte, notInArray, or } from 'drizzle-orm'

import { fundsHeld } from '#demo/trials/funds-held.ts'
import { timeToPayMs } from '#server/payments/payment-deps.ts'
import type { Database } from '#server/platform/db/database.ts'
import { bills } from '#server/platform/db/schema/bill-tables.ts'
import { payPalOrders, stripeIntents } from '#server/platform/db/schema/emulator-tables.ts'
import { jobs } from '#server/platform/db/schema/job-tables.ts'
import { orders } from '#server/platform/db/schema/order-tables.ts'
import { payments } from '#server/platform/db/schema/payment-tables.ts'
import { reservations } from '#server/platform/db/schema/reservation-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { TestService } from '#tests/support/service.ts'

import { dyingAt, endLeases } from './crash.ts'
import type { Attack } from './finding.ts'
import type { Run } from './paid-flows.ts'
import { paidFlows } from './paid-flows.ts'
import type { Target } from './target.ts'
import { trial } from './target.ts'

/** What follows on the death of the process. */
const endings = {
  'it is tried again': ({ again }: Run) => again().catch(() => undefined),
  'nobody comes back': async () => undefined,
  'nobody comes back and the webhooks are lost': async (_run: Run, { db }: TestService) => {
    await db.update(stripeIntents).set({ isAnnounced: true })
    await db.update(payPalOrders).set({ isAnnounced: true })
  },
} as const

/**
 * A process dies between two statements of every flow that writes about a payment; half an hour later the money that is held
 * is that of what is paid, and nothing is due.
 */
export const crashedPayments: Attack = async (target, { samples }) => {
  const here = inThisProcess(target)
  const { service } = here
  let crashes = 0
  const wrong: string[] = []
  for (const [name, flow] of Object.entries(paidFlows)) {
    const whole = await flow(service)
    const statements = await dyingAt(Number.POSITIVE_INFINITY, whole.act)
    const step = Math.max(1, statements / samples)
    for (let at = 0; at < statements; at += step) {
      const statement = Math.floor(at)
      const [ending, follow] = Object.entries(endings)[crashes % Object.keys(endings).length] ?? ['', null]
      const run = await flow(service)
      await dyingAt(statement, run.act)
      await endLeases(service.db)
      await follow?.(run, service)
      if (!(await isInOrder(here, run.restaurantId))) wrong.push(`${name}, statement ${statement}, ${ending}`)
      crashes += 1
    }
  }
  const where = wrong.length > 0 ? ` (${wrong.join('; ')})` : ''
  const flows = Object.keys(paidFlows).length
  return [{ what: `crashes in ${flows} payment flows (${crashes}): wrong${where}`, found: wrong.length, due: 0 }]
}

/** The flows run in this process, whose statements can be held back. */
export function inThisProcess(target: Target): Target {
  const { service } = target
  return {
    ...target,
    service: { ...service, fetch: async (input, init) => service.app.fetch(new Request(input, init)) },
  }
}

/** After everything had its time: the money of what is paid is held, no other, and nothing is due. */
export async function isInOrder(target: Target, restaurantId: Id<'Restaurant'>): Promise<boolean> {
  const { db, sweep } = target.service
  await letTimePass(target, restaurantId)
  await sweep()
  await endLeases(db)
  await untilAtRest(db, restaurantId)
  await sweep()
  await untilAtRest(db, restaurantId)
  const due = await db.$count(payments, and(eq(payments.restaurantId, restaurantId), isNotNull(payments.due)))
  return due === 0 && (await fundsHeld(db, restaurantId)) === (await paidFor({ db }, restaurantId))
}

/** In every process: one whose clock stays behind takes the search for what is overdue, and finds nothing. */
async function letTimePass({ service: { clock }, processes }: Target, restaurantId: Id<'Restaurant'>): Promise<void> {
  const ms = clock.now(restaurantId) + timeToPayMs + 1
  clock.set(ms, restaurantId)
  await Promise.all(processes.map((process) => trial(process, 'clock', { ms, restaurantId })))
}

/** Ms between two looks, and how long a job that never ends is waited for. */
const rest = { everyMs: 50, mostMs: 60_000 } as const

/** Waits until no process has a job and none of the restaurant is due: another process may be about to pay or to refund. */
async function untilAtRest(db: Database, restaurantId: Id<'Restaurant'>): Promise<void> {
  const isWaiting = and(eq(jobs.restaurantId, restaurantId), isNull(jobs.failedAt), lte(jobs.dueAt, new Date()))
  for (let waitedMs = 0; waitedMs < rest.mostMs; waitedMs += rest.everyMs) {
    if ((await db.$count(jobs, or(isNotNull(jobs.lease), isWaiting))) === 0) return
    await setTimeout(rest.everyMs)
  }
}

async function paidFor({ db }: Pick<TestService, 'db'>, restaurantId: Id<'Restaurant'>): Promise<number> {
  const isOver = ['refused', 'cancelled'] as const
  const rows = [
    ...(await db
      .select({ cents: orders.total })
      .from(orders)
      .where(
        and(
          eq(orders.restaurantId, restaurantId),
          eq(orders.paymentStatus, 'paid'),
          notInArray(orders.status, [...isOver]),
        ),
      )),
    ...(await db
      .select({ cents: reservations.deposit })
      .from(reservations)
      .where(
        and(
          eq(reservations.restaurantId, restaurantId),
          eq(reservations.paymentStatus, 'paid'),
          notInArray(reservations.status, [...isOver]),
        ),
      )),
    ...(await db
      .select({ cents: bills.amount })
      .from(bills)
      .where(and(eq(bills.restaurantId, restaurantId), eq(bills.paymentStatus, 'paid')))),
  ]
  return rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
}
