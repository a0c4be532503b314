import type { NewRestaurant } from '#desk/contract/operator.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction } from '#server/platform/db/database.ts'
import { restaurantWithKey } from '#server/platform/find-restaurant.ts'
import { writeAudit } from '#server/platform/write-audit.ts'
import { slug } from '#server/restaurant-file/form.ts'
import { importRestaurant } from '#server/restaurant-file/import-restaurant.ts'
import { newRestaurant } from '#server/restaurant-file/new/new-restaurant.ts'
import { checkRestaurantFile } from '#server/restaurant-file/restaurant-file.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { accept, refuse } from '#src/domain/verdict.ts'

import type { Operator } from './operators.ts'

type Making = NewRestaurant & { readonly operator: Operator; readonly nowMs: number }

/**
 * Makes a restaurant that opens soon, of the file that `restaurant:new` writes. Refused as `invalid` when the country needs a
 * time zone that was not said, or the one that was said does not exist.
 */
export function makeRestaurant(
  db: Database,
  { name, country, timeZone, like, operator, nowMs }: Making,
): Promise<Verdict<Id<'Restaurant'>, { readonly reason: 'invalid' }>> {
  return inTransaction(db, async (tx) => {
    const key = await freeKey(tx, name)
    const made = newRestaurant({ name, country, like, key, ...(timeZone !== null && { timeZone }) })
    const file = made.ok ? checkRestaurantFile({ ...made.value, opensSoon: true }) : made
    const imported = file.ok ? await importRestaurant(tx, file.value) : file
    // Somebody else may have taken the key since: nothing of another restaurant is changed.
    if (!imported.ok || !imported.value.isNew) return refuse({ reason: 'invalid' as const })
    const { id } = imported.value
    const author = { restaurantId: id, id: null, name: operator.name, email: operator.email }
    const after = { name, country, like }
    await writeAudit(tx, { member: author, nowMs }, { action: 'restaurant.make', subject: id, before: null, after })
    return accept(id)
  })
}

/** The key that the name makes, with a number where another restaurant has it. */
async function freeKey(tx: Database, name: string): Promise<string> {
  const key = slug(name)
  for (let count = 1; ; count += 1) {
    const wanted = count === 1 ? key : `${key}-${count}`
    if (!(await restaurantWithKey(tx, wanted))) return wanted
  }
}
