import { and, eq, gt } from 'drizzle-orm'

import { hashOfKey, newStaffToken } from '#server/platform/api-key.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { staffInvitations, staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { StaffMember } from './desk-member.ts'
import { isMember, staffMemberWithEmail } from './staff-members.ts'
import { setStaffPassword } from './staff-sessions.ts'

/** How long a link works, in ms: a week. */
export const invitationMs = 7 * 86_400_000

type Invited = {
  readonly restaurantId: Id<'Restaurant'>
  /** In lower case. */
  readonly email: string
  readonly name: string
  readonly nowMs: number
}

/**
 * A token by which somebody becomes an owner of a desk, or who owns it gets a new password; it is given out once. An earlier
 * one for the same address ends.
 */
export async function openInvitation(tx: Database, { nowMs, ...invited }: Invited): Promise<string> {
  const token = newStaffToken()
  const [createdAt, expiresAt] = [new Date(nowMs), new Date(nowMs + invitationMs)]
  const row = { ...invited, tokenHash: hashOfKey(token), createdAt, expiresAt }
  await tx
    .insert(staffInvitations)
    .values(row)
    .onConflictDoUpdate({ target: [staffInvitations.restaurantId, staffInvitations.email], set: row })
  return token
}

/** Those that have been used by nobody yet, of every restaurant. */
export function openInvitations(db: Database, nowMs: number) {
  const { restaurantId, name, email, expiresAt } = staffInvitations
  return db
    .select({ restaurantId, name, email, expiresAt })
    .from(staffInvitations)
    .where(gt(expiresAt, new Date(nowMs)))
    .orderBy(email)
}

/** Ends what somebody was invited to; answers their name, null when they have used it, or it is over. */
export async function endInvitation(
  tx: Database,
  { restaurantId, email, nowMs }: Omit<Invited, 'name'>,
): Promise<string | null> {
  const { restaurantId: of, email: at, expiresAt, name } = staffInvitations
  const [ended] = await tx
    .delete(staffInvitations)
    .where(and(eq(of, restaurantId), eq(at, email), gt(expiresAt, new Date(nowMs))))
    .returning({ name })
  return ended?.name ?? null
}

/** What a token invites to; null when it was used, replaced or is over. */
export async function invitationOf(db: Database, token: string, nowMs: number) {
  const [found] = await db
    .select({
      restaurant: { id: restaurants.id, name: restaurants.name },
      name: staffInvitations.name,
      email: staffInvitations.email,
    })
    .from(staffInvitations)
    .innerJoin(restaurants, eq(restaurants.id, staffInvitations.restaurantId))
    .where(isOpen(token, nowMs))
  return found ?? null
}

type Accepting = {
  readonly token: string
  readonly name: string
  readonly passwordHash: string
  readonly nowMs: number
}

/**
 * Uses a token up: who was invited owns the desk from now on, with their own password. Sessions of an owner who had forgotten
 * theirs end. Somebody who works there in another role since is refused: an owner of the desk decides that.
 */
export async function acceptInvitation(
  tx: Database,
  { token, name, passwordHash, nowMs }: Accepting,
): Promise<Verdict<StaffMember, { readonly reason: 'unknown' | 'email-taken' }>> {
  const [used] = await tx.delete(staffInvitations).where(isOpen(token, nowMs)).returning()
  if (!used) return refuse({ reason: 'unknown' })
  const { restaurantId, email } = used
  const row = { restaurantId, email, name, role: 'owner', passwordHash, createdAt: new Date(nowMs) } as const
  const [added] = await tx.insert(staffMembers).values(row).onConflictDoNothing().returning()
  const member = added ?? (await renewedOwner(tx, row))
  if (!member) return refuse({ reason: 'email-taken' })
  const after = { email, name, role: member.role }
  await writeAudit(tx, { member, nowMs }, { action: 'member.accept', subject: member.id, before: null, after })
  return accept(member)
}

/** The owner who has the address already, with a new name and password; null when who has it is no owner. */
async function renewedOwner(
  tx: Database,
  { restaurantId, email, name, passwordHash }: typeof staffMembers.$inferInsert,
): Promise<StaffMember | null> {
  const here = await staffMemberWithEmail(tx, restaurantId, email)
  if (here?.role !== 'owner') return null
  await setStaffPassword(tx, here, { passwordHash, keptToken: null })
  const [renamed] = await tx.update(staffMembers).set({ name }).where(isMember(here)).returning()
  return renamed ?? null
}

function isOpen(token: string, nowMs: number) {
  return and(eq(staffInvitations.tokenHash, hashOfKey(token)), gt(staffInvitations.expiresAt, new Date(nowMs)))
}
