import type { Database } from '#server/platform/db/database.ts'
import type { Restaurant } from '#server/platform/find-restaurant.ts'
import { restaurantOf, restaurantWithKey } from '#server/platform/find-restaurant.ts'
import { slug } from '#server/restaurant-file/form.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

/** The restaurant with a number or a key as it was typed behind `--restaurant`, or one sentence that says what is wrong. */
export async function findRestaurant(db: Database, typed: string): Promise<Verdict<Restaurant, readonly string[]>> {
  if (typed.trim() === '') return refuse(['--restaurant must be the number or the key of a restaurant.'])
  const isNumber = /^[1-9][0-9]{0,8}$/.test(typed)
  const restaurant = isNumber
    ? await restaurantOf(db, Number(typed) as Id<'Restaurant'>)
    : await restaurantWithKey(db, slug(typed))
  return restaurant ? accept(restaurant) : refuse([`There is no restaurant ${typed}.`])
}
