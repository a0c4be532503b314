import { and, desc, eq, lte, sql } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { loginAttempts } from '#demo/server/platform/db/schema/account-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** Wrong passwords that one address may try for one account within the window. */
const maxAttempts = 5
const attemptWindowMs = 15 * 60_000

export type Attempt = {
  readonly restaurantId: Id<'Restaurant'>
  readonly account: string
  readonly address: string
  readonly nowMs: number
}

/**
 * Records an attempt before the password is checked. With no attempt left in the window it answers the wait in ms, else
 * null.
 */
export function recordAttempt(db: Database, attempt: Attempt): Promise<{ waitMs: number } | null> {
  const { restaurantId, address, nowMs } = attempt
  const account = attempt.account.toLowerCase()
  const windowStart = new Date(nowMs - attemptWindowMs)
  return db.transaction(async (tx) => {
    // A lock for each caller and account, so that simultaneous attempts are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${restaurantId} ${address} ${account}`}))`)
    await tx.delete(loginAttempts).where(and(ofCaller(attempt), lte(loginAttempts.at, windowStart)))
    const recent = await tx.select().from(loginAttempts).where(ofCaller(attempt)).orderBy(desc(loginAttempts.at))
    const oldestThatCounts = recent[maxAttempts - 1]
    if (oldestThatCounts) return { waitMs: oldestThatCounts.at.getTime() + attemptWindowMs - nowMs }
    await tx.insert(loginAttempts).values({ restaurantId, account, address, at: new Date(nowMs) })
    return null
  })
}

export async function clearAttempts(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempts).where(ofCaller(attempt))
}

function ofCaller({ restaurantId, account, address }: Attempt) {
  return and(
    eq(loginAttempts.restaurantId, restaurantId),
    eq(loginAttempts.account, account.toLowerCase()),
    eq(loginAttempts.address, address),
  )
}
