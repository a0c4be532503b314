import { and, asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

import type { StaffMember } from './desk-member.ts'

export type NewStaffMember = Omit<typeof staffMembers.$inferInsert, 'id'>

/** The member of a restaurant's staff with this e-mail address, in any case; null when there is none. */
export async function staffMemberWithEmail(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  email: string,
): Promise<StaffMember | null> {
  const [row] = await db
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.restaurantId, restaurantId), eq(staffMembers.email, email.trim().toLowerCase())))
  return row ?? null
}

/** Everybody who may use the desk of a restaurant. */
export function staffOf(db: Database, restaurantId: Id<'Restaurant'>): Promise<StaffMember[]> {
  return db
    .select()
    .from(staffMembers)
    .where(eq(staffMembers.restaurantId, restaurantId))
    .orderBy(asc(staffMembers.role), asc(staffMembers.email))
}

/** Null when the e-mail address is taken at this restaurant: the unique index decides, also between two calls at once. */
export async function addStaffMember(db: Database, member: NewStaffMember): Promise<StaffMember | null> {
  const [row] = await db
    .insert(staffMembers)
    .values({ ...member, email: member.email.trim().toLowerCase() })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export type MemberNumber = Pick<StaffMember, 'restaurantId' | 'id'>

/** Takes the desk away from a member; the sessions go with the row. Null when it is gone already. */
export async function removeStaffMember(tx: Database, member: MemberNumber): Promise<StaffMember | null> {
  const [removed] = await tx.delete(staffMembers).where(isMember(member)).returning()
  return removed ?? null
}

/** Keeps a member from being removed until the transaction ends; null when that has happened already. */
export async function holdMember(tx: Database, member: MemberNumber): Promise<StaffMember | null> {
  const [row] = await tx.select().from(staffMembers).where(isMember(member)).for('key share')
  return row ?? null
}

/** Keeps what the desk of a member is shown in. */
export async function setStaffLanguage(tx: Database, member: MemberNumber, language: Language): Promise<void> {
  await tx.update(staffMembers).set({ language }).where(isMember(member))
}

/** The row of one member, of its restaurant. */
export function isMember({ restaurantId, id }: MemberNumber) {
  return and(eq(staffMembers.restaurantId, restaurantId), eq(staffMembers.id, id))
}
