import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { restaurantOf } from '#server/platform/find-restaurant.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** The restaurant with a number as it was typed behind `--restaurant`, or one sentence that says what is wrong. */
export async function findRestaurant(db: Database, number: string): Promise<Verdict<Restaurant, readonly string[]>> {
  if (!/^[1-9][0-9]{0,8}$/.test(number)) return refuse([`--restaurant must be a number, and it is "${number}".`])
  const restaurant = await restaurantOf(db, Number(number) as Id<'Restaurant'>)
  return restaurant ? accept(restaurant) : refuse([`There is no restaurant ${number}.`])
}
