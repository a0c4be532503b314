import type { Database } from '#demo/server/platform/db/database.ts'
import { copyRestaurant } from '#demo/server/seed/seed.ts'
import type { Id } from '#src/contract/values.ts'

import type { RestaurantChanges } from './change-restaurant.ts'
import { changeRestaurant } from './change-restaurant.ts'

/** A restaurant of a test's own: a copy with the same ids inside, without wallets unless they are wished for. */
export async function addRestaurant(db: Database, like: Id<'Restaurant'>, changes: RestaurantChanges = {}) {
  const id = await copyRestaurant(db, like)
  await changeRestaurant(db, id, { ...changes, restaurant: { hasWallets: false, ...changes.restaurant } })
  return id
}
