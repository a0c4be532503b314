import { randomBytes } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { staffChallenges } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

/** How long somebody may take to answer, in ms. */
export const challengeMs = 5 * 60_000

/** What a challenge is for: a passkey that a member adds, or the sign-in of whoever it will be. */
type Asked =
  | { readonly purpose: 'add'; readonly memberId: Id<'Staff'> }
  | { readonly purpose: 'sign-in'; readonly memberId: null }

/** Keeps what a device is asked to sign: 256 random bits in base64url. */
export async function newChallenge(db: Database, asked: Asked, nowMs: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  await db.insert(staffChallenges).values({ ...asked, challenge, expiresAt: new Date(nowMs + challengeMs) })
  return challenge
}

/** Takes a challenge away and says whether it was there for this, in time: one statement, so that none works twice. */
export async function takeChallenge(db: Database, challenge: string, asked: Asked, nowMs: number): Promise<boolean> {
  const [row] = await db.delete(staffChallenges).where(eq(staffChallenges.challenge, challenge)).returning()
  if (!row) return false
  return row.purpose === asked.purpose && row.memberId === asked.memberId && row.expiresAt.getTime() > nowMs
}
