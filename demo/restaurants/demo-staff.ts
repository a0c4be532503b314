import { asc, eq } from 'drizzle-orm'

import type { Database } from '#server/platform/db/database.ts'
import { restaurants } from '#server/platform/db/schema/restaurant-tables.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

import { anna } from './demo-accounts.ts'

type Member = Omit<typeof staffMembers.$inferInsert, 'restaurantId' | 'createdAt'>

/** The password of Anna too. */
const password = 'buonappetito'
const { passwordHash } = anna

/** The owner of every restaurant of the demonstration. */
export const demoOwner: Member = {
  email: 'owner@example.com',
  name: 'Gino',
  role: 'owner',
  venueId: null,
  passwordHash,
}
/** Somebody who works at one venue of the first restaurant. */
const demoWaiter: Member = {
  email: 'staff@example.com',
  name: 'Sara',
  role: 'staff',
  venueId: 12 as Id<'Venue'>,
  passwordHash,
}
const trattoria = 1 as Id<'Restaurant'>

/** Adds the staff of the demonstration to its restaurants, which have just been written. */
export async function seedStaff(db: Database, of: readonly Id<'Restaurant'>[], nowMs: number): Promise<void> {
  const members = of.flatMap((restaurantId) =>
    [demoOwner, ...(restaurantId === trattoria ? [demoWaiter] : [])].map((member) => ({
      ...member,
      restaurantId,
      createdAt: new Date(nowMs),
    })),
  )
  await db.insert(staffMembers).values(members)
}

/** The sign-ins that the desk of the demonstration shows to everybody. */
export async function demoMembers(db: Database) {
  const rows = await db
    .select({
      restaurant: { id: restaurants.id, name: restaurants.name },
      name: staffMembers.name,
      email: staffMembers.email,
    })
    .from(staffMembers)
    .innerJoin(restaurants, eq(restaurants.id, staffMembers.restaurantId))
    .where(eq(staffMembers.passwordHash, passwordHash))
    .orderBy(asc(restaurants.id), asc(staffMembers.email))
  return rows.map((row) => ({ ...row, password }))
}
