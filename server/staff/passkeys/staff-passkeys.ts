import { randomBytes } from 'node:crypto'

import { and, asc, eq, lt, sql } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { staffMembers, staffPasskeys } from '#server/platform/db/schema/staff-tables.ts'
import type { StaffMember } from '#server/staff/desk-member.ts'
import type { MemberNumber } from '#server/staff/staff-members.ts'
import { isMember } from '#server/staff/staff-members.ts'
import type { Id } from '#src/contract/values.ts'

export type StaffPasskey = typeof staffPasskeys.$inferSelect
export type NewStaffPasskey = Omit<typeof staffPasskeys.$inferInsert, 'id'>
/** A passkey of the member who owns it. */
type OwnPasskey = { readonly id: Id<'Passkey'>; readonly memberId: Id<'Staff'> }

/** The passkeys of a member, the oldest first. */
export function passkeysOf(db: Database, memberId: Id<'Staff'>): Promise<StaffPasskey[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, memberId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id))
}

/** The passkey that a device names so, with its member; null when there is none. */
export async function passkeyNamed(
  db: Database,
  credentialId: string,
): Promise<{ readonly passkey: StaffPasskey; readonly member: StaffMember } | null> {
  const [row] = await db
    .select({ passkey: staffPasskeys, member: staffMembers })
    .from(staffPasskeys)
    .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.memberId))
    .where(eq(staffPasskeys.credentialId, credentialId))
  return row ?? null
}

/** False when the passkey is here already: the unique index decides, also between two calls at once. */
export async function keepPasskey(tx: Database, passkey: NewStaffPasskey): Promise<boolean> {
  return (await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning()).length === 1
}

/** Gives a passkey another name. Answers the earlier one; null when the passkey is gone. */
export async function renamePasskey(tx: Database, own: OwnPasskey, name: string): Promise<string | null> {
  const [earlier] = await tx.select().from(staffPasskeys).where(isOwn(own)).for('update')
  await tx.update(staffPasskeys).set({ name }).where(isOwn(own))
  return earlier?.name ?? null
}

/** Takes a passkey away. Answers its name; null when it is gone already. */
export async function removePasskey(tx: Database, own: OwnPasskey): Promise<string | null> {
  const [removed] = await tx.delete(staffPasskeys).where(isOwn(own)).returning()
  return removed?.name ?? null
}

type Use = { readonly counter: number; readonly isBackedUp: boolean; readonly nowMs: number }

/**
 * Notes that a passkey has signed somebody in. False when its counter has not gone on, as that of a copy does not: one
 * statement, so that of two sign-ins with the same count one is refused. Devices that do not count always say 0.
 */
export async function notePasskeyUse(db: Database, { id }: StaffPasskey, use: Use): Promise<boolean> {
  const { counter, isBackedUp } = use
  const goesOn = counter === 0 ? eq(staffPasskeys.counter, 0) : lt(staffPasskeys.counter, counter)
  const noted = await db
    .update(staffPasskeys)
    .set({ counter, isBackedUp, lastUsedAt: new Date(use.nowMs) })
    .where(and(eq(staffPasskeys.id, id), goesOn))
    .returning()
  return noted.length === 1
}

/** What passkeys call a member: given once, the same for each of theirs. */
export async function passkeyHandleOf(db: Database, member: MemberNumber): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  const [row] = await db
    .update(staffMembers)
    .set({ passkeyHandle: sql`coalesce(${staffMembers.passkeyHandle}, ${fresh})` })
    .where(isMember(member))
    .returning()
  return row?.passkeyHandle ?? fresh
}

function isOwn({ id, memberId }: OwnPasskey) {
  return and(eq(staffPasskeys.id, id), eq(staffPasskeys.memberId, memberId))
}
