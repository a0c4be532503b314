import { demoOwner } from '#demo/restaurants/demo-staff.ts'
import { copyRestaurant } from '#demo/restaurants/seed.ts'
import type { Database } from '#server/platform/db/database.ts'
import { staffMembers } from '#server/platform/db/schema/staff-tables.ts'
import type { Id } from '#src/contract/values.ts'

import type { RestaurantChanges } from './change-restaurant.ts'
import { changeRestaurant } from './change-restaurant.ts'
import { passwordHash } from './create-customer.ts'

/**
 * A restaurant of a test's own: a copy with the same ids inside, without wallets unless they are wished for. Its desk is
 * that of the demo's owner.
 */
export async function addRestaurant(db: Database, like: Id<'Restaurant'>, changes: RestaurantChanges = {}) {
  const id = await copyRestaurant(db, like)
  await db.insert(staffMembers).values({ ...demoOwner, passwordHash, restaurantId: id, createdAt: new Date(0) })
  await changeRestaurant(db, id, { ...changes, restaurant: { hasWallets: false, ...changes.restaurant } })
  return id
}
