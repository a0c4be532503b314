import { and, asc, eq, gt, lte } from 'drizzle-orm'

import type { Database } from '#demo/server/db/database.ts'
import { loginAttempts } from '#demo/server/db/schema/trade.ts'
import type { Id } from '#src/contract/values.ts'

/** Wrong passwords that one address may try for one account within the window. */
export const maxAttempts = 5
export const attemptWindowMs = 15 * 60_000

export type Attempt = {
  readonly restaurantId: Id<'Restaurant'>
  readonly account: string
  readonly address: string
  readonly nowMs: number
}

/** Notes an attempt before it is judged, so that many at once cannot slip through; when none is left: ms to wait. */
export async function noteAttempt(db: Database, attempt: Attempt): Promise<{ waitMs: number } | null> {
  const { restaurantId, account, address, nowMs } = attempt
  const windowStart = new Date(nowMs - attemptWindowMs)
  const own = ofCaller(attempt)
  await db.delete(loginAttempts).where(and(own, lte(loginAttempts.at, windowStart)))
  const [noted] = await db
    .insert(loginAttempts)
    .values({ restaurantId, account: account.toLowerCase(), address, at: new Date(nowMs) })
    .returning({ id: loginAttempts.id })
  const recent = await db
    .select()
    .from(loginAttempts)
    .where(and(own, gt(loginAttempts.at, windowStart)))
    .orderBy(asc(loginAttempts.id))
  const place = recent.findIndex((row) => row.id === noted?.id)
  if (place < maxAttempts) return null
  // A refused attempt does not lengthen the wait.
  if (noted) await db.delete(loginAttempts).where(eq(loginAttempts.id, noted.id))
  const oldest = recent[place - maxAttempts]
  return { waitMs: oldest ? oldest.at.getTime() + attemptWindowMs - nowMs : attemptWindowMs }
}

export async function forgetAttempts(db: Database, attempt: Attempt): Promise<void> {
  await db.delete(loginAttempts).where(ofCaller(attempt))
}

function ofCaller({ restaurantId, account, address }: Attempt) {
  return and(
    eq(loginAttempts.restaurantId, restaurantId),
    eq(loginAttempts.account, account.toLowerCase()),
    eq(loginAttempts.address, address),
  )
}
