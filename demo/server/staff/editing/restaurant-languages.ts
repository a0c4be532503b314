import { eq } from 'drizzle-orm'

import type { Database } from '#demo/server/platform/db/database.ts'
import { restaurants } from '#demo/server/platform/db/schema/restaurant-tables.ts'
import type { Id } from '#src/contract/values.ts'
import type { Language } from '#src/options/languages.ts'

/**
 * The languages of a restaurant, its main one first. With `lock` nobody else edits with `lock` until the transaction
 * ends: who adds a row takes the next number of the restaurant's own. Orders go on meanwhile.
 */
export async function languagesOf(
  db: Database,
  id: Id<'Restaurant'>,
  lock: 'lock' | 'look' = 'look',
): Promise<readonly Language[]> {
  const query = db.select({ languages: restaurants.languages }).from(restaurants).where(eq(restaurants.id, id))
  const [row] = await (lock === 'lock' ? query.for('no key update') : query)
  return row?.languages ?? []
}
