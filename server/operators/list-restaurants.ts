import { desc, eq } from 'drizzle-orm'

import type { ListedRestaurant } from '#desk/contract/operator.ts'
import { byRestaurant } from '#server/platform/by-restaurant.ts'
import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import { openInvitations } from '#server/staff/staff-invitations.ts'

/** Every restaurant with its owners and who was invited to be one, the newest first: three statements, however many there are. */
export async function listRestaurants(db: Database, nowMs: number): Promise<ListedRestaurant[]> {
  const { id, name, opensSoon } = restaurants
  const rows = await db.select({ id, name, opensSoon }).from(restaurants).orderBy(desc(id))
  const { restaurantId, email } = staffMembers
  const owners = await db
    .select({ restaurantId, name: staffMembers.name, email })
    .from(staffMembers)
    .where(eq(staffMembers.role, 'owner'))
    .orderBy(email)
  const ownersOf = byRestaurant(owners)
  const invitedOf = byRestaurant(await openInvitations(db, nowMs))
  return rows.map((row) => ({
    ...row,
    owners: (ownersOf.get(row.id) ?? []).map((one) => ({ name: one.name, email: one.email })),
    invited: (invitedOf.get(row.id) ?? []).map((one) => ({
      name: one.name,
      email: one.email,
      until: one.expiresAt.toISOString(),
    })),
  }))
}
