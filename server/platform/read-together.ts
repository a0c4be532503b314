import type { Call } from './call.ts'
import type { Database } from './db/database.ts'
import { isUnavailable } from './db/unavailable.ts'
import { restaurantAt } from './find-restaurant.ts'
import { localizerFor } from './texts/language.ts'

/** What reading needs of a call. */
export type Reading = Pick<Call, 'db' | 'restaurant' | 'language' | 'nowMs'> & Partial<Pick<Call, 'replica'>>

type Read<C, T> = (call: C & Pick<Call, 'localize'>) => Promise<T>

/**
 * Reads several things as they stand at one moment: rows that others change meanwhile are seen as they were. The
 * restaurant's own row is read again, so that it is of the same moment. A replica is asked first, where there is one; what
 * it says counts only if it has the content that this call has seen.
 */
export async function readTogether<C extends Reading, T>(call: C, read: Read<C, T>): Promise<T> {
  const found = call.replica ? await readAtReplica(call.replica, call, read) : null
  if (found) return found.value
  return inOneMoment(call.db, async (db) => {
    const restaurant =
      (await restaurantAt(db, call.restaurant.id, { nowMs: call.nowMs, isPreview: false })) ?? call.restaurant
    return read({ ...call, db, restaurant, localize: localizerFor(call.language, restaurant) })
  })
}

/** Null when the replica is behind, or does not answer. */
async function readAtReplica<C extends Reading, T>(
  replica: Database,
  call: C,
  read: Read<C, T>,
): Promise<{ readonly value: T } | null> {
  try {
    return await inOneMoment(replica, async (db) => {
      const restaurant = await restaurantAt(db, call.restaurant.id, { nowMs: call.nowMs, isPreview: false })
      if (restaurant?.contentVersion !== call.restaurant.contentVersion) return null
      return { value: await read({ ...call, db, restaurant, localize: localizerFor(call.language, restaurant) }) }
    })
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

function inOneMoment<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
