import type { Call } from './call.ts'
import { restaurantOf } from './find-restaurant.ts'
import { localizerFor } from './texts/language.ts'

/** What reading needs of a call. */
export type Reading = Pick<Call, 'db' | 'restaurant' | 'language'>

/**
 * Reads several things as they stand at one moment: rows that others change meanwhile are seen as they were. The
 * restaurant's own row is read again, so that it is of the same moment.
 */
export function readTogether<C extends Reading, T>(
  call: C,
  read: (call: C & Pick<Call, 'localize'>) => Promise<T>,
): Promise<T> {
  return call.db.transaction(
    async (db) => {
      const restaurant = (await restaurantOf(db, call.restaurant.id)) ?? call.restaurant
      return read({ ...call, db, restaurant, localize: localizerFor(call.language, restaurant) })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
