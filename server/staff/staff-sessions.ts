import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm'

import { hashOfKey, newStaffToken } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { staffMembers, staffSessions } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { StaffMember } from './desk-member.ts'
import type { MemberNumber } from './staff-members.ts'
import { isMember } from './staff-members.ts'

/** A working day from before lunch until after dinner, in ms; using the desk does not make it longer. */
export const staffSessionMs = 16 * 3_600_000

/** Signs a member in: the token is given out once, only its hash is kept. */
export async function openStaffSession(db: Database, memberId: Id<'Staff'>, nowMs: number): Promise<string> {
  const token = newStaffToken()
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + staffSessionMs)]
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.memberId, memberId), lte(staffSessions.expiresAt, createdAt)))
  await db.insert(staffSessions).values({ tokenHash: hashOfKey(token), memberId, createdAt, expiresAt })
  return token
}

/** The member a token belongs to; null when it is unknown or has expired. */
export async function memberOfToken(db: Database, token: string, nowMs: number): Promise<StaffMember | null> {
  const [row] = await db
    .select({ member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(and(eq(staffSessions.tokenHash, hashOfKey(token)), gt(staffSessions.expiresAt, new Date(nowMs))))
  return row?.member ?? null
}

/** Those of the tokens whose sessions have not ended. */
export async function aliveTokens(
  db: Database,
  tokens: readonly string[],
  nowMs: number,
): Promise<ReadonlySet<string>> {
  const tokenOf = new Map(tokens.map((token) => [hashOfKey(token), token]))
  const rows = await db
    .select({ tokenHash: staffSessions.tokenHash })
    .from(staffSessions)
    .where(and(inArray(staffSessions.tokenHash, [...tokenOf.keys()]), gt(staffSessions.expiresAt, new Date(nowMs))))
  return new Set(rows.map(({ tokenHash }) => tokenOf.get(tokenHash) ?? ''))
}

/** Signs out where this token is used. */
export async function closeStaffSession(db: Database, token: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, hashOfKey(token)))
}

type NewPassword = {
  readonly passwordHash: string
  /** Where the member stays signed in; null = nowhere. */
  readonly keptToken: string | null
}

/** Sets the password of a member and ends the sessions that were opened with the old one. */
export async function setStaffPassword(
  db: Database,
  member: MemberNumber,
  { passwordHash, keptToken }: NewPassword,
): Promise<void> {
  const others = keptToken === null ? undefined : ne(staffSessions.tokenHash, hashOfKey(keptToken))
  await db.transaction(async (tx) => {
    await tx.update(staffMembers).set({ passwordHash }).where(isMember(member))
    await tx.delete(staffSessions).where(and(eq(staffSessions.memberId, member.id), others))
  })
}
