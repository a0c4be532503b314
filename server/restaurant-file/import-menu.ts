import type { Database } from '#server/platform/db/database.ts'
import type { Id } from '#src/contract/values.ts'
import type { Verdict } from '#src/domain/verdict.ts'
import { refuse } from '#src/domain/verdict.ts'

import { exportRestaurant } from './export-restaurant.ts'
import type { Faults } from './faults.ts'
import type { Imported, ImportWish } from './import-restaurant.ts'
import { importRestaurant } from './import-restaurant.ts'
import type { SourceMenu } from './menu-sources/source-menu.ts'
import { withMenu, withoutNumbers } from './menu-sources/with-menu.ts'
import { checkRestaurantFile } from './restaurant-file.ts'

/** Gives a restaurant another menu: the rest of its file stays as it is. */
export async function importMenu(
  db: Database,
  restaurantId: Id<'Restaurant'>,
  { menu, of, wish = {} }: Pick<SourceMenu, 'menu' | 'of'> & { readonly wish?: ImportWish },
): Promise<Verdict<Imported, Faults>> {
  const file = await exportRestaurant(db, restaurantId)
  if (!file) return refuse([{ path: '', says: { id: 'noRestaurant', values: { number: restaurantId } } }])
  const isOwn = of === file.key
  const read = checkRestaurantFile(withMenu(file, isOwn ? menu : withoutNumbers(menu)))
  return read.ok ? importRestaurant(db, read.value, wish) : read
}
